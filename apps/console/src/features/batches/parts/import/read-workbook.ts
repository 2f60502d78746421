import type { PhraseKey } from '@matai/i18n'
import { workbookBytesMax } from '@matai/rules/batch-limits'

/** Endings of files that are sent: what many call .xls is read or refused by what it holds. */
export const workbookEndings = '.xlsx,.xlsm,.xls,.csv,.tsv,.txt'

/** Why a file cannot be sent; null when it can be tried. */
export function fileProblem({ name, size }: { name: string; size: number }): PhraseKey | null {
  if (!/\.(?:xlsx|xlsm|xls|csv|tsv|txt)$/i.test(name)) return 'batchScreens.fileKind'
  if (size === 0) return 'batchScreens.fileEmpty'
  return size > workbookBytesMax ? 'batches.workbookTooLarge' : null
}
