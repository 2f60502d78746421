import { z } from 'zod'

/** Subscription tiers by their number on the wire; 4 to 6 are unused and read as flagship. */
export const tierNumbers = { free: 0, basic: 1, advanced: 2, flagship: 3, enterprise: 7 } as const
export type Tier = keyof typeof tierNumbers
export const tiers = Object.keys(tierNumbers) as Tier[]

export function tierOf(vipLevel: number): Tier {
  if (vipLevel >= 4 && vipLevel <= 6) return 'flagship'
  return tiers.find((tier) => tierNumbers[tier] === vipLevel) ?? 'free'
}

const MB = 1024 ** 2
const GB = 1024 ** 3

/** Limits by tier, in the order free, basic, advanced, flagship, enterprise; null means none. Sizes are in bytes. */
export const limits = {
  qrCodes: [null, null, null, null, null],
  groupCodes: [1, 50, 200, 999, 999],
  reminderReceivers: [1, 2, 5, 20, 150],
  subAdmins: [0, 0, 5, 20, 150],
  coupons: [1, 10, 100, 200, 999],
  couponCodes: [10, 500, 5_000, 20_000, 100_000],
  records: [1_000, 100_000, 2_000_000, 20_000_000, 100_000_000],
  phoneComponents: [1, 1, 5, 20, 20],
  excelRows: [50, 1_000, 1_000, 1_000, 1_000],
  pictureBytes: [5 * MB, 20 * MB, 20 * MB, 20 * MB, 20 * MB],
  fileBytes: [10 * MB, 50 * MB, 100 * MB, 300 * MB, 300 * MB],
  mediaBytes: [100 * MB, 500 * MB, 2 * GB, 5 * GB, 10 * GB],
  storageBytes: [1 * GB, 20 * GB, 100 * GB, 500 * GB, null],
  exportDays: [180, null, null, null, null],
} as const satisfies Record<
  string,
  readonly [number | null, number | null, number | null, number | null, number | null]
>

export type LimitKey = keyof typeof limits

/** The lowest tier that has each feature. */
export const features = {
  noBranding: 'basic',
  restoreDeleted: 'basic',
  scanCountLimit: 'advanced',
  subAdmins: 'advanced',
  directoryLimits: 'flagship',
  push: 'flagship',
  keys: 'flagship',
  mediaExport: 'flagship',
  ownDomain: 'enterprise',
} as const satisfies Record<string, Tier>

export type Feature = keyof typeof features

/** What a tier may do and how much of it; null is no end. */
export const TierRights = z.object({
  has: z.array(z.enum(Object.keys(features) as [Feature, ...Feature[]])), // of which there are some
  limits: z.record(z.enum(Object.keys(limits) as [LimitKey, ...LimitKey[]]), z.int().nullable()),
})

export function hasFeature(tier: Tier, feature: Feature): boolean {
  return tierNumbers[tier] >= tierNumbers[features[feature]]
}

/** The tier's number for a limit; Infinity where there is none. */
export function limitOf(tier: Tier, key: LimitKey): number {
  return limits[key][tiers.indexOf(tier)] ?? Number.POSITIVE_INFINITY
}

/** Whether no tier has more of it: then nothing is to be gained by another one. */
export function isMost(tier: Tier, key: LimitKey): boolean {
  return tiers.every((other) => limitOf(other, key) <= limitOf(tier, key))
}

export function tierRights(tier: Tier): z.infer<typeof TierRights> {
  const keys = Object.keys(limits) as LimitKey[] // the names of the table
  const has = (Object.keys(features) as Feature[]).filter((feature) => hasFeature(tier, feature))
  const most = keys.map((key) => [key, limits[key][tiers.indexOf(tier)] ?? null] as const)
  return { has, limits: Object.fromEntries(most) as Record<LimitKey, number | null> }
}
