import type { DataPart } from '../../exports/service/account-data.ts'
import { childrenOf, templatesOf } from '../store/account-data.ts'

/** What the data of an account holds of batches. */
export const batchParts: readonly DataPart[] = [
  { path: 'batches.jsonl', rows: templatesOf },
  { path: 'batch-codes.jsonl', rows: childrenOf },
]
