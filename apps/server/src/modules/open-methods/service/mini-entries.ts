import type { MiniMethod } from '@matai/contract'
import { BoundedMap } from '../../../platform/bounded-map.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { MiniEntry } from '../../../platform/wechat/mini-program.ts'
import { readMini, rememberRefreshToken } from '../../brand/service/own-mini.ts'
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

  async function ownOf(tx: Tx, accountId: AccountId): Promise<FoundMini | undefined> {
    const { own, authorised } = await readMini(tx, texts, accountId)
    if (own) {
      const { appId, secret } = own
      return { appId, entry: once(`${accountId} ${appId} ${secret}`, () => entryOf({ appId, secret })) }
    }
    if (!authorised || !entryFor) return undefined
    const { appId, refreshToken } = authorised
    const keep = (next: string) => rememberRefreshToken(database, texts, accountId, { appId, refreshToken: next })
    return { appId, entry: once(`${accountId} ${appId}`, () => entryFor(appId, refreshToken, keep)) }
  }

  return {
    async of(tx: Tx, accountId: AccountId, method: MiniMethod): Promise<FoundMini | undefined> {
      if (method === 'plainMiniProgram') return ownOf(tx, accountId)
      return mini && { appId: mini.appId, entry: mini }
    },
  }
}

export type MiniEntries = ReturnType<typeof createMiniEntries>
