import type { OpenMethod } from '@matai/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { BoundedMap } from '../../../platform/bounded-map.ts'
import { mintAccountId } from '../../../platform/db/account-id.ts'
import { canOpenMini, linkDays, miniPage, opensInMini, queryOf, renewedAfterDays } from '../rules.ts'
import type { Dependencies } from './dependencies.ts'
import type { MiniEntries } from './mini-entries.ts'

const day = 86_400_000
/** Milliseconds that a visitor waits for WeChat; whoever comes later finds the address ready. */
const patience = 1_000
/** Milliseconds until WeChat is asked again that did not answer, or for a mini program that is not there any more. */
const rest = 60_000

interface Link {
  /** null: there is none for now. */
  url: string | null
  until: number
}

interface Opened {
  accountId: number
  id: string
  openMethod: OpenMethod
}

/** Addresses that lead from WeChat's browser into a mini program. Each node keeps what it asked for. */
export function createMiniLinks({ database, clock, log }: Dependencies, entries: MiniEntries) {
  const known = new BoundedMap<string, Link>({ entries: 20_000 })
  const asking = new Map<string, Promise<string | null>>()

  async function ask({ accountId, id, openMethod }: Opened): Promise<string | null> {
    if (!opensInMini(openMethod)) return null
    const mini = await entries.of(database.tx, mintAccountId(accountId), openMethod)
    return mini ? mini.entry.link({ path: miniPage, query: queryOf(id), days: linkDays }) : null
  }

  async function renew(key: string, code: Opened): Promise<string | null> {
    const now = clock.now().getTime()
    try {
      const url = await ask(code)
      known.set(key, { url, until: now + (url === null ? rest : renewedAfterDays * day) })
      return url
    } catch (error) {
      log.warn({ error: (error as Error).message }, 'WeChat gave no address into a mini program')
      known.set(key, { url: null, until: now + rest })
      return null
    }
  }

  return {
    /** Where a visitor goes instead of to the page; undefined where the page is shown, also while WeChat says nothing. */
    async into(code: Opened, userAgent: string): Promise<string | undefined> {
      if (!opensInMini(code.openMethod) || !canOpenMini(userAgent)) return undefined
      const key = `${code.accountId} ${code.id} ${code.openMethod}`
      const link = known.get(key)
      if (link && link.until > clock.now().getTime()) return link.url ?? undefined
      const answer =
        asking.get(key) ??
        renew(key, code).finally(() => {
          asking.delete(key)
        })
      asking.set(key, answer)
      return (await Promise.race([answer, sleep(patience, null, { ref: false })])) ?? undefined
    },
  }
}

export type MiniLinks = ReturnType<typeof createMiniLinks>
