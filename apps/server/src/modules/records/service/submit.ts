import { randomUUID } from 'node:crypto'
import { answersMax, type Submitted } from '@matai/contract'
import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, Failure, notFound, tooManyRequests } from '../../../platform/failure.ts'
import { createKeyedCommit, QueueFull } from '../../../platform/group-commit.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import type { RecordRow } from '../store/records.ts'
import * as store from '../store/submitting.ts'
import { type Around, createAfterSubmission, type Written, writtenOf } from './after.ts'
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
    const around = {
      settings: await forms.settingsOf(tx, accountId, row.formId, now),
      outcomes: await forms.rulesFor(tx, accountId, row.formId),
      links: await forms.linksOf(tx, accountId, row.formId),
    }
    const so = { ...around, hasTips: true, givesCoupons: true, now }
    const [answer = notFound()] = await answersOf(tx, [writtenOf(row, document)], so)
    return answer
  }

  async function answersOf(tx: Tx, written: readonly [Written, ...Written[]], so: Around): Promise<Submitted[]> {
    const all = await afterwards(tx, written, so)
    return written.flatMap(({ row, document }, place) => {
      const { id, number, period, at, score } = row
      const after = all[place]
      const isTold = document.exam?.answersShown === 'afterSubmission'
      return after ? [{ id, number, period, at: at.toISOString(), score: isTold ? score : null, after }] : []
    })
  }

  /** Keeps submissions, and answers them in their order. */
  async function settle(tx: Tx, all: Submissions): Promise<Submitted[]> {
    const [first, ...others] = all
    const { rows, givesCoupons } = await keep(tx, all)
    const kept = new Map(rows.map((row) => [row.attempt, row]))
    const written = ({ filled: { attempt, document, asked } }: Submission): Written => ({
      row: kept.get(attempt.key) ?? notFound(),
      document,
      asked,
    })
    const so = { ...first.filled.form, givesCoupons, now: first.context.now }
    return answersOf(tx, [written(first), ...others.map(written)], so)
  }

  /** A submission in a transaction of its own, in which nobody else sends the same attempt. */
  const alone = (submission: Submission, { input, context, key }: Sent): Promise<Submitted> => {
    const { accountId, id } = submission.filled.form
    return database.transact(accountId, async (tx) => {
      await store.holdAttempt(tx, accountId, id, key)
      const before = await store.findAttempt(tx, accountId, id, key)
      if (before) return sameAgain(tx, before, input, context.now)
      const [answer = notFound()] = await settle(tx, [submission])
      return answer
    })
  }

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
      const [first, ...others] = [...shared.values()].map(({ submission }) => submission)
      if (!first) return
      // An attempt that another node kept meanwhile stands in the way of its own; who is alone finds that out.
      const answers = await database
        .transact(first.filled.form.accountId, (tx) => settle(tx, [first, ...others]))
        .catch(() => [])
      for (const [nth, { item }] of [...shared.values()].entries()) {
        const answer = answers[nth]
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

/** Whether nothing that a submission takes can have come to an end meanwhile. */
const isForAll = ({ filled }: Submission): boolean => effectsOfFilled(filled).claims.length === 0
