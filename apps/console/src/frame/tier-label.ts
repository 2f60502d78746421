import { tierNumbers } from 'virtual:contract-constants'

const labels = {
  [tierNumbers.free]: 'app.tierFree',
  [tierNumbers.basic]: 'app.tierBasic',
  [tierNumbers.advanced]: 'app.tierAdvanced',
  [tierNumbers.flagship]: 'app.tierFlagship',
  [tierNumbers.enterprise]: 'app.tierEnterprise',
} as const

/** Phrase key of a tier's name; 4 to 6 are unused and read as flagship. */
export function tierLabel(vipLevel: number) {
  return labels[vipLevel as keyof typeof labels] ?? 'app.tierFlagship' // any other number takes the fallback
}
