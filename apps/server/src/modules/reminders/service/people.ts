import type { AddressState } from '@matai/contract'
import { isLanguage, type Language } from '@matai/i18n'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { contactsOf, membersOf } from '../../accounts/service/members.ts'
import type { Person } from '../rules/outcome.ts'
import * as store from '../store/receivers.ts'
import type { Dependencies } from './dependencies.ts'

/** Somebody with the addresses as they are now. */
export interface KnownPerson extends Person {
  email: string
  /** E.164 without the plus. */
  mobile: string
  /** Under which the official account reaches the person; empty: not at all. */
  openId: string
  language: Language
}

const stateOf = (address: string, isAgreed: boolean, stopped: ReadonlySet<string>): AddressState =>
  !address ? 'none' : stopped.has(address) ? 'stopped' : isAgreed ? 'confirmed' : 'asked'

/**
 * Everybody whom rules of an account can mean: its receivers, and the others among `userIds` who work in it. A person of
 * the account has proven number and mailbox; whoever has left gets nothing.
 */
export function createPeople({ namesOf, wechat }: Pick<Dependencies, 'namesOf' | 'wechat'>) {
  return async (tx: Tx, accountId: AccountId, userIds: readonly number[] = []): Promise<KnownPerson[]> => {
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
    const stopped = await store.stoppedAmong(tx, accountId, addresses)
    const bound = new Map((await wechat.reach(tx, [...listed, ...others])).map((one) => [one.userId, one]))
    const gone = await wechat.unfollowed(
      tx,
      outside.flatMap(({ wechatOpenId }) => wechatOpenId ?? []),
    )
    const wechatState = (openId: string, follows: boolean): AddressState =>
      !openId ? 'none' : follows ? 'confirmed' : 'stopped'

    function member(userId: number, so: Pick<Person, 'receiverId' | 'name' | 'off' | 'quiet'>): KnownPerson {
      const contact = contacts.get(userId)
      const [email, mobile] = [contact?.email ?? '', contact?.mobile?.slice(1) ?? '']
      const { openId = '', follows = false } = bound.get(userId) ?? {}
      const states = { mail: stateOf(email, true, stopped), sms: stateOf(mobile, true, stopped) }
      const addressed = { email, mobile, openId, ...states, wechat: wechatState(openId, follows) }
      return { ...so, who: `u${userId}`, userId, ...addressed, language: contact?.language ?? 'zh' }
    }

    const receivers = rows
      .filter(({ userId }) => userId === null || members.has(userId))
      .map((row): KnownPerson => {
        const { id: receiverId, name, off, quiet, userId } = row
        if (userId !== null) return member(userId, { receiverId, name, off, quiet })
        const [email, mobile, openId] = [row.email ?? '', row.mobile ?? '', row.wechatOpenId ?? '']
        return {
          ...{ who: `r${receiverId}`, receiverId, userId, name, off, quiet, email, mobile, openId },
          mail: stateOf(email, row.emailConfirmedAt !== null, stopped),
          sms: stateOf(mobile, row.mobileConfirmedAt !== null, stopped),
          wechat: wechatState(openId, !gone.has(openId)),
          language: isLanguage(row.language) ? row.language : 'zh',
        }
      })
    const unlisted = others.map((userId) =>
      member(userId, { receiverId: null, name: names.get(userId) ?? '', off: false, quiet: null }),
    )
    return [...receivers, ...unlisted]
  }
}

export type People = ReturnType<typeof createPeople>
