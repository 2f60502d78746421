import type { LimitKey } from '@matai/contract'
import type { TFunction } from 'i18next'
import type { Formats } from '../../../ui/format.ts'

/** How much of something a tier allows, in words; null is no end. */
export function sayLimit(key: LimitKey, limit: number | null | undefined, t: TFunction, formats: Formats): string {
  if (limit === null || limit === undefined) return t('orders.unlimited')
  return key.endsWith('Bytes') ? formats.formatBytes(limit) : formats.formatNumber(limit)
}
