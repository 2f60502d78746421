import { wechatSignals } from '@matai/contract'
import type { Language } from '@matai/i18n'
import { everybody } from '../../../platform/db/account-id.ts'
import { Failure } from '../../../platform/failure.ts'
import { confirmMark, isMark, minutesSince } from '../rules.ts'
import { receiverAgreed } from '../events.ts'
import * as store from '../store.ts'
import type { ScenePurpose } from '../table.ts'
import type { Dependencies } from './dependencies.ts'
import type { SceneLive } from './live.ts'
import type { People } from './people.ts'

/** What who scanned reads before saying yes. */
export interface ConfirmQuestion {
  language: Language
  purpose: ScenePurpose
  state: 'asked' | 'done' | 'refused' | 'taken'
  /** Where somebody signs in; to whose account; whose messages. */
  about: string
  /** Since it began. */
  minutes: number
}

/** The page in WeChat where the person who scanned says that it is they. Looking changes nothing. */
export function createConfirming(
  { database, clock, events }: Dependencies,
  { live, markKey, people }: { live: SceneLive; markKey: Buffer; people: People },
) {
  async function open(token: string): Promise<store.SceneRow | undefined> {
    const [scene = '', mark = ''] = token.split('.')
    const row = await store.findScene(database.tx, scene)
    if (!row || row.until <= clock.now() || !row.openId) return undefined
    return isMark(mark, confirmMark(markKey, scene, row.openId)) ? row : undefined
  }

  const states = { waiting: 'asked', scanned: 'asked', confirmed: 'done', refused: 'refused' } as const

  return {
    /** Undefined for a link that holds for nothing any more. */
    async question(token: string): Promise<ConfirmQuestion | undefined> {
      const row = await open(token)
      if (!row) return undefined
      const { language, purpose, about } = row
      return { language, purpose, about, state: states[row.state], minutes: minutesSince(row.createdAt, clock.now()) }
    },

    /**
     * What the person says; `taken` when that WeChat is another user's, or the user has another.
     * Unlogged: how a person signs in is for nobody else of the account.
     */
    async answer(token: string, agrees: boolean): Promise<'said' | 'taken' | 'gone'> {
      const row = await open(token)
      if (!row) return 'gone'
      if (row.state !== 'scanned') return 'said'
      const known = agrees ? await people.lookUp({ appId: row.appId, openId: row.openId, unionId: '' }) : undefined
      const now = clock.now()
      try {
        await database.transact(everybody, async (tx) => {
          if (!known) {
            if (await store.moveScene(tx, row.id, 'scanned', { state: 'refused' }))
              await live.announce(tx, row.id, wechatSignals.expired)
            return
          }
          const person = await store.settlePerson(tx, known, { follows: known.follows, now })
          if (!(await store.moveScene(tx, row.id, 'scanned', { state: 'confirmed', person }))) return
          if (row.purpose === 'bind' && row.userId !== null) await people.bind(tx, row.userId, person)
          if (row.purpose === 'receive' && row.subject)
            await events.announce(tx, receiverAgreed, { ...row.subject, openId: row.openId, at: now.toISOString() })
          await live.announce(tx, row.id, wechatSignals.done)
        })
      } catch (error) {
        if (error instanceof Failure && error.phrase === 'wechat.boundElsewhere') return 'taken'
        throw error
      }
      return 'said'
    },
  }
}
