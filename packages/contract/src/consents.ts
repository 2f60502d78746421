import { z } from 'zod'
import { flag } from './access.ts'
import { call } from './call.ts'
import { instant, say } from './fields.ts'

/** Days for which a request waits for a second person. */
export const consentDays = 7
/** Hours over which deleted codes are added up. */
export const consentHours = 24

export const consentKinds = ['codes', 'directory', 'rule'] as const
export const consentStates = ['waiting', 'given', 'refused', 'withdrawn', 'expired'] as const

/** Something that a second person has to agree to before it happens. */
export const Consent = z.object({
  id: z.int(),
  kind: z.enum(consentKinds).describe('codes to delete, a directory with its codes, or a looser rule'),
  state: z.enum(consentStates),
  askedBy: z.string(),
  askedAt: instant,
  expiresAt: instant,
  count: z.int().describe('codes'),
  names: z.array(z.string()).describe('the first of them'),
  directory: z.string().describe('empty for codes'),
  most: z.int().nullable().describe('what the rule would become; null: off'),
  answeredBy: z.string().nullable(),
  answeredAt: instant.nullable(),
  reason: z.string().describe('of who refused'),
  removed: z.int().describe('codes that went to the trash'),
  can: z.object({ answer: z.boolean(), withdraw: z.boolean() }),
})
export type Consent = z.infer<typeof Consent>

export const ConsentRule = z.object({
  most: z.int().nullable().describe('codes that one person may delete in 24 hours; null: no rule'),
  others: z.int().describe('people who could agree to what the caller asks'),
  can: z.object({ set: z.boolean() }),
})
export type ConsentRule = z.infer<typeof ConsentRule>

/** What a deletion answers beside its numbers. */
export const waits = z.int().nullable().describe('the request that a second person has to agree to; null: it is done')

const id = z.int().positive()
const nothing = z.strictObject({})

export const consentCalls = {
  rule: call({ path: '/qruser/console/consent/rule', access: 'member', input: nothing, output: ConsentRule }),
  /** A stricter rule holds at once; a looser one is a request itself, as long as somebody else could agree. */
  setRule: call({
    path: '/qruser/console/consent/set_rule',
    access: 'admin',
    input: z.strictObject({ most: z.int().min(1, say('consents.mostMissing')).max(100_000).nullable() }),
    output: ConsentRule.extend({ waits }),
  }),
  /** The newest hundred: all of them for who may agree, else those that the person asked for. */
  list: call({
    path: '/qruser/console/consent/list',
    access: 'member',
    input: nothing,
    output: z.object({ list: z.array(Consent) }),
  }),
  /** What was asked for happens now. Never by who asked. */
  give: call({
    path: '/qruser/console/consent/give',
    access: flag('deleteQrCode'),
    input: z.strictObject({ id }),
    output: Consent,
  }),
  refuse: call({
    path: '/qruser/console/consent/refuse',
    access: flag('deleteQrCode'),
    input: z.strictObject({ id, reason: z.string().trim().max(200).default('') }),
    output: Consent,
  }),
  withdraw: call({
    path: '/qruser/console/consent/withdraw',
    access: 'member',
    input: z.strictObject({ id }),
    output: Consent,
  }),
}
