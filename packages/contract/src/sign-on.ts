import { z } from 'zod'
import { passWord, secondFactorCode } from './account-fields.ts'
import { Token } from './accounts.ts'
import { call } from './call.ts'
import { say } from './fields.ts'

/** Seconds that a sign-in may take which was begun at a company's provider. */
export const signOnSeconds = 600
export const signOnDomainsMax = 20
export const signOnValuesMax = 50

/** Whether everybody whom the provider names comes in, as a member without rights, or only who was invited. */
export const signOnJoins = ['everybody', 'invited'] as const

/** How people of a company come in by its own OpenID provider. */
export const SignOn = z.object({
  name: z.string().describe('what stands on the button; empty: the account’s name'),
  issuer: z.string(),
  clientId: z.string(),
  hasSecret: z.boolean().describe('the secret itself is never told'),
  domains: z.array(z.string()).describe('domains of mail addresses; empty: any'),
  claim: z.string().describe('a claim that has to hold one of the values; empty: none'),
  values: z.array(z.string()),
  joins: z.enum(signOnJoins),
  everywhere: z.boolean().describe('also offered on the server’s own sign-in page'),
})
export type SignOn = z.infer<typeof SignOn>

export const SignOnSettings = z.object({
  signOn: SignOn.nullable(),
  backs: z.array(z.string()).describe('addresses that the provider has to know'),
  link: z.string().describe('the sign-in page with the button, for hosts that are not the account’s'),
  can: z.object({
    edit: z.boolean().describe('whether the tier has it'),
    everywhere: z.boolean().describe('whether the person runs this server'),
  }),
})
export type SignOnSettings = z.infer<typeof SignOnSettings>

/** What the sign-in page says of it. */
export interface SignOnOffer {
  company: number
  name: string
}

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, say('signOn.domainFormat'))
const nothing = z.strictObject({})

const Begun = z.object({
  state: z.string(),
  key: z.string().describe('to be kept in this browser'),
  content: z.string().describe('the address to go to'),
  seconds: z.int().describe('until it ends'),
})
/** What a browser has of a sign-in that it began, and what the provider sent it back with. */
const back = {
  state: z.string().regex(/^\d{1,15}\.[\w-]{22}$/),
  key: z.string().regex(/^[\w-]{43}$/),
  code: z.string().max(4_096).optional().describe('what the provider sent the browser back with'),
  iss: z.string().max(500).optional(),
  error: z.string().max(200).optional().describe('what it said where it refused'),
}

/** Whether the company of a session has a sign-in of its own, and whether the person comes in by it. */
const OwnSignOn = z.object({ name: z.string().nullable().describe('null: it has none'), linked: z.boolean() })
export type OwnSignOn = z.infer<typeof OwnSignOn>

export const signOnCalls = {
  get: call({ path: '/qruser/console/sign_on/get', access: 'admin', input: nothing, output: SignOnSettings }),
  /** Asks the provider what it can before anything is kept. */
  set: call({
    path: '/qruser/console/sign_on/set',
    access: 'admin',
    feature: 'ownDomain',
    input: z.strictObject({
      name: z.string().trim().max(20, say('signOn.nameLong')).default(''),
      issuer: z
        .string()
        .trim()
        .max(500)
        .pipe(z.url({ protocol: /^https?$/, ...say('signOn.issuerFormat') })),
      clientId: z.string().trim().min(1, say('signOn.clientMissing')).max(255),
      clientSecret: z.string().trim().min(1).max(1_000).optional().describe('left out: the one that is kept'),
      domains: z.array(domain).max(signOnDomainsMax).default([]),
      claim: z.string().trim().max(100).default(''),
      values: z.array(z.string().trim().min(1).max(200)).max(signOnValuesMax).default([]),
      joins: z.enum(signOnJoins).default('invited'),
      everywhere: z.boolean().default(false).describe('by whoever runs the server alone'),
    }),
    output: SignOnSettings,
  }),
  remove: call({ path: '/qruser/console/sign_on/remove', access: 'admin', input: nothing, output: SignOnSettings }),
  /** Where a browser goes to sign in at the provider of a company. */
  begin: call({
    path: '/qruser/auth/sign_on_begin',
    access: 'public',
    input: z.strictObject({ company: z.int().positive().describe('as the sign-in page was told') }),
    output: Begun,
  }),
  /** Signs in who came back from the provider. The session holds for that account alone. */
  enter: call({
    path: '/qruser/auth/sign_on_enter',
    access: 'public',
    input: z.strictObject({ ...back, secondFactor: secondFactorCode.optional() }),
    output: Token,
  }),
  own: call({ path: '/qruser/auth/sign_on_own', access: 'member', input: nothing, output: OwnSignOn }),
  /** Where somebody who is signed in otherwise goes, so that the provider’s sign-in lets in the same person. */
  beginLink: call({
    path: '/qruser/auth/sign_on_begin_link',
    access: 'member',
    input: z.strictObject({
      passWord: passWord.optional().describe('the current password, sealed; where there is one'),
    }),
    output: Begun,
  }),
  link: call({
    path: '/qruser/auth/sign_on_link',
    access: 'member',
    input: z.strictObject(back),
    output: OwnSignOn,
  }),
  unlink: call({ path: '/qruser/auth/sign_on_unlink', access: 'member', input: nothing, output: OwnSignOn }),
}
