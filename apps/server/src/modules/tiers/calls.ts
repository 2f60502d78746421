import { contract, features, hasFeature, limits, limitOf, tierNumbers, tiers } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'

/** The one table of the contract as the screens read it; a limit that does not exist is null. */
const list = tiers.map((tier) => ({
  tier,
  vipLevel: tierNumbers[tier],
  limits: mapKeys(limits, (key) => (Number.isFinite(limitOf(tier, key)) ? limitOf(tier, key) : null)),
  features: keysOf(features).filter((feature) => hasFeature(tier, feature)),
}))

export function tierCalls() {
  return bind(contract.tiers, { getTiers: async () => ({ list }) })
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[] // the record is one of our own tables, with no other keys
}

function mapKeys<Key extends string, Value>(record: Record<Key, unknown>, value: (key: Key) => Value) {
  return Object.fromEntries(keysOf(record).map((key) => [key, value(key)]))
}
