import type { contract, CallOutput } from '@matai/contract'

export type PlanMonth = CallOutput<(typeof contract.plans)['calendar']>

/** What a month says of one of its days. */
export interface OfDay {
  windows: PlanMonth['windows']
  /** Windows of this day by the calendar that open on another one, or not at all. */
  moves: PlanMonth['moves']
  /** Of windows that open here and not on their own day: when by the calendar, and why. */
  movedHere: PlanMonth['moves']
  off: boolean
  own: boolean
}

export function ofDay({ windows, moves, days }: PlanMonth, day: string): OfDay {
  const known = days.find((one) => one.day === day)
  return {
    windows: windows.filter((window) => window.day === day),
    moves: moves.filter(({ key }) => key === day),
    movedHere: moves.filter(({ to }) => to === day),
    off: known?.off ?? false,
    own: known?.own ?? false,
  }
}

/** How the window of a day stands at a glance. */
export type Glance = 'coming' | 'open' | 'done' | 'missing'

export function glanceOf({ counts }: PlanMonth['windows'][number]): Glance {
  if (counts === null) return 'coming'
  if (counts.missed + counts.expired > 0) return 'missing'
  return counts.pending + counts.expiring > 0 ? 'open' : 'done'
}
