import type { LoginPage } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { BoundedMap } from '../../../platform/bounded-map.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Named } from '../../../platform/lists/named-rows.ts'
import { ownerOf } from '../../addresses/service/addresses.ts'
import { labelOf } from '../rules/login-host.ts'
import { listDomains, setReached } from '../store/login.ts'
import { addressOfLabel, type Dependencies } from './enterprises.ts'
import { readLook } from './read-look.ts'

interface Needs extends Pick<Dependencies, 'database' | 'nameOf' | 'filesByIds' | 'suffix'> {
  clock: Clock
}

/** Milliseconds for which a host is known without asking again. */
const freshFor = 15_000
const entries = 5_000

export type LoginHosts = ReturnType<typeof createLoginHosts>

/** Hosts under which people of enterprises sign in, and what they see there. A name that was given out works for ever. */
export function createLoginHosts(dependencies: Needs) {
  const { database, suffix, clock } = dependencies
  const look = readLook(dependencies)
  const known = new BoundedMap<string, { page: LoginPage | null; readAt: number }>({ entries })

  async function find(tx: Tx, label: string): Promise<AccountId | undefined> {
    return ownerOf(tx, 'login', addressOfLabel(label))
  }

  /** Unlogged: that somebody came is no deed on the account. */
  async function reached(accountId: AccountId, label: string): Promise<void> {
    const row = (await listDomains(database.tx, accountId)).find((one) => one.label === label)
    if (row?.reachedAt !== null) return
    await database.transact(accountId, (tx) => setReached(tx, accountId, label, clock.now()))
  }

  const labelIn = (host: string) => (suffix === null ? undefined : labelOf(host, suffix))

  async function pageOf(label: string | undefined, isVisit: boolean): Promise<LoginPage | null> {
    if (label === undefined) return null
    const kept = known.get(label)
    const now = clock.now().getTime()
    if (kept && now - kept.readAt < freshFor) return kept.page
    const accountId = await find(database.tx, label)
    const page = accountId === undefined ? null : await look(database.tx, accountId)
    known.set(label, { page, readAt: now })
    if (accountId !== undefined && isVisit) await reached(accountId, label)
    return page
  }

  return {
    /** Whose a host is. */
    async accountAt(host: string): Promise<AccountId | undefined> {
      const label = labelIn(host)
      return label === undefined ? undefined : find(database.tx, label)
    },
    /** The host that an account tells its people. */
    async hostOf(tx: Tx, accountId: AccountId): Promise<string | undefined> {
      const current = (await listDomains(tx, accountId)).find((one) => one.current)
      return current && suffix !== null ? `${current.label}.${suffix}` : undefined
    },
    /** Those that an account has, the one that is told first. */
    async named(tx: Tx, accountId: AccountId, { skip, most }: { skip: number; most: number }): Promise<Named> {
      const all = (await listDomains(tx, accountId)).toSorted((a, b) => Number(b.current) - Number(a.current))
      const names = all.slice(skip, skip + most).map(({ label }) => (suffix === null ? label : `${label}.${suffix}`))
      return { names, count: all.length }
    },
    /** What the sign-in under a host shows; null where it is ours. */
    byDomain: (host: string): Promise<LoginPage | null> =>
      pageOf(host.includes('.') ? labelIn(host) : host.toLowerCase(), false),
    /** The same for a browser that opened a page there. */
    visited: (host: string): Promise<LoginPage | null> => pageOf(labelIn(host), true),
  }
}
