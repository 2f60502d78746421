import { plainMobile } from '@matai/rules/mobile'
import { Failure, notFound } from '../../../platform/failure.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { hasCodes, namedCodes } from '../store/codes.ts'
import { deleteMobiles, insertMobiles, listMobiles } from '../store/mobiles.ts'
import { type ListRequest, numbered, pageOf } from './lists.ts'
import type { Parts } from './parts.ts'

/** Who changes a list. */
export interface Author {
  accountId: AccountId
  userId: number
}

interface Written {
  mobile: string
  name: string
}

/** Adds phones to the list of a code; refuses all when one is no phone, and names each that is none. */
export async function addMobiles(
  { database, audit }: Parts,
  by: Author,
  { id, mobiles }: { id: string; mobiles: readonly Written[] },
): Promise<number> {
  const plain = mobiles.map(({ mobile, name }) => ({ mobile: plainMobile(mobile) ?? '', name }))
  const fields = plain.flatMap(({ mobile }, index) => (mobile ? [] : [rowFault(index, mobiles[index]?.mobile ?? '')]))
  const [first] = fields
  if (first) throw new Failure('inputInvalid', first.phrase, { params: first.params, fields })
  return database.transact(by.accountId, async (tx) => {
    const [code = notFound()] = await namedCodes(tx, by.accountId, [id])
    const added = await insertMobiles(tx, by.accountId, id, plain)
    if (added > 0) await audit.on('qrCode')(tx, by, 'access', code, { added })
    return added
  })
}

function rowFault(index: number, mobile: string) {
  const params = { row: index + 1, mobile }
  return { path: ['mobiles', index, 'mobile'], phrase: 'codeAccess.mobileRowWrong' as const, params }
}

export async function showMobiles({ database }: Parts, accountId: AccountId, request: ListRequest) {
  const query = numbered(request)
  if (!(await hasCodes(database.tx, accountId, [query.qrCodeId]))) notFound()
  return pageOf(await listMobiles(database.tx, accountId, query), query)
}

/** Refuses when none of them is there. */
export async function removeMobiles(
  { database, audit }: Parts,
  by: Author,
  { qrCodeId, ids }: { qrCodeId: string; ids: readonly number[] },
): Promise<number> {
  return database.transact(by.accountId, async (tx) => {
    const [code = notFound()] = await namedCodes(tx, by.accountId, [qrCodeId])
    const removed = (await deleteMobiles(tx, by.accountId, qrCodeId, ids)) || notFound()
    await audit.on('qrCode')(tx, by, 'access', code, { removed })
    return removed
  })
}
