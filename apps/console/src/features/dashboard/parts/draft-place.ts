import type { CallOutput, Contract } from '@matai/contract'
import { paths } from '../../../paths.ts'

export type Thing = CallOutput<Contract['dashboard']['getAttention']>['lately'][number]

export interface Place {
  to: string
  search?: Record<string, unknown>
}

const kinds = ['page', 'jump', 'form']

/** Where a thing is worked on. */
export function placeOf(subject: Thing['subject'], id: string): Place {
  const places: Record<Thing['subject'], Place> = {
    qrCode: { to: paths.qrCode(id) },
    batch: { to: paths.batch(id) },
    label: { to: paths.label(id) },
    style: { to: paths.style(id) },
    form: { to: paths.form, search: { id: Number(id) } },
    coupon: { to: paths.coupon(id) },
    groupCode: { to: paths.groupCode, search: { id: Number(id) } },
  }
  return places[subject]
}

/** What was begun and has never been saved: where it goes on. */
const newPlaces: Partial<Record<Thing['subject'], (begun: string) => Place>> = {
  qrCode: (begun) =>
    begun === 'home'
      ? { to: paths.company }
      : { to: paths.newQrCode, search: kinds.includes(begun) ? { kind: begun } : { template: begun } },
  batch: () => ({ to: paths.newBatch }),
  label: (begun) => ({
    to: paths.newLabel,
    search: /^[\d.]+x[\d.]+$/.test(begun) ? { size: begun } : { preset: begun },
  }),
  style: (begun) => ({
    to: paths.newStyle,
    search: {
      ...(begun.startsWith('from-') && { preset: begun.slice(5) }),
      ...(begun.startsWith('copy-') && { copy: begun.slice(5) }),
    },
  }),
}

/**
 * Of which thing unsaved work is, by the key under which its editor keeps it, without the account; null for what has no place
 * of its own. A thing that was never saved has no id.
 */
export function draftPlace(key: string): { subject: Thing['subject']; id: string | null; place: Place } | null {
  const [area = '', what = '', begun = ''] = key.split(':')
  if (area === 'look') return { subject: 'qrCode', id: what, place: { to: paths.qrCode(what, 'style') } }
  const subject = (['batch', 'label', 'style', 'form'] as const).find((one) => one === area)
  if (!subject && area !== 'new') return what ? null : saved('qrCode', area)
  if (subject && /^\d+$/.test(what)) return saved(subject, what)
  const place = newPlaces[subject ?? 'qrCode']?.(subject === 'label' || subject === undefined ? begun || what : what)
  return place ? { subject: subject ?? 'qrCode', id: null, place } : null
}

const saved = (subject: Thing['subject'], id: string) => ({ subject, id, place: placeOf(subject, id) })
