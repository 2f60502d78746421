import type { FormDocument } from '@matai/form-kit/schema'
import { z } from 'zod'
import { call } from './call.ts'
import { fileId, instant, qrCodeId, say, shortIdAlphabet } from './fields.ts'
import { fileKinds, StoredFile } from './files.ts'
import { FormRedirect } from './forms-rules.ts'
import { typedMobile, typedSmsCode } from './typed-mobile.ts'

/** Most that the answers of one record weigh, in characters of JSON. */
export const answersMax = 400_000

/** Where a form is filled: 16 characters that nobody guesses. */
export const formAddress = z.string().regex(new RegExp(`^[${shortIdAlphabet}]{16}$`), say('errors.wrongFormat'))
/** What the browser calls one try to fill the form; the `Idempotency-Key` under which it is sent. */
export const attemptKey = z.string().regex(/^[\x21-\x7e]{8,200}$/, say('errors.wrongFormat'))

/** What says that a phone was proven; only this server can write it. */
export const phoneProof = z.string().regex(/^\d{6,18}\.\d{1,16}\.[\w-]{43}$/, say('errors.wrongFormat'))

/** The same, or what says that WeChat named somebody so. */
export const answerProof = z.string().regex(/^[\w-]{6,64}\.\d{1,16}\.[\w-]{43}$/, say('errors.wrongFormat'))

/** Answers by the ids of components, as the schemas of form-kit have them; what they may be is checked by those. */
export const answersById = z.record(z.string(), z.unknown())

/** The schema of form-kit describes it; here it travels as it is. */
export const documentAsItIs = z
  .unknown()
  .describe('title, pages with components, rules, exam: the document of form-kit') as z.ZodType<FormDocument, unknown>

export const RecordScore = z.object({
  points: z.number(),
  most: z.number(),
  passed: z.boolean().nullable().describe('null where nobody can fail'),
})

const OpenedForm = z.object({
  id: z.string(),
  title: z.string(),
  version: z.int().describe('to be sent with the answers'),
  document: documentAsItIs.describe('without what is right in an exam, and without questions that were not drawn'),
  seed: z.int().nullable().describe('what the questions of this attempt were drawn with; null: nothing is drawn'),
  files: z.array(StoredFile).describe('those that the document names'),
  used: z
    .record(z.string(), z.int())
    .describe('how much is used up of what has an end, by `component/option` or `component/date/slot`'),
  owner: z.string().describe('whose form it is; empty for an account without a name'),
  zone: z.string().describe('IANA name of the account’s zone'),
  attempt: z.string().nullable().describe('of an exam with a clock: the key that the answers have to come with'),
  clock: z
    .object({ endsAt: instant, now: instant })
    .nullable()
    .describe('of an exam with a clock: when this attempt ends, and what the server’s clock says'),
})

/** A form that a filler can go on with: where it is filled, and what it is called. */
const NextForm = z.object({ id: z.string().describe('its address'), title: z.string() })

/** What a filler sees after submitting. */
export const AfterSubmission = z.object({
  serial: z.string().nullable().describe('the number as people read it; null where the form shows none'),
  words: z.object({ zh: z.string(), en: z.string() }).describe('where one is empty, the other is shown'),
  certificate: z.boolean().describe('whether the record has a page that can be kept and shown'),
  redeemCode: z.string().nullable().describe('what is shown to have something handed over once'),
  coupons: z
    .array(
      z.object({
        name: z.string(),
        item: z.string(),
        path: z.string().nullable().describe('its page; null: none was left'),
      }),
    )
    .describe('what the filler is given for the record'),
  redirect: FormRedirect.nullable().describe('where to go on: that of the first rule that holds, else the usual one'),
  tip: z.string().nullable().describe('what stands there for this very person'),
  next: NextForm.nullable(),
  links: z.array(NextForm.extend({ text: z.string() })).describe('forms in which the record can be continued'),
})
export type AfterSubmission = z.infer<typeof AfterSubmission>

export const Submitted = z.object({
  id: z.int(),
  number: z.int().describe('counts on without a gap within its period'),
  period: z.string().describe('`2026-11-23`, `2026-W48`, `2026-11`, `2026`, or empty where numbers are never reset'),
  at: instant,
  score: RecordScore.nullable().describe('of an exam that tells it'),
  after: AfterSubmission,
})
export type Submitted = z.infer<typeof Submitted>

/** A province, city or county by its six digits. */
const NamedArea = z.object({ code: z.string(), name: z.string() })

export const fillingCalls = {
  /** What the place is called at which somebody stands. */
  getAddress: call({
    path: '/qruser/console/tool/get_address',
    access: 'public',
    input: z.strictObject({
      longitude: z.number().min(-180).max(180).describe('degrees of WGS-84, as positioning gives them'),
      latitude: z.number().min(-90).max(90),
    }),
    output: z.object({
      longitude: z.number().describe('as the maps of the country have it: GCJ-02 in China'),
      latitude: z.number(),
      address: z.string().describe('empty where nobody knows'),
      areas: z.array(NamedArea).describe('from the province down, as far as they are known'),
    }),
  }),
  /** A form as its filler needs it: the published version. */
  open: call({
    path: '/v/form/open',
    access: 'public',
    input: z.strictObject({
      id: formAddress,
      attempt: attemptKey
        .optional()
        .describe(
          'needed where questions are drawn: the key that the answers will come with; of an exam under way its own',
        ),
    }),
    output: OpenedForm,
  }),
  /** Sends a code to a phone of which somebody says that it is his; only where a form asks for such a proof. */
  sendCode: call({
    path: '/v/form/send_code',
    access: 'public',
    input: z.strictObject({ id: formAddress, mobile: typedMobile() }),
    output: z.object({ retryAfter: z.int().describe('seconds until another one may be asked for') }),
  }),
  /** Proves a phone with the code that came by text message. */
  prove: call({
    path: '/v/form/prove',
    access: 'public',
    input: z.strictObject({
      id: formAddress,
      mobile: typedMobile(),
      mobileCode: typedSmsCode(),
      isFiller: z
        .boolean()
        .default(true)
        .describe('the phone of who fills, whom this browser’s cookie names from now on; false: one in an answer'),
    }),
    output: z.object({
      mobile: z.string().describe('E.164'),
      proof: phoneProof.describe('to be handed in with answers in which this number stands; holds for 30 days'),
    }),
  }),
  /** Somebody else fills with this browser now: the phone that was proven is forgotten. */
  forgetPhone: call({
    path: '/v/form/forget_phone',
    access: 'public',
    input: z.strictObject({ id: formAddress }),
    output: z.object({}),
  }),
  /** Hands answers in. One key is one record, however often it comes. */
  submit: call({
    path: '/v/form/submit',
    creates: true,
    access: 'public',
    input: z.strictObject({
      id: formAddress,
      version: z
        .int()
        .positive()
        .max(2 ** 31 - 1)
        .describe('the one that was filled in'),
      answers: answersById,
      qrCodeId: qrCodeId().optional().describe('the live code that led to the form'),
      continues: z
        .strictObject({ id: formAddress, attempt: attemptKey })
        .optional()
        .describe('a record of another form that links to this one, by its address and the key that it was sent with'),
      visitor: z
        .string()
        .regex(/^[\w-]{16,64}$/, say('errors.wrongFormat'))
        .optional()
        .describe('what the browser calls itself, so that one without a name is known again'),
      proofs: z
        .array(answerProof)
        .max(20)
        .optional()
        .describe('of phones in the answers that have to be proven, and of people whom WeChat named'),
      onPhone: z.boolean().default(false).describe('whether it was filled on a phone, which sends fewer pictures'),
    }),
    output: Submitted,
  }),
  /** Stores a file that was brought to `/v/form/file` (tus 1.0, with the form's address as `X-Form`). */
  saveFile: call({
    path: '/v/form/save_file',
    access: 'public',
    input: z.strictObject({ id: formAddress, fileId: fileId() }),
    output: z.object({ id: z.string(), kind: z.enum(fileKinds), size: z.number() }),
  }),
}
