import type { Company } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { failField, notFound } from '../../../platform/failure.ts'
import { qrCodesChanged } from '../events.ts'
import { homeHeads } from '../ports.ts'
import { lockQrCode, type QrCodeRow, updateQrCode } from '../store/codes.ts'
import { hasHome, homeOf } from '../store/kinds.ts'
import type { Acting, Dependencies } from './dependencies.ts'
import { remember } from './remember.ts'

/** The one home page of an account: which code it is. What it says of the company is known to a later module. */
export function createHomes(
  dependencies: Pick<Dependencies, 'database' | 'events' | 'directories' | 'audit' | 'ports'>,
) {
  const { database, events, directories, audit, ports } = dependencies

  async function headIn(tx: Tx, accountId: AccountId): Promise<Company | null> {
    const heads = await Promise.all(ports.all(homeHeads).map((head) => head(tx, accountId)))
    return heads.find((head) => head !== null) ?? null
  }

  async function turn(tx: Tx, row: QrCodeRow, kind: 'home' | 'page', acting: Acting): Promise<void> {
    const { accountId, now } = acting
    await updateQrCode(tx, accountId, row.id, { kind, updatedAt: now })
    await remember(audit, tx, acting, 'changed', [{ id: row.id, name: row.name, details: { kind } }])
    await events.announce(tx, qrCodesChanged, { accountId, ids: [row.id] })
  }

  return {
    idOf: (accountId: AccountId): Promise<string | undefined> => homeOf(database.tx, accountId),
    headOf: (accountId: AccountId): Promise<Company | null> => headIn(database.tx, accountId),

    /** A home page introduces somebody: who that is comes first. */
    async refuseUnknownCompany(tx: Tx, accountId: AccountId): Promise<void> {
      if ((await headIn(tx, accountId)) === null) failField('kind', 'kinds.companyInfoFirst')
    },

    /** Makes a page of the account its home page. */
    async adopt(tx: Tx, id: string, acting: Acting): Promise<void> {
      const { accountId } = acting
      // As whoever makes a new one: of two at once the second finds the first.
      await directories.hold(tx, accountId)
      const row = (await lockQrCode(tx, accountId, id)) ?? notFound()
      if (row.kind === 'home') return
      if (row.kind !== 'page') failField('qrCodeId', 'kinds.onlyPagesHome')
      if (await hasHome(tx, accountId)) failField('qrCodeId', 'kinds.homepageExists')
      await turn(tx, row, 'home', acting)
    },

    /** Makes the home page a page like any other: what was printed goes on showing it. */
    async release(tx: Tx, acting: Acting): Promise<void> {
      const id = await homeOf(tx, acting.accountId)
      const row = id === undefined ? undefined : await lockQrCode(tx, acting.accountId, id)
      if (row?.kind === 'home') await turn(tx, row, 'page', acting)
    },

    /** What stands at the top of the home page is another: visitors see it at once. */
    async announceHead(tx: Tx, accountId: AccountId): Promise<void> {
      const id = await homeOf(tx, accountId)
      if (id !== undefined) await events.announce(tx, qrCodesChanged, { accountId, ids: [id] })
    },
  }
}
