import { addAnswers, emptyTally, keptTally, sumTallies, type Tally } from '@matai/form-kit/report'
import { answered, type Answers, type Component, componentsOf, type FormDocument } from '@matai/form-kit/schema'
import { Temporal } from 'temporal-polyfill'
import { type ExamTally, emptyExam, sumExams, withScore } from './exam-results.ts'

/** What records of a day add up to; plain data, which can be stored. */
export interface DayCount {
  records: number
  /** Those that the tier has no room for: they are not read. */
  locked: number
  exam: ExamTally
  tallies: Readonly<Record<string, Tally>>
}

/** What is counted of a record. */
export interface Countable {
  at: Date
  locked: boolean
  answers: Answers
  seed: number | null
  score: { points: number; most: number; passed: boolean | null } | null
}

export const emptyDay: DayCount = { records: 0, locked: 0, exam: emptyExam(), tallies: {} }

/** Counts records by the form as it is now: what no longer fits it is not counted. */
export function countRecords(document: FormDocument, records: readonly Countable[]): DayCount {
  const some = new Map<string, { component: Component; answers: unknown[] }>()
  let [locked, exam] = [0, emptyExam()]
  for (const { locked: isLocked, answers, seed, score } of records) {
    if (isLocked) {
      locked += 1
      continue
    }
    exam = withScore(exam, score)
    for (const { component, answer } of answered(document, answers, seed ?? undefined)) {
      if (answer === undefined) continue
      const known = some.get(component.id)
      if (known) known.answers.push(answer)
      else some.set(component.id, { component, answers: [answer] })
    }
  }
  const tallies = Array.from(some, ([id, { component, answers }]) => [id, addAnswers(emptyTally, component, answers)])
  return { records: records.length - locked, locked, exam, tallies: Object.fromEntries(tallies) }
}

/** Counts put together. */
export function sumDays(days: readonly DayCount[]): DayCount {
  const byComponent = new Map<string, Tally[]>()
  for (const { tallies } of days)
    for (const [id, tally] of Object.entries(tallies)) {
      const known = byComponent.get(id)
      if (known) known.push(tally)
      else byComponent.set(id, [tally])
    }
  return {
    records: days.reduce((sum, { records }) => sum + records, 0),
    locked: days.reduce((sum, { locked }) => sum + locked, 0),
    exam: sumExams(days.map(({ exam }) => exam)),
    tallies: Object.fromEntries(Array.from(byComponent, ([id, some]) => [id, sumTallies(some)])),
  }
}

/** As it is kept: of words those that are frequent on that day. */
export function keptDay(day: DayCount, document: FormDocument): DayCount {
  const types = new Map(componentsOf(document).map(({ id, type }) => [id, type]))
  const tallies = Object.entries(day.tallies).map(([id, tally]) => {
    const type = types.get(id)
    return [id, type ? keptTally(tally, type) : tally]
  })
  return { ...day, tallies: Object.fromEntries(tallies) }
}

/** The days of moments in a zone; neighbours are mostly of the same day, which is reckoned once. */
export function createDays(zone: string): (at: Date) => string {
  let known = { from: 0, until: 0, day: '' }
  return (at) => {
    const moment = at.getTime()
    if (moment >= known.from && moment < known.until) return known.day
    const start = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).startOfDay()
    known = {
      from: start.epochMilliseconds,
      until: start.add({ days: 1 }).epochMilliseconds,
      day: start.toPlainDate().toString(),
    }
    return known.day
  }
}

/** From the first moment of a day to that of the next. */
export function momentsOfDay(day: string, zone: string): { from: Date; until: Date } {
  const start = Temporal.PlainDate.from(day).toZonedDateTime(zone)
  return { from: new Date(start.epochMilliseconds), until: new Date(start.add({ days: 1 }).epochMilliseconds) }
}

/**
 * A stretch of time as whole days, which are kept (`until` no longer belongs to them), and what of it lies beside them
 * and is read anew.
 */
export function wholeDays(
  { from, until }: { from: Date | undefined; until: Date | undefined },
  zone: string,
): { days: { from: string | null; until: string | null }; beside: { from: Date; until: Date }[] } {
  const dayOf = createDays(zone)
  const first = from && dayOf(from)
  const last = until && dayOf(until)
  const isFromWhole = !from || momentsOfDay(first ?? '', zone).from.getTime() === from.getTime()
  const isUntilWhole = !until || momentsOfDay(last ?? '', zone).from.getTime() === until.getTime()
  if (from && until && first === last && !isUntilWhole)
    return { days: { from: first ?? null, until: first ?? null }, beside: [{ from, until }] }
  const beside: { from: Date; until: Date }[] = []
  let begins = first ?? null
  if (from && !isFromWhole && first !== undefined) {
    const next = momentsOfDay(first, zone).until
    beside.push({ from, until: next })
    begins = dayOf(next)
  }
  if (until && !isUntilWhole && last !== undefined) beside.push({ from: momentsOfDay(last, zone).from, until })
  return { days: { from: begins, until: last ?? null }, beside }
}
