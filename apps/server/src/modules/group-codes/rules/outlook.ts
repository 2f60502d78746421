import type { GroupWarning } from '@matai/contract'

/** A picture as far as its room and its end go. */
export interface Room {
  most: number | null
  used: number
  until: Date | null
  paused: boolean
}

const day = 86_400_000
const hour = 3_600_000
/** Under so many milliseconds or so large a share of places people are told (specification, section 9). */
const daysLow = 2 * day
const shareLow = 0.2
/** A group code that will be dry before this is told, too. */
const drySoon = day
/** Milliseconds of the past by which the pace is judged. */
export const paceOver = 2 * day

export type SubState = 'open' | 'full' | 'ended' | 'paused'

export function stateOf({ most, used, until, paused }: Room, now: Date): SubState {
  if (until !== null && until <= now) return 'ended'
  if (most !== null && used >= most) return 'full'
  return paused ? 'paused' : 'open'
}

export interface Outlook {
  /** Pictures that can be shown now. */
  open: number
  /** Places left in them; null: without end. */
  left: number | null
  endsAt: Date | null
  dryAt: Date | null
  warning: GroupWarning | null
}

/** Places that were taken within `paceOver`, and since when: a code of this morning is judged by this morning. */
export interface Lately {
  places: number
  since: Date
}

/** Milliseconds by which a pace is judged at least: the first visitor says nothing about the day. */
const paceOverLeast = 3 * hour

/** How long a group code will do, the pictures in the order in which they are filled. */
export function outlookOf(rooms: readonly Room[], { places, since }: Lately, now: Date): Outlook {
  const open = rooms.filter((room) => stateOf(room, now) === 'open')
  const endless = open.some(({ most }) => most === null)
  const left = endless ? null : open.reduce((sum, { most, used }) => sum + (most ?? 0) - used, 0)
  const ends = open.map(({ until }) => until?.getTime() ?? Number.POSITIVE_INFINITY)
  const last = Math.max(...ends)
  const endsAt = open.length > 0 && Number.isFinite(last) ? new Date(last) : null
  const past = Math.min(paceOver, Math.max(paceOverLeast, now.getTime() - since.getTime()))
  const dryAt = left !== null && left > 0 ? dryOf(open, places / past, now) : null
  return { open: open.length, left, endsAt, dryAt, warning: warningOf(rooms, { open, left, endsAt, dryAt }, now) }
}

/** When nobody finds a place any more: pictures are filled one after the other, and those that end take their room along. */
function dryOf(open: readonly Room[], pace: number, now: Date): Date | null {
  if (pace === 0) return null
  let at = now.getTime()
  for (const { most, used, until } of open) {
    const left = (most ?? 0) - used
    at = Math.max(at, Math.min(at + left / pace, until?.getTime() ?? Number.POSITIVE_INFINITY))
  }
  return new Date(at)
}

function warningOf(
  rooms: readonly Room[],
  {
    open,
    left,
    endsAt,
    dryAt,
  }: { open: readonly Room[]; left: number | null; endsAt: Date | null; dryAt: Date | null },
  now: Date,
): GroupWarning | null {
  if (rooms.length === 0) return 'empty'
  if (open.length === 0) return 'full'
  if (endsAt !== null && endsAt.getTime() - now.getTime() < daysLow) return 'days'
  const places = open.reduce((sum, { most }) => sum + (most ?? 0), 0)
  if (left !== null && left < places * shareLow) return 'places'
  return dryAt !== null && dryAt.getTime() - now.getTime() < drySoon ? 'dry' : null
}

/** The whole hour in which a group code runs dry, so that a forecast that wavers is told once. */
export const hourOf = (at: Date): string => new Date(Math.floor(at.getTime() / hour) * hour).toISOString()
