import type { AccountPart } from '../../../platform/db/account-part.ts'
import { printersOf, printsOf, templatesOf } from '../store/account-data.ts'

/** What the data of an account holds of labels and of printing. */
export const labelParts: readonly AccountPart[] = [
  { path: 'labels.jsonl', rows: templatesOf },
  { path: 'printers.jsonl', rows: printersOf },
  { path: 'prints.jsonl', rows: printsOf },
]
