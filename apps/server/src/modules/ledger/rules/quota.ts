import type { Scan } from './days.ts'

/** How often a code may be seen: in all, by one person; null is without limit. */
export interface ScanLimits {
  total: number | null
  perPerson: number | null
}

/**
 * `changed`: the code was changed since its page was read, and nothing is decided. `uncounted`: shown, but there was no
 * room to write it down.
 */
export type LimitedOutcome = 'shown' | 'uncounted' | 'full' | 'personFull' | 'changed'

/** A scan that is written only when its code has visits left; `outcome` is decided with its group. */
export interface LimitedScan {
  scan: Scan
  limits: ScanLimits
  /** Who visits, for the limit per person. */
  person: string
  outcome: LimitedOutcome
}

export interface QuotaKey {
  accountId: number
  qrCodeId: string
  person: string
}

export function quotaName({ accountId, qrCodeId, person }: QuotaKey): string {
  return `${accountId} ${qrCodeId} ${person}`
}

export function keysOf({ scan, limits, person }: LimitedScan): QuotaKey[] {
  const { accountId, qrCodeId } = scan
  const all = { accountId, qrCodeId, person: '' }
  return limits.perPerson === null ? [all] : [all, { accountId, qrCodeId, person }]
}

/** The counters that a group needs, each once. */
export function quotaKeysOf(scans: readonly LimitedScan[]): QuotaKey[] {
  return [...new Map(scans.flatMap(keysOf).map((key) => [quotaName(key), key])).values()]
}

/** Decides one scan after the other, counts in `used` what is shown, and answers the scans to write. */
export function admit(scans: readonly LimitedScan[], used: Map<string, number>): Scan[] {
  const admitted: Scan[] = []
  for (const item of scans) {
    const keys = keysOf(item)
    const [all = 0, own = 0] = keys.map((key) => used.get(quotaName(key)) ?? 0)
    const { total, perPerson } = item.limits
    if (total !== null && all >= total) item.outcome = 'full'
    else if (perPerson !== null && own >= perPerson) item.outcome = 'personFull'
    else {
      item.outcome = 'shown'
      for (const key of keys) used.set(quotaName(key), (used.get(quotaName(key)) ?? 0) + 1)
      admitted.push(item.scan)
    }
  }
  return admitted
}
