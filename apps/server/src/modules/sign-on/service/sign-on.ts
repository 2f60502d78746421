import type { SignOnOffer } from '@matai/contract'
import { hasFeature } from '@matai/contract'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import { BoundedMap } from '../../../platform/bounded-map.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { deleteOldAttempts, findOfferedEverywhere } from '../store/everybody.ts'
import { forgetPerson } from '../store/people.ts'
import { readSignOn } from '../store/settings.ts'
import type { Dependencies } from './dependencies.ts'
import { createEntering } from './enter.ts'
import { createLinking } from './link.ts'
import { createSetting } from './settings.ts'

/** Milliseconds for which it is known what a sign-in page offers. */
const freshFor = 15_000

export type SignOns = ReturnType<typeof createSignOns>

/** Companies whose people come in by a provider of their own. */
export function createSignOns(dependencies: Dependencies) {
  const { database, accounts, clock, loginHosts } = dependencies
  const setting = createSetting(dependencies)
  const entering = createEntering(dependencies, setting)
  const offers = new BoundedMap<string, { offer: SignOnOffer | null; readAt: number }>({ entries: 5_000 })

  async function offerOf(accountId: AccountId): Promise<SignOnOffer | null> {
    const { tx } = database
    const row = await readSignOn(tx, accountId)
    const standing = row && (await accounts.standingOf(tx, accountId, clock.now()))
    if (!standing || !hasFeature(standing.tier, 'ownDomain')) return null
    return { company: accountId, name: row.name || standing.name }
  }

  async function find(host: string, company: number | undefined): Promise<SignOnOffer | null> {
    const atHost = await loginHosts.accountAt(host)
    const asked = atHost ?? company ?? (await findOfferedEverywhere(database.tx))
    return asked === undefined ? null : offerOf(mintAccountId(asked))
  }

  return {
    setting,
    entering,
    linking: createLinking(dependencies, entering),

    /** What the sign-in page under a host offers; elsewhere that of the company which a link names, or everybody's. */
    async offeredAt(host: string, company: number | undefined): Promise<SignOnOffer | null> {
      const name = `${host} ${company ?? ''}`
      const now = clock.now().getTime()
      const kept = offers.get(name)
      if (kept && now - kept.readAt < freshFor) return kept.offer
      const offer = await find(host, company)
      offers.set(name, { offer, readAt: now })
      return offer
    },

    forget: (tx: Tx, accountId: AccountId, userId: number): Promise<void> => forgetPerson(tx, accountId, userId),
    purge: (now: Date): Promise<void> => deleteOldAttempts(database.tx, now),
  }
}
