import type { OperatedAccount, Tier } from '@matai/contract'
import type { TFunction } from 'i18next'
import { tierNumbers } from 'virtual:contract-constants'
import { tierLabel } from '../../../frame/tier-label.ts'

/** All tiers, the smallest first. */
export const tiersKnown = Object.keys(tierNumbers) as Tier[] // the tiers, and nothing else

export function tierName(tier: Tier, t: TFunction): string {
  return t(tierLabel(tierNumbers[tier]))
}

/** An account that nobody named is known by its owner's number. */
export function accountName({ name, mobile, id }: Pick<OperatedAccount, 'name' | 'mobile' | 'id'>): string {
  return name || mobile || `#${id}`
}
