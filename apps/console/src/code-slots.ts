import type { QrCode, QrCodeItem } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'
import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { wantDesignPhrases, wantFormPhrases } from './language.ts'

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

const tab = (load: () => Promise<ComponentType<CodeTabProps>>) => lazy(async () => ({ default: await load() }))

/** What a live code's page has, in its order: an area that knows something of a code adds a line. */
export const codeTabs: readonly CodeTab[] = [
  {
    key: '',
    label: 'qrCodes.tabContent',
    Screen: tab(async () => (await import('./features/qr-codes/tabs/content-tab.tsx')).ContentTab),
  },
  {
    key: 'style',
    label: 'qrCodes.tabStyle',
    phrases: wantDesignPhrases,
    Screen: tab(async () => (await import('./features/qr-codes/tabs/style-tab.tsx')).StyleTab),
  },
  {
    key: 'print',
    label: 'qrCodes.tabPrint',
    phrases: wantDesignPhrases,
    Screen: tab(async () => (await import('./features/labels/print-tab.tsx')).PrintTab),
  },
  {
    key: 'access',
    label: 'codeAccess.title',
    Screen: tab(async () => (await import('./features/qr-codes/tabs/access-tab.tsx')).AccessTab),
  },
  {
    key: 'records',
    label: 'codeForms.codeRecords',
    phrases: wantFormPhrases,
    Screen: tab(async () => (await import('./features/records/code-records-tab.tsx')).CodeRecordsTab),
  },
  {
    key: 'statistics',
    label: 'qrCodes.tabStatistics',
    Screen: tab(async () => (await import('./features/stats/statistics-tab.tsx')).StatisticsTab),
  },
  {
    key: 'versions',
    label: 'versions.history',
    Screen: tab(async () => (await import('./features/qr-codes/tabs/versions-tab.tsx')).VersionsTab),
  },
  {
    key: 'log',
    label: 'qrCodes.tabLog',
    Screen: tab(async () => (await import('./features/audit/log-tab.tsx')).LogTab),
  },
]

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

/** A line for each area that does something with many codes at once. */
export const codeDeeds: readonly CodeDeed[] = [
  {
    key: 'exchange',
    label: 'qrCodes.exchangeDots',
    Dialog: lazy(async () => ({
      default: (await import('./features/qr-codes/parts/bulk/exchange-dialog.tsx')).ExchangeDialog,
    })),
  },
]

/** A column that an area adds to the list of codes. */
export interface CodeColumn {
  key: string
  title: PhraseKey
  width: number
  /** Not shown until chosen. */
  hidden?: boolean
  Cell: LazyExoticComponent<ComponentType<{ qrCode: QrCodeItem }>>
}

/** A line for each area that knows something of every code. */
export const codeColumns: readonly CodeColumn[] = []
