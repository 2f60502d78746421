import type { QrCode, QrCodeItem } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'
import type { ComponentType, LazyExoticComponent } from 'react'

export interface CodeTabProps {
  qrCode: QrCode
}

/** A tab of the page of a live code. */
export interface CodeTab {
  /** Last part of its address; empty is what the page opens with. */
  key: string
  label: PhraseKey
  /** Words that do not come with the list. */
  phrases?: () => Promise<void>
  Screen: LazyExoticComponent<ComponentType<CodeTabProps>>
}

export interface CodeDeedProps {
  /** The codes that are chosen in the list. */
  qrCodes: QrCodeItem[]
  onClose: () => void
  /** It happened: nothing is chosen any more. */
  onDone: () => void
}

/** What can be done with chosen codes beyond what each code knows by itself; it asks in a dialog. */
export interface CodeDeed {
  key: string
  label: PhraseKey
  /** Why it cannot be done with these. */
  reason?: (qrCodes: QrCodeItem[]) => PhraseKey | undefined
  Dialog: LazyExoticComponent<ComponentType<CodeDeedProps>>
}

/** A column that an area adds to the list of codes. */
export interface CodeColumn {
  key: string
  title: PhraseKey
  width: number
  /** What a code has nothing to show of; a column of nothing waits until it is chosen. */
  isEmpty: (qrCode: QrCodeItem) => boolean
  Cell: LazyExoticComponent<ComponentType<{ qrCode: QrCodeItem }>>
}
