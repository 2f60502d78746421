import { randomUUID } from 'node:crypto'
import { answersMax, type Submitted } from '@matai/contract'
import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, Failure, notFound, tooManyRequests } from '../../../platform/failure.ts'
import { createKeyedCommit, QueueFull } from '../../../platform/group-commit.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import type { RecordRow } from '../store/records.ts'
import * as store from '../store/submitting.ts'
import { createAfterSubmission, type Written, writtenOf } from './after.ts'
import type { Dependencies } from './dependencies.ts'
import { createKeeping, effectsOfFilled, type Submission, type Submissions } from './keep.ts'
import { createLookingThrough, hashOf, type Looked, type Sent } from './look-through.ts'

/** Submissions of one write, and those that may wait. */
const batch = 100
const queue = 10_000

/** Heavier ones, in characters of JSON, are written alone, so that no statement becomes larger than a few megabytes. */
const lightMax = 50_000

interface Waiting extends Sent {
  weight: number
  outcome?: Looked | { answer: Submitted }
}

/**
 * Keeps what people filled in: one transaction for records, their numbers, their places and whatever hears of them.
 * Those who come for a form at once share it. Who may come too late for something that has an end has one of his own,
 * and so has everybody of a group that failed: what is wrong with one refuses nobody else.
 */
export function createSubmission(dependencies: Dependencies) {
  const { database, forms } = dependencies
  const look = createLookingThrough(dependencies)
  const keep = createKeeping(dependencies)
  const afterwards = createAfterSubmission(dependencies)

  /** What was answered to the same attempt before, also when the form has closed since. */
  async function sameAgain(tx: Tx, row: RecordRow, input: Sent['input'], now: Date): Promise<Submitted> {
    if (row.attemptInput !== hashOf(input)) throw new Failure('conflict', 'errors.keyReused')
    const accountId = mintAccountId(row.accountId)
    const document = (await forms.versionOf(tx, accountId, row.formId, row.version)) ?? notFound()
    const settings = await forms.settingsOf(tx, accountId, row.formId, now)
    const [answer = notFound()] = await answersOf(tx, [writtenOf(row, document)], { settings, now })
    return answer
  }

  async function answersOf(
    tx: Tx,
    written: readonly [Written, ...Written[]],
    so: Parameters<typeof afterwards>[2],
  ): Promise<Submitted[]> {
    const all = await afterwards(tx, written, so)
    return written.flatMap(({ row, document }, place) => {
      const { id, number, period, at, score } = row
      const after = all[place]
      const isTold = document.exam?.answersShown === 'afterSubmission'
      return after ? [{ id, number, period, at: at.toISOString(), score: isTold ? score : null, after }] : []
    })
  }

  /** Keeps what is new among attempts, and answers by their keys: how each was kept now, or what was kept of it before. */
  async function settle(tx: Tx, all: Submissions) {
    const [{ filled }] = all
    const { accountId, id } = filled.form
    const keys = all.map((one) => one.filled.attempt.key)
    await store.holdAttempts(tx, accountId, id, keys)
    const before = await store.findAttempts(tx, accountId, id, keys)
    const [first, ...others] = all.filter((one) => !before.has(one.filled.attempt.key))
    if (!first) return { before, made: new Map<string, Submitted>() }
    const some: Submissions = [first, ...others]
    const rows = new Map((await keep(tx, some)).map((row) => [row.attempt, row]))
    const written = ({ filled: { attempt, document, asked } }: Submission): Written => ({
      row: rows.get(attempt.key) ?? notFound(),
      document,
      asked,
    })
    const so = { settings: first.filled.form.settings, now: first.context.now }
    const answers = await answersOf(tx, [written(first), ...others.map(written)], so)
    return { before, made: new Map(answers.map((answer, place) => [keyAt(some, place), answer])) }
  }

  /** A submission in a transaction of its own. */
  const alone = (submission: Submission, { input, context, key }: Sent): Promise<Submitted> =>
    database.transact(submission.filled.form.accountId, async (tx) => {
      const { before, made } = await settle(tx, [submission])
      const other = before.get(key)
      return other ? sameAgain(tx, other, input, context.now) : (made.get(key) ?? notFound())
    })

  const commits = createKeyedCommit<Waiting>({
    ...{ batch, queue },
    keyOf: ({ input }) => input.id,
    async write(items) {
      const [one, ...more] = items
      if (!one) return
      const looked = await look(one.input.id, [one, ...more])
      const shared = new Map<string, { item: Waiting; submission: Submission }>()
      for (const [nth, item] of items.entries()) {
        const outcome = looked[nth]
        if (!outcome) continue
        item.outcome = outcome
        // Who sent the same attempt twice at once is answered as the first was, when that is kept.
        if ('submission' in outcome && item.weight <= lightMax && isForAll(outcome.submission) && !shared.has(item.key))
          shared.set(item.key, { item, submission: outcome.submission })
      }
      const all = [...shared.values()]
      const [first, ...others] = all.map(({ submission }) => submission)
      if (!first) return
      const settled = await database
        .transact(first.filled.form.accountId, (tx) => settle(tx, [first, ...others]))
        .catch((refusal: unknown) => ({ refusal }))
      if ('refusal' in settled) {
        const [{ item } = { item: undefined }] = all
        if (item && all.length === 1) item.outcome = settled
        return
      }
      for (const { item } of all) {
        const [known, answer] = [settled.before.get(item.key), settled.made.get(item.key)]
        if (known) item.outcome = { known }
        if (answer) item.outcome = { answer }
      }
    },
  })

  return async (input: Sent['input'], context: PublicContext): Promise<Submitted> => {
    const weight = JSON.stringify(input.answers).length
    if (weight > answersMax) fail('errors.tooLarge')
    const item: Waiting = { input, context, weight, key: context.idempotencyKey ?? randomUUID() }
    try {
      await commits.add(item)
    } catch (error) {
      if (error instanceof QueueFull) return tooManyRequests(1)
      throw error
    }
    const { outcome } = item
    if (outcome === undefined) throw new Error('a submission was not looked at')
    if ('answer' in outcome) return outcome.answer
    if ('refusal' in outcome) throw outcome.refusal
    if ('submission' in outcome) return alone(outcome.submission, item)
    const { known } = outcome
    return database.transact(mintAccountId(known.accountId), (tx) => sameAgain(tx, known, input, context.now))
  }
}

const keyAt = (some: Submissions, place: number): string => some[place]?.filled.attempt.key ?? ''

/** Whether nothing that a submission takes can have come to an end meanwhile. */
const isForAll = ({ filled }: Submission): boolean => effectsOfFilled(filled).claims.length === 0
