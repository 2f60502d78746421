import { createHash } from 'node:crypto'
import type { contract, ParsedInput } from '@matai/contract'
import { answered, type FormDocument } from '@matai/form-kit/schema'
import { BoundedMap } from '../../../platform/bounded-map.ts'
import { restBetween } from '../../../platform/breath.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, Failure, notFound, tooManyRequests } from '../../../platform/failure.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import { networkOf } from '../../../platform/network-of.ts'
import { begunAt, clockOf } from '../rules/exam-clock.ts'
import { isDrawn } from '../rules/for-filling.ts'
import { filesInAnswers } from '../rules/named-files.ts'
import { submissionsOfNetwork } from '../rules/paces.ts'
import { seedOf } from '../rules/seed.ts'
import type { RecordRow } from '../store/records.ts'
import * as store from '../store/submitting.ts'
import { type Place, placeOf } from './addresses.ts'
import { checked } from './check.ts'
import type { Dependencies } from './dependencies.ts'
import { createFormSearch, type FoundForm } from './find-form.ts'
import type { Filled, Submission } from './keep.ts'
import { numberProofs } from './prove-phone.ts'
import { wechatProofs } from './wechat-proofs.ts'

/** What somebody sent. */
export interface Sent {
  input: ParsedInput<typeof contract.filling.submit>
  context: PublicContext
  /** of this attempt */
  key: string
}

/** What was sent is there already, is refused, or can be kept. */
export type Looked = { known: RecordRow } | { refusal: unknown } | { submission: Submission }

/** One that is still looked at. */
interface Open extends Sent {
  place: number
  form: FoundForm
}

export const hashOf = (input: Sent['input']): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url')

/** Looks through what came for one form at once: what they have in common is read once, each is refused by itself. */
export function createLookingThrough(dependencies: Dependencies) {
  const { database, forms, qrCodes, rateLimit, filesByIds, standingOf, areaName, isDivided, secret } = dependencies
  const find = createFormSearch(dependencies)
  const numbers = numberProofs(dependencies)
  const wechat = wechatProofs(dependencies)
  const places = new BoundedMap<string, Place>({ entries: 10_000 })

  /** The version that the filler had before him; a newer one may have been published since. */
  async function documentOf(tx: Tx, form: FoundForm, version: number): Promise<FormDocument> {
    if (version === form.published) return form.document
    return (
      (await forms.publishedOf(tx, form.accountId, form.id, version)) ??
      fail('records.versionUnknown', { as: 'conflict', fields: [{ path: ['version'], phrase: 'errors.notFound' }] })
    )
  }

  /** Whether the clock of an exam has run out; refuses what comes too late, and what never began. */
  function examIsOver({ id }: FoundForm, { exam }: FormDocument, attempt: string, now: Date): boolean {
    if (exam?.minutes == null) return false
    const begun = begunAt(secret, id, attempt) ?? fail('records.attemptUnknown', { as: 'conflict' })
    const { endsAt, takenUntil } = clockOf(begun, exam.minutes)
    if (now > takenUntil) fail('records.examOver', { as: 'conflict' })
    return now >= endsAt
  }

  function fill(
    { form, input, context, key }: Open,
    { document, files, standing }: { document: FormDocument; files: Files } & Pick<Filled, 'standing'>,
  ): Submission {
    const { now, say } = context
    const seed = isDrawn(document) ? seedOf(secret, form.id, key) : undefined
    const facts = { now: now.getTime(), zone: standing.zone, onPhone: input.onPhone, areaName, isDivided }
    const isOver = examIsOver(form, document, key, now)
    const proven = new Set([form.person, ...numbers.read(input.proofs ?? [], now)])
    const isProven = (number: string) => proven.has(number.replace(/^\+/, ''))
    const isWechat = wechat.reader(input.proofs ?? [], now)
    const given = { ...facts, isVerified: isProven, isWechat }
    const answers = checked({ document, answers: input.answers, seed, files, facts: given, say, isOver })
    const attempt = { key, input: hashOf(input) }
    const asked = answered(document, answers, seed)
    return { filled: { form, document, answers, asked, seed, attempt, standing, isProven }, input, context }
  }

  async function look(address: string, sent: readonly [Sent, ...Sent[]]): Promise<Looked[]> {
    const { tx } = database
    const [{ context: first }] = sent
    const remembered = places.get(address)
    const at = remembered ?? (await placeOf(tx, address))
    // Who asks for what is none is counted by himself.
    if (!at) return Promise.all(sent.map(({ context }) => find.locate(tx, address, context).then(refused, refused)))
    const { accountId, id: formId } = at
    const looked = new Map<number, Looked>()
    /** Those that pass, with what they pass with. */
    async function pass<One extends { place: number }, Passed>(
      some: readonly One[],
      ask: (one: One) => Promise<Passed>,
    ): Promise<(One & Passed)[]> {
      const passed = await restBetween(some, async (one) => {
        try {
          return [{ ...one, ...(await ask(one)) }]
        } catch (refusal) {
          looked.set(one.place, { refusal })
          return []
        }
      })
      return passed.flat()
    }

    const keys = sent.flatMap(({ context }) => context.idempotencyKey ?? [])
    const before = await store.findAttempts(tx, accountId, formId, keys)
    const fresh: (Sent & { place: number })[] = []
    for (const [place, one] of sent.entries()) {
      const known = before.get(one.key)
      if (known) looked.set(place, { known })
      else fresh.push({ ...one, place })
    }
    if (fresh.length > 0) {
      const found = await find.known(tx, at, first).catch(refused)
      if (remembered && 'refusal' in found) {
        // An account that went and came back has its addresses under another number.
        places.delete(address)
        return look(address, sent)
      }
      places.set(address, at)
      const entered = await pass(fresh, async ({ input, context }) => {
        if ('refusal' in found) throw found.refusal
        return { form: await find.admit(tx, found, { ...context, code: input.qrCodeId }) }
      })
      const paces = await rateLimit.hitAll(
        entered.map(({ context: { ip, now } }) => ({
          key: ['submission', `${networkOf(ip)} ${formId}`],
          rate: submissionsOfNetwork,
          now,
        })),
      )
      const paced = await pass(
        entered.map((one, nth) => ({ ...one, pace: paces[nth] })),
        async ({ pace }) => (pace?.allowed === false ? tooManyRequests(pace.retryAfter) : {}),
      )
      const codeIds = [...new Set(paced.flatMap(({ input }) => input.qrCodeId ?? []))]
      const rows = codeIds.length === 0 ? [] : await qrCodes.rowsByIds(accountId, codeIds)
      const codes = new Set(rows.map(({ id }) => id))
      const placed = await pass(paced, async ({ form, input }) => {
        if (input.qrCodeId !== undefined && !codes.has(input.qrCodeId)) notFound()
        const document = await documentOf(tx, form, input.version)
        return { document, fileIds: filesInAnswers(document, input.answers) }
      })
      const files = await filesByIds(tx, accountId, [...new Set(placed.flatMap(({ fileIds }) => fileIds))])
      const standing = await standingOf(tx, accountId, first.now)
      const filled = await pass(placed, async ({ document, ...one }) => ({
        submission: fill(one, { document, files, standing: standing ?? notFound() }),
      }))
      for (const { place, submission } of filled) looked.set(place, { submission })
    }
    return sent.map((_, place) => looked.get(place) ?? { refusal: new Failure('notFound', 'records.formGone') })
  }

  return look
}

type Files = Awaited<ReturnType<Dependencies['filesByIds']>>

const refused = (refusal: unknown) => ({ refusal })
