import { z } from 'zod'
import { call } from './call.ts'
import { identityGroupsMax } from './collaborators.ts'
import { idOf, instant, say } from './fields.ts'
import { FormClosingRule, FormCondition, FormRedirect, FormRedirectRule } from './forms-rules.ts'
import { typedMobile } from './typed-mobile.ts'

/** Most phones that may fill a form. */
export const formPhonesMax = 1_000
/** Longest words that fillers read (specification, section 5: prompt content). */
export const formWordsMax = 500

const formId = idOf('form')
const ruleId = idOf('formRule')
const count = (most: number) => z.int().min(1).max(most).nullable().default(null)

/** Plain text of some lines; control characters besides the line break do not belong into it. */
const words = z
  .string()
  .overwrite((text) => text.replace(/\r\n?/g, '\n').trim())
  .max(formWordsMax)
  .regex(/^(\n|[^\p{Cc}])*$/u, say('errors.wrongFormat'))
  .default('')

/** What fillers read, in both languages; where one is empty, the other is shown. */
const FillerWords = z.strictObject({ zh: words, en: words }).prefault({})

/** Anybody; whoever proves a phone; whoever proves one of these phones; collaborators; who works in the account. */
export const fillerKinds = ['anyone', 'boundPhone', 'namedPhones', 'collaborators', 'members'] as const

/** Who may fill a form, and what they may do with their own records afterwards. */
export const FormFillers = z
  .strictObject({
    who: z.enum(fillerKinds).default('anyone'),
    phones: z
      .array(
        z.strictObject({
          mobile: typedMobile(),
          name: z
            .string()
            .trim()
            .max(20)
            .regex(/^[^\p{Cc}]*$/u, say('errors.wrongFormat'))
            .default(''),
        }),
      )
      .max(formPhonesMax)
      .default([])
      .describe('for namedPhones; kept while another kind is chosen'),
    groupIds: z
      .array(idOf('identityGroup'))
      .min(1, say('formChecks.groupsMissing'))
      .max(identityGroupsMax)
      .nullable()
      .default(null)
      .describe('for collaborators: identity groups, one of which the filler is in; null: all collaborators'),
    mayChange: z.boolean().default(false).describe('fillers change their own records'),
    mayDelete: z.boolean().default(false),
  })
  .refine(({ who, phones }) => who !== 'namedPhones' || phones.length > 0, {
    path: ['phones'],
    ...say('formChecks.phonesMissing'),
  })
  .refine(({ who, mayChange }) => who !== 'anyone' || !mayChange, {
    path: ['mayChange'],
    ...say('formChecks.changeNeedsBinding'),
  })
  .refine(({ who, mayDelete }) => who !== 'anyone' || !mayDelete, {
    path: ['mayDelete'],
    ...say('formChecks.changeNeedsBinding'),
  })
export type FormFillers = z.infer<typeof FormFillers>

/** When the serial number of records begins anew, in the account's zone. */
export const serialResets = ['none', 'daily', 'weekly', 'monthly', 'yearly'] as const

/** What a filler sees after submitting. */
export const FormSubmitPage = z
  .strictObject({
    words: FillerWords,
    certificate: z.boolean().default(false).describe('a page of the record that can be kept and shown'),
    redeemCode: z.boolean().default(false).describe('a code on the certificate that is redeemed once'),
    serial: z
      .strictObject({
        prefix: z
          .string()
          .trim()
          .max(20)
          .regex(/^[^\p{Cc}]*$/u, say('errors.wrongFormat'))
          .default(''),
        digits: z.int().min(1).max(10).default(4).describe('at least so many, with zeros in front'),
        reset: z.enum(serialResets).default('none'),
      })
      .nullable()
      .default(null)
      .describe('null: records have no serial number'),
    nextFormId: formId.nullable().default(null).describe('a form that is offered next'),
  })
  .refine(({ certificate, redeemCode }) => certificate || !redeemCode, {
    path: ['redeemCode'],
    ...say('formChecks.redeemNeedsCertificate'),
  })
export type FormSubmitPage = z.infer<typeof FormSubmitPage>

/** How many records are taken; null: no limit. Days are those of the account's zone. */
export const FormLimits = z
  .strictObject({
    perPerson: count(1_000_000).describe('a person is a proven phone; where anybody may fill, a browser'),
    perPersonDay: count(1_000_000),
    perDay: count(1_000_000_000),
    total: count(1_000_000_000),
  })
  .refine(({ perPerson, perPersonDay }) => fits(perPersonDay, perPerson), {
    path: ['perPersonDay'],
    ...say('formChecks.dayAboveAll'),
  })
  .refine(({ perDay, total }) => fits(perDay, total), { path: ['perDay'], ...say('formChecks.dayAboveAll') })
export type FormLimits = z.infer<typeof FormLimits>

const fits = (part: number | null, whole: number | null) => part === null || whole === null || part <= whole

/** When a form takes records, and what people read when it does not. */
export const FormClosing = z
  .strictObject({
    closed: z.boolean().default(false).describe('closed by hand'),
    opensAt: instant.nullable().default(null),
    closesAt: instant.nullable().default(null),
    statusItems: z
      .array(z.int().positive())
      .max(200)
      .default([])
      .describe('items of statuses: of live codes that are in one of them it takes no records'),
    words: FillerWords,
  })
  .refine(({ opensAt, closesAt }) => !opensAt || !closesAt || Date.parse(closesAt) > Date.parse(opensAt), {
    path: ['closesAt'],
    ...say('formChecks.closesBeforeOpening'),
  })
export type FormClosing = z.infer<typeof FormClosing>

export const FormSettings = z.object({
  fillers: FormFillers,
  submitPage: FormSubmitPage,
  limits: FormLimits,
  closing: FormClosing,
  redirect: FormRedirect.nullable().describe('where fillers can go on when no rule says otherwise'),
  redirectRules: z.array(FormRedirectRule),
  closingRules: z.array(FormClosingRule),
  isOpen: z.boolean().describe('whether its closing lets records in at this moment'),
  tips: z.int().describe('how many tips it has'),
  links: z.int().describe('how many forms it is linked to'),
})
export type FormSettings = z.infer<typeof FormSettings>

const set = <Part extends z.ZodType>(path: string, settings: Part) =>
  call({
    path,
    access: 'member',
    bodyLimit: 256 * 1024,
    input: z.strictObject({ formId, settings }),
    output: FormSettings,
  })

/** A status of the account, and which of its items close a form for the codes that are in them. */
export const ClosedStatus = z.object({
  id: z.int(),
  name: z.string(),
  items: z.array(z.object({ id: z.int(), name: z.string(), closes: z.boolean() })),
})
export type ClosedStatus = z.infer<typeof ClosedStatus>

export const formSettingCalls = {
  get: call({
    path: '/qruser/console/sheet/get_setting',
    access: 'member',
    input: z.strictObject({ formId }),
    output: FormSettings,
  }),
  setFillers: set('/qruser/console/sheet/set_submit_type', FormFillers),
  setSubmitPage: set('/qruser/console/sheet/set_submit', FormSubmitPage),
  setLimits: set('/qruser/console/sheet/set_limit', FormLimits),
  setClosing: set('/qruser/console/sheet/set_closed', FormClosing),
  /** The statuses by which a form can be closed for live codes. */
  closedStatuses: call({
    path: '/qruser/console/sheet/get_closed_statuslist',
    access: 'member',
    input: z.strictObject({ formId }),
    output: z.object({ list: z.array(ClosedStatus) }),
  }),
  setRedirect: set('/qruser/console/sheet/set_redirect', FormRedirect.nullable()),
  /** An answer that leads fillers elsewhere. */
  setRedirectRule: call({
    path: '/qruser/console/sheet/set_redirect_rule',
    creates: true,
    access: 'member',
    input: FormRedirect.extend({ formId, id: ruleId.optional().describe('absent: a new one'), when: FormCondition }),
    output: FormSettings,
  }),
  /** An answer that closes the form. */
  setClosingRule: call({
    path: '/qruser/console/sheet/set_closed_rule',
    creates: true,
    access: 'member',
    input: z.strictObject({ formId, id: ruleId.optional().describe('absent: a new one'), when: FormCondition }),
    output: FormSettings,
  }),
  delRule: call({
    path: '/qruser/console/sheet/del_rule',
    access: 'member',
    input: z.strictObject({ formId, id: ruleId }),
    output: FormSettings,
  }),
}
