import type { QrCodeItem } from '@matai/contract'
import type { CodeDeeds } from '../bulk/use-code-deeds.tsx'

/** What a list can do with its rows beyond following a link. */
export interface RowDeeds extends CodeDeeds {
  /** Shows who did what to it. */
  log: (qrCode: QrCodeItem) => void
  /** Shows it beside the list; without it there is no list to stand beside. */
  peek?: (qrCode: QrCodeItem) => void
  /** Opens who sees them. */
  access: (qrCodes: QrCodeItem[]) => void
}
