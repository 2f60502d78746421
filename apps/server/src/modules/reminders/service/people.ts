import type { AddressState } from '@matai/contract'
import { isLanguage, type Language } from '@matai/i18n'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { contactsOf, membersOf } from '../../accounts/service/members.ts'
import type { Person } from '../rules/outcome.ts'
import { collaboratorWho, fillerWho } from '../rules/tellings.ts'
import * as store from '../store/receivers.ts'
import type { Dependencies } from './dependencies.ts'

/** Somebody with the addresses as they are now. */
export interface KnownPerson extends Person {
  email: string
  /** Under which the official account reaches the person; empty: not at all. */
  openId: string
  language: Language
}

interface ByPhone extends Pick<Person, 'name' | 'mobile' | 'groups'> {
  isProven: boolean
}

const stateOf = (address: string, isAgreed: boolean, stopped: ReadonlySet<string>): AddressState =>
  !address ? 'none' : stopped.has(address) ? 'stopped' : isAgreed ? 'confirmed' : 'asked'

/** Who is looked for besides the receivers. */
interface Asked {
  userIds?: readonly number[]
  groupIds?: readonly number[]
  collaboratorIds?: readonly number[]
  fillerIds?: readonly number[]
}

/**
 * Everybody whom rules of an account can mean: its receivers, and the others among `userIds` who work in it. A person of
 * the account has proven number and mailbox; whoever has left gets nothing. Collaborators and fillers get text messages on
 * the phone that they proved, and nothing on one that others only wrote down.
 */
export function createPeople({
  namesOf,
  collaborators,
  records,
  wechat,
  mini,
}: Pick<Dependencies, 'namesOf' | 'collaborators' | 'records' | 'wechat' | 'mini'>) {
  return async (
    tx: Tx,
    accountId: AccountId,
    { userIds = [], groupIds = [], collaboratorIds = [], fillerIds = [] }: Asked = {},
  ): Promise<KnownPerson[]> => {
    const helping = await collaborators.reachable(tx, accountId, { groupIds, ids: collaboratorIds })
    const fillers = await records.fillersByIds(tx, accountId, fillerIds)
    const rows = await store.allReceivers(tx, accountId)
    const members = new Set((await membersOf(tx, accountId)).map(({ userId }) => userId))
    const listed = new Set(rows.flatMap(({ userId }) => userId ?? []))
    const others = [...new Set(userIds)].filter((id) => members.has(id) && !listed.has(id))
    const contacts = await contactsOf(tx, [...listed, ...others])
    const names = await namesOf(tx, others)
    const outside = rows.filter(({ userId }) => userId === null)
    const addresses = [
      ...outside.flatMap(({ email, mobile }) => [email ?? [], mobile ?? []].flat()),
      ...[...contacts.values()].flatMap(({ email, mobile }) => [email ?? [], mobile?.slice(1) ?? []].flat()),
    ]
    addresses.push(...[...helping, ...fillers].map(({ mobile }) => mobile).filter(Boolean))
    const stopped = await store.stoppedAmong(tx, accountId, addresses)
    const inMini = await mini.reach(tx, addresses)
    const bound = new Map((await wechat.reach(tx, [...listed, ...others])).map((one) => [one.userId, one]))
    const gone = await wechat.unfollowed(
      tx,
      outside.flatMap(({ wechatOpenId }) => wechatOpenId ?? []),
    )
    /** By the official account; whoever it does not reach, in the mini program if they agreed there. */
    function inWechat(openId: string, follows: boolean, mobile: string): Pick<KnownPerson, 'openId' | 'wechat'> {
      const agreed = inMini.get(mobile)
      if (openId && follows) return { openId, wechat: 'confirmed' }
      if (agreed && !stopped.has(mobile)) return { openId: agreed, wechat: 'confirmed' }
      return { openId, wechat: openId ? 'stopped' : 'none' }
    }

    function member(userId: number, so: Pick<Person, 'receiverId' | 'name' | 'off' | 'quiet'>): KnownPerson {
      const contact = contacts.get(userId)
      const [email, mobile] = [contact?.email ?? '', contact?.mobile?.slice(1) ?? '']
      const { openId = '', follows = false } = bound.get(userId) ?? {}
      const states = { mail: stateOf(email, true, stopped), sms: stateOf(mobile, true, stopped) }
      const addressed = { email, mobile, ...states, ...inWechat(openId, follows, mobile) }
      return { ...so, who: `u${userId}`, userId, groups: [], ...addressed, language: contact?.language ?? 'zh' }
    }

    const receivers = rows
      .filter(({ userId }) => userId === null || members.has(userId))
      .map((row): KnownPerson => {
        const { id: receiverId, name, off, quiet, userId } = row
        if (userId !== null) return member(userId, { receiverId, name, off, quiet })
        const [email, mobile, openId] = [row.email ?? '', row.mobile ?? '', row.wechatOpenId ?? '']
        return {
          ...{ who: `r${receiverId}`, receiverId, userId, groups: [], name, off, quiet, email, mobile },
          mail: stateOf(email, row.emailConfirmedAt !== null, stopped),
          sms: stateOf(mobile, row.mobileConfirmedAt !== null, stopped),
          ...inWechat(openId, !gone.has(openId), row.mobileConfirmedAt === null ? '' : mobile),
          language: isLanguage(row.language) ? row.language : 'zh',
        }
      })
    const unlisted = others.map((userId) =>
      member(userId, { receiverId: null, name: names.get(userId) ?? '', off: false, quiet: null }),
    )
    const byPhone = (who: string, { name, mobile, isProven, groups }: ByPhone): KnownPerson => ({
      ...{ who, receiverId: null, userId: null, groups, name, off: false, quiet: null, email: '', mobile },
      ...{ mail: 'none', sms: stateOf(mobile, isProven, stopped), ...inWechat('', false, mobile), language: 'zh' },
    })
    return [
      ...receivers,
      ...unlisted,
      ...helping.map((one) => byPhone(collaboratorWho(one.id), one)),
      ...fillers.map((one) => byPhone(fillerWho(one.id), { ...one, groups: [] })),
    ]
  }
}

export type People = ReturnType<typeof createPeople>
