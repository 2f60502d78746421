import { createHash, randomBytes } from 'node:crypto'
import { type CallOutput, type contract, deskSignatureMinutes, type ParsedInput } from '@matai/contract'
import { componentsOf } from '@matai/form-kit/schema'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, notFound, tooManyRequests } from '../../../platform/failure.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import { networkOf } from '../../../platform/network-of.ts'
import { signaturesOfNetwork } from '../rules/paces.ts'
import * as store from '../store/desk-signatures.ts'
import { accountsWithDeskSignatures } from '../store/everybody.ts'
import type { Dependencies } from './dependencies.ts'
import { createFormSearch } from './find-form.ts'

type Calls = typeof contract.deskSignatures

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const milliseconds = deskSignatureMinutes * 60_000
const startOf = (now: Date) => new Date(now.getTime() - milliseconds)
const endOf = (at: Date) => new Date(at.getTime() + milliseconds).toISOString()

/** Signatures that a phone gives for a form that is filled at a desk. They pass through the database, so that any node will do. */
export function createDeskSignatures(dependencies: Dependencies) {
  const { database, rateLimit } = dependencies
  const find = createFormSearch(dependencies)

  /** Who has the token may see the question, also where the form is not for everybody: the desk was let in. */
  async function wanted(tx: Tx, token: string, context: PublicContext) {
    const [address = ''] = token.split('.')
    const place = await find.locate(tx, address, context)
    return { place, one: { tokenHash: hashOf(token), since: startOf(context.now) } }
  }

  const over = () => fail('records.signingOver', { as: 'notFound' })

  return {
    /** Unlogged: nothing is kept before the record is handed in. */
    async begin({ id, component }: ParsedInput<Calls['begin']>, context: PublicContext) {
      const { now, ip } = context
      const form = await find.enter(database.tx, await find.locate(database.tx, id, context), context)
      const asked = componentsOf(form.document).find((each) => each.id === component)
      if (!asked || !('byPhone' in asked.settings && asked.settings.byPhone)) notFound()
      const { allowed, retryAfter } = await rateLimit.hit(['deskSignature', networkOf(ip)], signaturesOfNetwork, now)
      if (!allowed) tooManyRequests(retryAfter)
      const token = `${id}.${randomBytes(24).toString('base64url')}`
      await database.transact(form.accountId, async (tx) => {
        const row = { tokenHash: hashOf(token), formId: form.id, component, at: now }
        await store.insertDeskSignature(tx, form.accountId, row)
      })
      return { token, endsAt: endOf(now) }
    },

    async open({ token }: ParsedInput<Calls['open']>, context: PublicContext): Promise<CallOutput<Calls['open']>> {
      const { tx } = database
      const { place, one } = await wanted(tx, token, context)
      const row = (await store.findDeskSignature(tx, place.accountId, one)) ?? over()
      const { document } = await find.known(tx, place, context)
      const component = componentsOf(document).find(({ id }) => id === row.component) ?? over()
      return { component, endsAt: endOf(row.at) }
    },

    /** Unlogged: nothing is kept before the record is handed in. */
    async sign({ token, picture }: ParsedInput<Calls['sign']>, context: PublicContext) {
      const { place, one } = await wanted(database.tx, token, context)
      const { accountId } = place
      const isThere = await database.transact(accountId, (tx) => store.putPicture(tx, accountId, one, picture))
      return isThere ? {} : over()
    },

    /** Unlogged: what the desk has is in its draft. */
    async collect({ token }: ParsedInput<Calls['collect']>, context: PublicContext) {
      const { place, one } = await wanted(database.tx, token, context)
      const { accountId } = place
      const row = (await store.findDeskSignature(database.tx, accountId, one)) ?? over()
      if (row.picture === null) return { picture: null }
      await database.transact(accountId, (tx) => store.deleteDeskSignature(tx, accountId, one.tokenHash))
      return { picture: row.picture }
    },

    /** Takes away what no desk collected. Unlogged: it was nobody's any more. */
    async sweep(now: Date): Promise<void> {
      const until = startOf(now)
      const sweepOf = (accountId: AccountId) =>
        database.transact(accountId, (tx) => store.sweepDeskSignatures(tx, accountId, until))
      for (const accountId of await accountsWithDeskSignatures(database.tx, until)) await sweepOf(accountId)
    },
  }
}
