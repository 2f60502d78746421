import type { GroupMode } from '@matai/contract'
import type { Pool } from 'pg'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import { tryAgain } from '../../../platform/db/try-again.ts'
import type { Place } from '../../../platform/geo/places.ts'
import { createGroupCommit } from '../../../platform/group-commit.ts'
import { createDayOf } from '../../ledger/rules/days.ts'
import { wantedOf } from '../rules/choose.ts'
import * as store from '../store/claim.ts'

/** Visits of one write, and those that may wait: as of other scans. */
const batch = 500
const queue = 10_000

export interface GroupVisit {
  accountId: AccountId
  groupCodeId: number
  /** A word of the visitor's browser; null: a machine, which takes no place. */
  visitor: string | null
  now: Date
  zone: string
  place: Place
}

export interface GroupOutcome {
  name: string
  words: string
  formId: number | null
  /** null: nothing is left, or a machine came. */
  picture: { name: string; fileId: string } | null
}

interface Waiting {
  visit: GroupVisit
  /** null: the code is gone. */
  outcome: GroupOutcome | null
  error?: unknown
}

/**
 * Gives visitors their places. Visits of a code that come at the same time are one transaction that holds the code, so
 * that a visitor who comes twice at once has one place, and each claim is one statement that cannot pass a limit.
 */
export function createGroupVisits({ pool }: { pool: Pool }) {
  const dayOf = createDayOf()

  async function decide(accountId: AccountId, groupCodeId: number, visits: readonly Waiting[]): Promise<void> {
    await store.inTransaction(pool, async (client) => {
      const code = await store.holdCode(client, accountId, groupCodeId)
      if (!code) return
      const { name, words, formId } = code
      const mode = code.mode as GroupMode // only modes of the contract are written
      const pictures = await store.readPictures(client, accountId, groupCodeId)
      for (const one of visits) {
        const { visitor, now, zone, place } = one.visit
        const day = dayOf(zone, now.getTime())
        one.outcome = { name, words, formId, picture: null }
        if (visitor === null) {
          await store.countMachines(client, accountId, groupCodeId, { day, machines: 1 })
          continue
        }
        const wanted = wantedOf(mode, pictures, { now, zone, place, draw: Math.random })
        const subId = await store.claim(client, accountId, groupCodeId, { visitor, wanted, now, day })
        one.outcome.picture = pictures.find(({ id }) => id === subId) ?? null
      }
    })
  }

  const commits = createGroupCommit<Waiting>({
    batch,
    queue,
    async write(items) {
      const codes = Map.groupBy(items, ({ visit }) => visit.groupCodeId)
      for (const [groupCodeId, visits] of codes) {
        const accountId = mintAccountId(visits[0]?.visit.accountId ?? 0)
        // Visitors of another code are not turned away because this one's could not be counted.
        await tryAgain(() => decide(accountId, groupCodeId, visits)).catch((error: unknown) => {
          for (const one of visits) one.error = error
        })
      }
    },
  })

  /** Undefined: the code is gone. Throws when the database is away. */
  return async (visit: GroupVisit): Promise<GroupOutcome | undefined> => {
    const one: Waiting = { visit, outcome: null }
    await commits.add(one)
    if (one.error) throw one.error
    return one.outcome ?? undefined
  }
}
