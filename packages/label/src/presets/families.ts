import type { Translate } from '@matai/i18n'
import type { QrStyle } from '@matai/qr'

/** Trades with a batch template, a style and a label of our own that belong together: the label asks for the template’s columns. */
export const families = ['equipment', 'asset', 'fire', 'room', 'shelf', 'tool', 'vehicle', 'visitor', 'ticket'] as const
export type Family = (typeof families)[number]

/** What the columns of a trade's batch template are called, in its order. */
export const columnsOf = (say: Translate, family: Family): string[] => say(`batchPresets.${family}Columns`).split('|')

/** How the codes of a trade are drawn: the colours of its label, dark enough for every phone, without a frame around. */
export const familyLooks: Record<Family, Partial<QrStyle>> = {
  equipment: { foreColor: '#0F2A20', eyeOutColor: '#0B4A37', eyeInColor: '#0B4A37' },
  asset: { foreColor: '#16211D' },
  fire: { foreColor: '#3D0D08', eyeOutColor: '#66130C', eyeInColor: '#66130C' },
  room: { foreColor: '#0B2445', eyeOutColor: '#123A6B', eyeInColor: '#123A6B' },
  shelf: { foreColor: '#16211D' },
  tool: { foreColor: '#0F2A20', eyeOutColor: '#0B4A37', eyeInColor: '#0B4A37' },
  vehicle: { foreColor: '#0B2445', eyeOutColor: '#123A6B', eyeInColor: '#123A6B' },
  visitor: { foreColor: '#0F2A20', eyeOutColor: '#0B4A37', eyeInColor: '#0B4A37' },
  ticket: { foreColor: '#0F2A20', eyeOutColor: '#0B4A37', eyeInColor: '#0B4A37' },
}
