import type { OperatedAccount } from '@matai/contract'
import type { Translate } from '@matai/i18n'

/** One account in one line. */
export function lineOf(account: OperatedAccount, say: Translate): string {
  const { id, name, mobile, tier, tierUntil, state, storedBytes } = account
  return say('operators.commandLine', {
    id,
    name: name || '-',
    mobile: mobile || '-',
    tier: say(`dashboard.tier_${tier}`),
    until: tierUntil ? tierUntil.slice(0, 10) : '-',
    state: say(`operators.state_${state}`),
    megabytes: (storedBytes / 1024 ** 2).toFixed(1),
  })
}
