import { availableParallelism } from 'node:os'
import type { Books, Kind } from './books.ts'
import { kinds } from './books.ts'
import type { Growth } from './growth.ts'
import type { Found } from './look-for-all.ts'

/** A fault as it happened. */
export interface Happened {
  name: string
  about: string
  from: number
  until: number
  rings: string[]
  rang: string[]
  problem?: string
}

export interface Alert {
  alert: string
  /** When it rang for a node. */
  rangAt: number[]
  /** How often it did so although nothing was done at that time. */
  unexplained: number
}

export interface Outcome {
  seed: number
  /** Of the usual load. */
  rate: number
  minutes: number
  isPooled: boolean
  /** What else wanted the processors meanwhile is in it: the machine's load, every five seconds. */
  loads: number[]
  start: number
  happened: Happened[]
  found: Found[]
  growth: Growth[]
  /** Every alert of the guide. */
  alerts: Alert[]
  /** Whether each of them has to ring. */
  isForAlerts: boolean
  books: Books
}

/** What speaks against the product: empty after a good run. */
export function faultsOf({ happened, found, growth, books, alerts, isForAlerts }: Outcome): string[] {
  const untried = alerts.filter(({ alert }) => isForAlerts && !happened.some(({ rings }) => rings.includes(alert)))
  return [
    ...found.filter(({ lost }) => lost > 0).map(({ what, lost }) => `${what}: ${lost} lost`),
    ...found.filter(({ doubled }) => doubled > 0).map(({ what, doubled }) => `${what}: ${doubled} doubled`),
    ...books.givenUp.map(({ kind, about }) => `${kind}: ${about}`),
    ...(books.changes.stale > 0 ? [`changes: ${books.changes.stale} pages were shown as they had been`] : []),
    ...growth.filter(({ verdict }) => verdict === 'grows').map(({ process }) => `the memory of ${process} grows`),
    ...happened.flatMap(({ name, rings, rang, problem }) => [
      ...(problem ? [`${name}: ${problem}`] : []),
      ...rings.filter((alert) => !rang.includes(alert)).map((alert) => `${name}: ${alert} did not ring`),
    ]),
    ...untried.map(({ alert }) => `${alert}: ${untriedWords}`),
  ]
}

/** The run in Markdown. */
export function reportOf(outcome: Outcome): string {
  const { seed, rate, minutes, isPooled, loads, start, happened, found, growth, alerts, books } = outcome
  const faults = faultsOf(outcome)
  const clock = (at: number) => {
    const seconds = Math.round((at - start) / 1_000)
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }
  const sections = [
    `Seed ${seed}, ${minutes.toFixed(1)} minutes at a rate of ${rate}, two web nodes and two workers${isPooled ? ' behind pgbouncer' : ', without a pooler'}, files in an S3 stand-in, all on one machine of ${availableParallelism()} cores whose load was ${mean(loads).toFixed(1)} on average and ${Math.max(...loads).toFixed(1)} at most.`,
    faults.length === 0 ? 'Nothing speaks against it.' : `What speaks against it:\n\n${listed(faults)}`,
    '### What was answered',
    table(
      ['', 'answered', 'lost', 'doubled'],
      found.map((one) => [one.what, one.answered, one.lost, one.doubled]),
    ),
    `${books.changes.made} pages were changed and looked at on both nodes at once; ${books.changes.stale} times the page of before was shown. ${unknownScans(books)} visits got no page.`,
    '### How long it took',
    'Milliseconds from the first try to the answer, with everything that was tried in between; on the right only what began more than ten seconds from any fault.',
    table(
      ['', 'answers', 'p50', 'p95', 'p99', 'p50 in peace', 'p95', 'p99'],
      kinds.map((kind) => latencies(kind, books, happened)),
    ),
    '### What happened',
    table(
      ['at', 'what', 'for (s)', 'rang', 'had to ring'],
      happened.map(({ about, from, until, rang, rings, problem }) => [
        clock(from),
        problem ? `${about} (${problem})` : about,
        ((until - from) / 1_000).toFixed(0),
        rang.join(', ') || '–',
        rings.join(', ') || '–',
      ]),
    ),
    '### Alerts',
    table(
      ['alert', '', 'had to ring', 'rang then', 'rang for a node', 'first at', 'without a fault'],
      alerts.map((one) => alertRow(one, happened, clock)),
    ),
    '### Memory',
    table(
      [
        'process',
        'minutes',
        'MB after the first minute',
        'MB at the end',
        'MB a minute, second half',
        'held by JavaScript, MB a minute',
        '',
      ],
      growth.map((one) => [
        one.process,
        one.minutes.toFixed(1),
        one.first,
        one.last,
        one.slope.toFixed(2),
        one.held.toFixed(2),
        one.verdict,
      ]),
    ),
  ]
  return `${sections.join('\n\n')}\n`
}

const untriedWords = 'nothing was done that it is about'

function alertRow(
  { alert, rangAt, unexplained }: Alert,
  happened: readonly Happened[],
  clock: (at: number) => string,
): (string | number)[] {
  const about = happened.filter(({ rings }) => rings.includes(alert))
  const then = about.filter(({ rang }) => rang.includes(alert)).length
  const said = rangAt.length > 0 ? 'rang' : about.length > 0 ? '**did not ring**' : untriedWords
  const first = rangAt.length > 0 ? clock(Math.min(...rangAt)) : '–'
  return [alert, said, about.length, then, rangAt.length, first, unexplained]
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const unknownScans = ({ scans }: Books) => [...scans.values()].reduce((sum, { unknown }) => sum + unknown, 0)

/** Milliseconds after a fault in which its traces are still felt. */
const echo = 10_000

function latencies(kind: Kind, { timings }: Books, happened: readonly Happened[]): (string | number)[] {
  const all = timings.filter((timing) => timing.kind === kind)
  const isCalm = (at: number) => happened.every(({ from, until }) => at < from - echo || at > until + echo)
  const calm = all.filter(({ at }) => isCalm(at))
  return [kind, all.length, ...percentiles(all), ...percentiles(calm)]
}

function percentiles(timings: readonly { took: number }[]): (string | number)[] {
  const sorted = timings.map(({ took }) => took).sort((a, b) => a - b)
  return [0.5, 0.95, 0.99].map((share) => sorted[Math.floor(sorted.length * share)] ?? '–')
}
