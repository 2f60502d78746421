import { type ComponentType, lazy } from 'react'
import type { CodeColumn, CodeDeed, CodeTab, CodeTabProps } from './code-slot.ts'
import { wantPhrases } from './language.ts'

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
    phrases: () => wantPhrases('design'),
    Screen: tab(async () => (await import('./features/qr-codes/tabs/style-tab.tsx')).StyleTab),
  },
  {
    key: 'page',
    label: 'brand.codeTab',
    Screen: tab(async () => (await import('./features/brand/page-look-tab.tsx')).PageLookTab),
  },
  {
    key: 'print',
    label: 'qrCodes.tabPrint',
    phrases: () => wantPhrases('design'),
    Screen: tab(async () => (await import('./features/labels/print-tab.tsx')).PrintTab),
  },
  {
    key: 'access',
    label: 'codeAccess.title',
    Screen: tab(async () => (await import('./features/code-access/access-tab.tsx')).AccessTab),
  },
  {
    key: 'open',
    label: 'qrCodes.tabOpen',
    phrases: () => wantPhrases('forms'),
    Screen: tab(async () => (await import('./features/open-methods/open-tab.tsx')).OpenTab),
  },
  {
    key: 'records',
    label: 'codeForms.codeRecords',
    phrases: () => wantPhrases('forms'),
    Screen: tab(async () => (await import('./features/records/code-records-tab.tsx')).CodeRecordsTab),
  },
  {
    key: 'statuses',
    label: 'qrCodes.tabStatuses',
    phrases: () => wantPhrases('forms'),
    Screen: tab(async () => (await import('./features/statuses/status-tab.tsx')).StatusTab),
  },
  {
    key: 'plans',
    label: 'qrCodes.tabPlans',
    phrases: () => wantPhrases('forms'),
    Screen: tab(async () => (await import('./features/plans/code-plans-tab.tsx')).CodePlansTab),
  },
  {
    key: 'statistics',
    label: 'qrCodes.tabStatistics',
    phrases: () => wantPhrases('figures'),
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
    phrases: () => wantPhrases('history'),
    Screen: tab(async () => (await import('./features/audit/log-tab.tsx')).LogTab),
  },
]

/** A line for each area that does something with many codes at once. */
export const codeDeeds: readonly CodeDeed[] = [
  {
    key: 'exchange',
    label: 'qrCodes.exchangeDots',
    Dialog: lazy(async () => {
      await wantPhrases('editing')
      return { default: (await import('./features/qr-codes/parts/bulk/exchange-dialog.tsx')).ExchangeDialog }
    }),
  },
  {
    key: 'status',
    label: 'qrCodes.setStatusDots',
    Dialog: lazy(async () => {
      await wantPhrases('forms')
      return { default: (await import('./features/statuses/set-deed.tsx')).SetDeed }
    }),
  },
  {
    key: 'open',
    label: 'qrCodes.openDots',
    Dialog: lazy(async () => {
      await wantPhrases('forms')
      return { default: (await import('./features/open-methods/open-deed.tsx')).OpenDeed }
    }),
  },
]

/** A line for each area that knows something of every code. */
export const codeColumns: readonly CodeColumn[] = [
  {
    key: 'statuses',
    title: 'qrCodes.tabStatuses',
    width: 140,
    isEmpty: ({ statuses }) => statuses.length === 0,
    Cell: lazy(async () => ({ default: (await import('./features/statuses/status-cell.tsx')).StatusCell })),
  },
  {
    key: 'stock',
    title: 'qrCodes.stock',
    width: 110,
    isEmpty: ({ stock }) => stock === null,
    Cell: lazy(async () => ({ default: (await import('./features/stock/stock-cell.tsx')).StockCell })),
  },
  {
    key: 'usage',
    title: 'qrCodes.usage',
    width: 180,
    // Rarely looked for: it waits until somebody chooses it.
    isEmpty: () => true,
    Cell: lazy(async () => ({ default: (await import('./features/qr-codes/parts/list/usage-cell.tsx')).UsageCell })),
  },
]

/** Who sees chosen codes: beside the list, when the address says so. Its pickers weigh more than the list itself. */
export const AccessPlace = lazy(async () => {
  await wantPhrases('editing')
  return { default: (await import('./features/code-access/parts/access-place.tsx')).AccessPlace }
})
