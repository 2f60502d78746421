import type { DataPart } from '../../exports/service/account-data.ts'
import { printersOf, printsOf, templatesOf } from '../store/account-data.ts'

/** What the data of an account holds of labels and of printing. */
export const labelParts: readonly DataPart[] = [
  { path: 'labels.jsonl', rows: templatesOf },
  { path: 'printers.jsonl', rows: printersOf },
  { path: 'prints.jsonl', rows: printsOf },
]
