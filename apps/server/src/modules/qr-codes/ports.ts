import type { CodeStatusMark, CodeStock, Company, OpenMethod } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'
import type { AccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'
import { port } from '../../platform/ports.ts'

/** Which of some live codes keep visitors out. */
export const limitedCodes =
  port<(tx: Tx, accountId: AccountId, ids: string[]) => Promise<ReadonlySet<string>>>('qr-codes.limited')

/** What later modules count live codes by, such as their number in a batch. */
export interface CodeNumbers {
  /** Numbers by code; of those that have one. */
  of(tx: Tx, accountId: AccountId, ids: string[]): Promise<ReadonlyMap<string, string>>
  /** Codes whose number is the text or has it as a half. */
  with(tx: Tx, accountId: AccountId, text: string): Promise<string[]>
}
export const codeNumbers = port<CodeNumbers>('qr-codes.numbers')

/** What came in of a form from live codes: how many records and when the last; codes without any may be missing. */
export type CodeRecords = (
  tx: Tx,
  accountId: AccountId,
  formId: number,
  ids: string[],
) => Promise<ReadonlyMap<string, { records: number; lastAt: Date }>>
export const codeRecords = port<CodeRecords>('qr-codes.records')

/** What a code has for itself, by the names under which its layout speaks of it; undefined where nothing is known. */
export const codeVariables =
  port<(tx: Tx, accountId: AccountId, qrCodeId: string) => Promise<Readonly<Record<string, string>> | undefined>>(
    'qr-codes.variables',
  )

/** What later modules know of live codes that can stand in columns of its own, by the names of the columns. */
export const codeFacts =
  port<(tx: Tx, accountId: AccountId, ids: string[]) => Promise<ReadonlyMap<string, Record<string, string>>>>(
    'qr-codes.facts',
  )

/** Who stands at the top of the home page; null where an account has not said it yet. */
export const homeHeads = port<(tx: Tx, accountId: AccountId) => Promise<Company | null>>('qr-codes.homeHeads')

/** What writes the content of a code in place of people, such as a template: its name; undefined when nothing does. */
export const codeOwners =
  port<(tx: Tx, accountId: AccountId, qrCodeId: string) => Promise<string | undefined>>('qr-codes.owners')

/** What later modules say of the statuses of codes. */
export interface CodeStatuses {
  /** By code; those without any are missing. */
  of(tx: Tx, accountId: AccountId, ids: string[]): Promise<ReadonlyMap<string, CodeStatusMark[]>>
  /** Codes that are in an item. */
  in(tx: Tx, accountId: AccountId, itemId: number): Promise<string[]>
}
export const codeStatuses = port<CodeStatuses>('qr-codes.statuses')

/** What later modules keep in stock at live codes; those without any are missing. */
export const codeStock =
  port<(tx: Tx, accountId: AccountId, ids: string[]) => Promise<ReadonlyMap<string, CodeStock>>>('qr-codes.stock')

/** What is missing for codes of an account to open in a way; undefined for nothing. */
export const openMethodFaults =
  port<(tx: Tx, accountId: AccountId, method: OpenMethod) => Promise<PhraseKey | undefined>>(
    'qr-codes.openMethodFaults',
  )
