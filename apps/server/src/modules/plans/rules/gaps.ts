import type { TaskState } from '@matai/contract'

/** A window by the calendar of its plan, whether or not it opened. */
export interface CalendarWindow {
  key: string
  opensAt: Date
}

/** What somebody did to a window: `to` is the day on which it opens instead; null: on none. */
export interface Move {
  to: string | null
  reason: string
}

/** Why windows of the calendar never were: left out, taken in by one that was moved past them, or the plan did not run. */
export type WindowGap =
  | { key: string; why: 'leftOut'; reason: string }
  | { key: string; why: 'takenIn'; by: string; reason: string }
  | { key: string; why: 'notRunning' }

/**
 * Windows that should have opened by now and did not. One that was moved opened under its own key; one of today's calendar
 * that falls into a window of an earlier one is none. `calendar` knows of no moves.
 */
export function windowGaps(
  calendar: readonly CalendarWindow[],
  windows: readonly { key: string; opensAt: Date; endsAt: Date }[],
  moves: ReadonlyMap<string, Move>,
  now: Date,
): WindowGap[] {
  const opened = new Set(windows.map(({ key }) => key))
  const isCovered = (at: Date) => windows.some(({ opensAt, endsAt }) => opensAt <= at && at < endsAt)
  const moved = [...moves].filter(([, { to }]) => to !== null)
  const leftOut = [...moves].filter(([key, { to }]) => to === null && !opened.has(key))
  const missing = calendar.flatMap(({ key, opensAt }): WindowGap[] => {
    if (opensAt > now || opened.has(key) || moves.has(key)) return []
    const over = moved.find(([from, { to }]) => from < key && key <= (to ?? ''))
    if (over) return [{ key, why: 'takenIn', by: over[0], reason: over[1].reason }]
    return isCovered(opensAt) ? [] : [{ key, why: 'notRunning' }]
  })
  return [...leftOut.map(([key, { reason }]): WindowGap => ({ key, why: 'leftOut', reason })), ...missing].sort(
    (a, b) => (a.key < b.key ? -1 : 1),
  )
}

/** What counts as a gap of a thing: nobody looked at it while its window and what came after it went by. */
export const isGap = (state: TaskState): boolean => state === 'missed' || state === 'expired'
