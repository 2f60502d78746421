import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A minute of the guide is a second here: an hour holds sixty faults, and each is over before the next. */
const minutesPerSecond = 1
const guide = fileURLToPath(new URL('../../docs/operations/monitoring.md', import.meta.url))
const secondsOf = { s: 1, m: 60, h: 3_600 } as const

/** What one node said of itself at a moment; undefined when it said nothing. */
export interface Scrape {
  at: number
  series: Map<string, number> | undefined
}

export interface Rule {
  alert: string
  /** Any of these. */
  any: Condition[]
  /** Milliseconds, made short. */
  lasting: number
}

interface Condition {
  metric: string
  labels: Record<string, string>
  /** Milliseconds over which a counter grew, made short; 0 for the figure itself. */
  over: number
  holds(value: number): boolean
}

const made = (amount: string, unit: string) =>
  (Number(amount) * secondsOf[unit as keyof typeof secondsOf] * 1_000) / (60 * minutesPerSecond)

/** The rules as the guide prints them. */
export function rulesOfGuide(text = readFileSync(guide, 'utf8')): Rule[] {
  const lines = [...text.matchAll(/\{ alert: (\w+), expr: "(.+?)"(?:, for: (\d+)([smh]))? \}/g)]
  return lines.map(([, alert = '', expression = '', amount = '0', unit = 's']) => ({
    alert,
    any: expression.split(' or ').map(conditionOf),
    lasting: made(amount, unit),
  }))
}

function conditionOf(expression: string): Condition {
  const [, name = '', growing, over = '0', unit = 's', sign = '', bound = ''] =
    /^(?:increase\()?(\w+(?:\{[^}]*\})?)(\[(\d+)([smh])\]\))? (==|<|>) ([\de.]+)$/.exec(expression) ?? []
  if (!name) throw new Error(`the soak does not understand ${expression}`)
  const [, metric = '', inner = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(name) ?? []
  const labels = Object.fromEntries([...inner.matchAll(/(\w+)='([^']*)'/g)].map(([, key, value]) => [key, value]))
  // Ages are seconds of this world, too.
  const limit = metric.endsWith('_seconds') ? Number(bound) / (60 * minutesPerSecond) : Number(bound)
  const holds = (value: number) => (sign === '==' ? value === limit : sign === '<' ? value < limit : value > limit)
  return { metric, labels, over: growing ? made(over, unit) : 0, holds }
}

const told = ['matai_', 'nodejs_heap_size_used_bytes ', 'nodejs_external_memory_bytes ']

/** Figures as a node tells them: `name{label="value"} 1`. */
export function seriesOf(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => told.some((name) => line.startsWith(name)))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

/** When a rule rang for a node, as Prometheus would have it. */
export function ringsOf(rule: Rule, scrapes: readonly Scrape[]): number[] {
  const rings: number[] = []
  let since: number | undefined
  let isRinging = false
  for (const [nth, { at }] of scrapes.entries()) {
    const isTrue = rule.any.some((condition) => isMet(condition, scrapes, nth))
    if (!isTrue) {
      since = undefined
      isRinging = false
      continue
    }
    since ??= at
    if (!isRinging && at - since >= rule.lasting) {
      isRinging = true
      rings.push(at)
    }
  }
  return rings
}

function isMet(condition: Condition, scrapes: readonly Scrape[], nth: number): boolean {
  const { metric, labels, over, holds } = condition
  const scrape = scrapes[nth]
  if (!scrape) return false
  if (metric === 'up') return holds(scrape.series ? 1 : 0)
  const wanted = Object.entries(labels).map(([key, value]) => `${key}="${value}"`)
  const isMeant = (name: string) =>
    (name === metric || name.startsWith(`${metric}{`)) && wanted.every((label) => name.includes(label))
  // Each series of the name that has the labels is looked at by itself.
  return [...(scrape.series ?? [])].some(
    ([name, value]) => isMeant(name) && holds(over === 0 ? value : growthOf(name, over, scrapes, nth)),
  )
}

/** What appears has not grown: a counter without a first zero tells nothing of its first step. */
function growthOf(name: string, over: number, scrapes: readonly Scrape[], nth: number): number {
  const until = scrapes[nth]?.at ?? 0
  let grown = 0
  let after: number | undefined
  for (let place = nth; place >= 0; place -= 1) {
    const one = scrapes[place]
    if (!one || one.at < until - over) break
    const value = one.series?.get(name)
    if (value === undefined) continue
    if (after !== undefined) grown += after < value ? after : after - value
    after = value
  }
  return grown
}
