import type { contract, ParsedInput } from '@matai/contract'
import { everybody } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, tooManyRequests } from '../../../platform/failure.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import { networkOf } from '../../../platform/network-of.ts'
import type { NewSession } from '../../accounts/service/start-session.ts'
import { exchangeRate, hashKey, isMark } from '../rules.ts'
import * as store from '../store.ts'
import type { Dependencies } from './dependencies.ts'
import type { People } from './people.ts'
import { asking } from './problems.ts'

type Calls = typeof contract.wechat

/** Signing in with what was confirmed in WeChat: only the browser that began, by its key. */
export function createEntering(
  { database, clock, rateLimit, log, accounts, wechat }: Dependencies,
  { people }: { people: People },
) {
  async function mine({ scene, key }: { scene: string; key: string }): Promise<store.SceneRow> {
    const row = await store.findScene(database.tx, scene)
    const isMine = row && row.purpose === 'signIn' && row.until > clock.now() && isMark(hashKey(key), row.keyHash)
    return isMine ? row : fail('wechat.sceneOld')
  }

  /**
   * Asks WeChat whose a code is. It lets in once, so what it said is kept with the scene.
   * Unlogged: how a person signs in is for nobody else of the account.
   */
  async function exchange(row: store.SceneRow, code: string, { ip, now }: PublicContext): Promise<string> {
    const app = row.way === 'website' ? wechat.website : row.way === 'page' ? wechat.account?.pages : undefined
    if (!app) fail('wechat.sceneOld')
    const { allowed, retryAfter } = await rateLimit.hit(['wechatCode', networkOf(ip)], exchangeRate, now)
    if (!allowed) tooManyRequests(retryAfter)
    const { openId, unionId, isSnapshot } = await asking(log, () => app.personOf(code))
    if (isSnapshot) fail('wechat.snapshot')
    const { appId } = app
    const known = await people.lookUp({ appId, openId, unionId })
    return database.transact(everybody, async (tx) => {
      const person = await store.settlePerson(tx, known, { follows: known.follows, now })
      await store.moveScene(tx, row.id, 'waiting', { state: 'confirmed', person, appId, openId })
      return person
    })
  }

  const used = (row: store.SceneRow) => async (tx: Tx) => {
    if (!(await store.takeScene(tx, row.id))) fail('wechat.sceneOld')
  }

  return {
    /** Null where that WeChat is bound to nobody. Unlogged: how a person signs in is for nobody else of the account. */
    async enter(input: ParsedInput<Calls['enter']>, context: PublicContext): Promise<NewSession | null> {
      const row = await mine(input)
      const person = row.state === 'confirmed' ? row.person : input.code ? await exchange(row, input.code, context) : ''
      if (!person) fail('wechat.notConfirmed', { as: 'conflict' })
      const binding = await store.findBinding(database.tx, { person })
      if (!binding) return null
      const { isAuto: remember, secondFactor } = input
      return accounts.letIn({ userId: binding.userId, secondFactor, remember, claim: used(row) }, context)
    },

    /** Unlogged: how a person signs in is for nobody else of the account. */
    async bindMobile(input: ParsedInput<Calls['bindMobile']>, context: PublicContext): Promise<NewSession> {
      const row = await mine(input)
      if (row.state !== 'confirmed') fail('wechat.notConfirmed', { as: 'conflict' })
      const mobile = row.mobile || (await accounts.proveMobile(input, context))
      // A code lets in once: whoever has to give more is not asked for another.
      if (!row.mobile) await database.transact(everybody, (tx) => store.moveScene(tx, row.id, 'confirmed', { mobile }))
      const { secondFactor, isAuto: remember, invitation, accountType, zone } = input
      const claim = async (tx: Tx, userId: number) => {
        await used(row)(tx)
        await people.bind(tx, userId, row.person)
      }
      return accounts.letInMobile({ mobile, secondFactor, remember, invitation, accountType, zone, claim }, context)
    },
  }
}
