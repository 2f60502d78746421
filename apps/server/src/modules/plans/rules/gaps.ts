import type { TaskState } from '@matai/contract'

/** A window by the calendar of its plan, whether or not it opened. */
export interface CalendarWindow {
  key: string
  opensAt: Date
}

/** Why windows of the calendar never were: somebody left them out, or the plan was not running. */
export type WindowGap = { key: string; why: 'leftOut'; reason: string } | { key: string; why: 'notRunning' }

/**
 * Windows that should have opened by now and did not. One that was moved opened under its own key; one of today's calendar
 * that falls into a window of an earlier one is none.
 */
export function windowGaps(
  calendar: readonly CalendarWindow[],
  windows: readonly { key: string; opensAt: Date; endsAt: Date }[],
  leftOut: ReadonlyMap<string, string>,
  now: Date,
): WindowGap[] {
  const opened = new Set(windows.map(({ key }) => key))
  const isCovered = (at: Date) => windows.some(({ opensAt, endsAt }) => opensAt <= at && at < endsAt)
  const missing = calendar.filter(
    ({ key, opensAt }) => opensAt <= now && !opened.has(key) && !leftOut.has(key) && !isCovered(opensAt),
  )
  return [
    ...[...leftOut]
      .filter(([key]) => !opened.has(key))
      .map(([key, reason]) => ({ key, why: 'leftOut' as const, reason })),
    ...missing.map(({ key }) => ({ key, why: 'notRunning' as const })),
  ].sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** What counts as a gap of a thing: nobody looked at it while its window and what came after it went by. */
export const isGap = (state: TaskState): boolean => state === 'missed' || state === 'expired'
