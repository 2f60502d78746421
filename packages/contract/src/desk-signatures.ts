import type { Component } from '@matai/form-kit/schema'
import { z } from 'zod'
import { call } from './call.ts'
import { instant, say } from './fields.ts'
import { formAddress } from './records-filling.ts'

/** How long a phone may take to sign for a desk. */
export const deskSignatureMinutes = 10
/** Longest picture of a signature, in characters of its data address. */
export const deskPictureMax = 400_000

/** Address of the form, and what nobody guesses. */
const token = z.string().regex(/^[2-9A-Za-z]{16}\.[\w-]{32}$/, say('errors.wrongFormat'))
const question = z.string().regex(/^[a-zA-Z0-9][\w-]{0,31}$/, say('errors.wrongFormat'))

/** The schema of form-kit describes it; here it travels as it is. */
const component = z.unknown().describe('the question, as the document has it') as z.ZodType<Component, unknown>

/** Who fills a form at a desk has somebody sign on a phone; the picture comes to the desk, which keeps it like its own. */
export const deskSignatureCalls = {
  begin: call({
    path: '/v/form/sign_begin',
    access: 'public',
    input: z.strictObject({ id: formAddress, component: question.describe('of a signature that a phone may give') }),
    output: z.object({ token: z.string(), endsAt: instant }),
  }),
  /** What the phone is asked for. */
  open: call({
    path: '/v/form/sign_open',
    access: 'public',
    input: z.strictObject({ token }),
    output: z.object({ component: component, endsAt: instant }),
  }),
  /** The phone hands the picture in; once more takes the place of the one before. */
  sign: call({
    path: '/v/form/sign',
    access: 'public',
    bodyLimit: 512 * 1024,
    input: z.strictObject({
      token,
      picture: z
        .string()
        .max(deskPictureMax)
        .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/, say('errors.wrongFormat'))
        .describe('a PNG as a data address'),
    }),
    output: z.object({}),
  }),
  /** The desk asks whether somebody has signed; what it was given is not kept here any longer. */
  collect: call({
    path: '/v/form/sign_collect',
    access: 'public',
    input: z.strictObject({ token }),
    output: z.object({ picture: z.string().nullable().describe('null: not yet') }),
  }),
}
