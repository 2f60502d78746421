import type { QrCodeFilters } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codeNumbers, codeStatuses } from '../ports.ts'
import { halfOfId, idInAddress } from '../rules/short-id.ts'
import { idsWith } from '../store/codes.ts'
import type { Dependencies } from './dependencies.ts'

/** Codes that a keyword means without being a part of their names: by printed address, half a short id, batch number. */
export async function codesMeant(
  { ports }: Pick<Dependencies, 'ports'>,
  tx: Tx,
  accountId: AccountId,
  keyword: string,
): Promise<string[]> {
  const inAddress = idInAddress(keyword)
  if (inAddress) return [inAddress]
  const half = halfOfId(keyword)
  const [numbered, begun] = await Promise.all([
    Promise.all(ports.all(codeNumbers).map((numbers) => numbers.with(tx, accountId, keyword))),
    half ? idsWith(tx, accountId, half) : [],
  ])
  return [...numbered.flat(), ...begun]
}

/** The codes of a status item, where a list is narrowed to one; undefined: to none. */
export async function inStatusItem(
  { ports }: Pick<Dependencies, 'ports'>,
  tx: Tx,
  accountId: AccountId,
  { statusItemId }: Partial<QrCodeFilters>,
): Promise<string[] | undefined> {
  if (statusItemId === undefined) return undefined
  return (await Promise.all(ports.all(codeStatuses).map((statuses) => statuses.in(tx, accountId, statusItemId)))).flat()
}
