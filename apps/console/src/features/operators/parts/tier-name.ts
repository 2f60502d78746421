import type { OperatedAccount, Tier } from '@matai/contract'
import type { TFunction } from 'i18next'
import { tierNumbers } from 'virtual:contract-constants'
import dayjs from 'dayjs'
import { tierLabel } from '../../../frame/tier-label.ts'

/** All tiers, the smallest first. */
export const tiersKnown = Object.keys(tierNumbers) as Tier[] // the tiers, and nothing else

export function tierName(tier: Tier, t: TFunction): string {
  return t(tierLabel(tierNumbers[tier]))
}

/** The last moment that a tier holds, whose day is the one that was chosen. */
export function lastMoment(until: string): string {
  return dayjs(until).subtract(1, 'millisecond').toISOString()
}

/** A number as people read it aloud; only mainland numbers have groups that everybody knows. */
export function numberShown(mobile: string): string {
  return mobile.replace(/^(\+86)(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3 $4')
}

/** An account that nobody named is known by its owner's number. */
export function accountName({ name, mobile, id }: Pick<OperatedAccount, 'name' | 'mobile' | 'id'>): string {
  return name || numberShown(mobile) || `#${id}`
}
