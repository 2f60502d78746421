import type { AccountPart } from '../../../platform/db/account-part.ts'
import { childrenOf, templatesOf } from '../store/account-data.ts'

/** What the data of an account holds of batches. */
export const batchParts: readonly AccountPart[] = [
  { path: 'batches.jsonl', rows: templatesOf },
  { path: 'batch-codes.jsonl', rows: childrenOf },
]
