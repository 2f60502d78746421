import { numberPart } from '@matai/rules/batch-number'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { listNumbers, numbersOf } from '../store/children.ts'

export { templateNameOf } from '../store/children.ts'
export { listFailed as failedImportsOf } from '../store/imports.ts'
import { findByPart } from '../store/numbers.ts'

/** Number and values by what the columns are called, of those among the codes that come from a template. */
export async function batchFactsOf(tx: Tx, accountId: AccountId, ids: string[]) {
  const rows = await numbersOf(tx, accountId, ids)
  return new Map(
    rows.map(({ qrCodeId, number, values, columns }) => {
      return [
        qrCodeId,
        { number, columns: Object.fromEntries(columns.map(({ key, name }) => [name, values[key] ?? ''])) },
      ]
    }),
  )
}

/** Values of a code by what its columns are called. */
export async function batchVariablesOf(tx: Tx, accountId: AccountId, qrCodeId: string) {
  return (await batchFactsOf(tx, accountId, [qrCodeId])).get(qrCodeId)?.columns
}

/** The values alone, for lists of codes. */
export async function batchColumnsOf(tx: Tx, accountId: AccountId, ids: string[]) {
  return new Map([...(await batchFactsOf(tx, accountId, ids))].map(([id, { columns }]) => [id, columns]))
}

/** Numbers of those among the codes that come from a template. */
export async function batchNumbersOf(tx: Tx, accountId: AccountId, ids: string[]): Promise<Map<string, string>> {
  return new Map((await listNumbers(tx, accountId, ids)).map(({ qrCodeId, number }) => [qrCodeId, number]))
}

/** Codes whose number is the text or has it as a half, written in whatever case. */
export async function codesOfBatchNumber(tx: Tx, accountId: AccountId, text: string): Promise<string[]> {
  const part = numberPart(text.trim())
  return part ? findByPart(tx, accountId, part) : []
}
