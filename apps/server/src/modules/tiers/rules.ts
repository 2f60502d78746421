import { highUsage, type LimitKey, type LimitUsage } from '@matai/contract'

/** How much of limits is used, the fullest first. What nobody used is left out, and so is what has no limit. */
export function usageOf(counted: readonly { key: LimitKey; used: number; limit: number }[]): LimitUsage[] {
  const share = ({ used, limit }: { used: number; limit: number }) => used / Math.max(limit, 1)
  return counted
    .filter(({ used, limit }) => used > 0 && Number.isFinite(limit))
    .map((usage) => ({ ...usage, high: usage.used >= usage.limit * highUsage }))
    .sort((a, b) => share(b) - share(a))
}
