const dayLength = 24 * 60 * 60 * 1000

/** Begun days until the content is removed; never below zero. */
export function daysLeft(purgeAt: string, now: Date): number {
  return Math.max(0, Math.ceil((new Date(purgeAt).getTime() - now.getTime()) / dayLength))
}
