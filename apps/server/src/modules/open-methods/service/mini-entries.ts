import type { MiniMethod } from '@matai/contract'
import { BoundedMap } from '../../../platform/bounded-map.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { MiniEntry } from '../../../platform/wechat/mini-program.ts'
import { accountsWithMini, readMini, rememberRefreshToken } from '../../brand/service/own-mini.ts'
import type { Dependencies } from './dependencies.ts'

/** A mini program, and the way into it. */
export interface FoundMini {
  appId: string
  entry: MiniEntry
}

/**
 * In which mini program codes of an account open: that of this server, which bears our name, or the account's own. One
 * whose secret it gave comes before one that it authorised.
 */
export function createMiniEntries({ database, wechat, texts }: Pick<Dependencies, 'database' | 'wechat' | 'texts'>) {
  const { mini, entryOf, entryFor } = wechat
  /** Each holds a token, so it is made once for what was told of it. */
  const known = new BoundedMap<string, MiniEntry>({ entries: 500 })

  function once(key: string, make: () => MiniEntry): MiniEntry {
    const entry = known.get(key) ?? make()
    known.set(key, entry)
    return entry
  }

  async function allOf(tx: Tx, accountId: AccountId): Promise<FoundMini[]> {
    const { own, authorised } = await readMini(tx, texts, accountId)
    const found: FoundMini[] = []
    if (own) {
      const { appId, secret } = own
      found.push({ appId, entry: once(`${accountId} ${appId} ${secret}`, () => entryOf({ appId, secret })) })
    }
    if (authorised && entryFor) {
      const { appId, refreshToken } = authorised
      const keep = (next: string) => rememberRefreshToken(database, texts, accountId, { appId, refreshToken: next })
      found.push({ appId, entry: once(`${accountId} ${appId}`, () => entryFor(appId, refreshToken, keep)) })
    }
    return found
  }

  return {
    async of(tx: Tx, accountId: AccountId, method: MiniMethod): Promise<FoundMini | undefined> {
      if (method === 'plainMiniProgram') return (await allOf(tx, accountId))[0]
      return mini && { appId: mini.appId, entry: mini }
    },

    /** Whatever accounts gave or authorised by this appid: what people are asked as who opened it. */
    async byAppId(appId: string): Promise<MiniEntry[]> {
      const found: FoundMini[] = []
      for (const accountId of await accountsWithMini(database.tx, appId))
        found.push(...(await allOf(database.tx, accountId)))
      return found.filter((one) => one.appId === appId).map(({ entry }) => entry)
    },
  }
}

export type MiniEntries = ReturnType<typeof createMiniEntries>
