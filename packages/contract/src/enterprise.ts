import { z } from 'zod'
import { call } from './call.ts'
import { fileId, idOf, say } from './fields.ts'
import { StoredFile } from './files.ts'

export const loginLabelMax = 20

/** The name before our domain: letters, digits and hyphens, not of digits alone (specification, section 5). */
const label = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, say('enterprise.domainMissing'))
  .max(loginLabelMax, say('enterprise.domainFormat'))
  .regex(/^(?!\d+$)[a-z\d]([a-z\d-]*[a-z\d])?$/, say('enterprise.domainFormat'))

/** What an enterprise's sign-in looks like, for whoever opens it. */
export const LoginPage = z.object({
  name: z.string().describe('of the account'),
  logo: StoredFile.nullable(),
  background: StoredFile.nullable(),
  icon: StoredFile.nullable().describe('in the tab of a browser'),
})
export type LoginPage = z.infer<typeof LoginPage>

/** `processing`: nobody has reached us under it yet. */
export const domainStates = ['processing', 'ready'] as const

export const Enterprise = z.object({
  loginPage: LoginPage,
  domain: z
    .object({
      label: z.string(),
      host: z.string().describe('under which its people sign in'),
      state: z.enum(domainStates),
      aliases: z.array(z.string()).describe('earlier hosts, which go on working'),
    })
    .nullable(),
  suffix: z.string().nullable().describe('the domain that names are put before; null: this server has none'),
  miniProgram: z.object({ appId: z.string(), originalId: z.string() }).nullable().describe('without its secret'),
  authorised: z
    .object({ appId: z.string(), originalId: z.string(), name: z.string(), owner: z.string() })
    .nullable()
    .describe('a mini program for which we may act without its secret'),
  can: z.object({
    edit: z.boolean().describe('whether the tier has it'),
    authorise: z.boolean().describe('whether this server is a platform of WeChat'),
  }),
})
export type Enterprise = z.infer<typeof Enterprise>

const picture = fileId().nullable().describe('a picture')

export const enterpriseCalls = {
  info: call({
    path: '/qruser/console/enterprise/info',
    access: 'admin',
    input: z.strictObject({}),
    output: Enterprise,
  }),
  /** Once: printed and passed on, it is changed by whoever runs the server alone. */
  setDomain: call({
    path: '/qruser/console/enterprise/set_domain',
    access: 'admin',
    feature: 'ownDomain',
    input: z.strictObject({ domain: label }),
    output: Enterprise,
  }),
  setWxinfo: call({
    path: '/qruser/console/enterprise/set_wxinfo',
    access: 'admin',
    feature: 'ownDomain',
    input: z.strictObject({
      appId: z
        .string()
        .trim()
        .regex(/^wx[\da-zA-Z]{16}$/, say('enterprise.appIdFormat')),
      originalId: z
        .string()
        .trim()
        .regex(/^gh_[\da-zA-Z]{12}$/, say('enterprise.originalIdFormat')),
      appSecret: z
        .string()
        .trim()
        .regex(/^[\da-zA-Z]{32}$/, say('enterprise.appSecretFormat')),
    }),
    output: Enterprise,
  }),
  /** What a sign-in page shows that is opened under a host; null where it is ours. */
  infoByDomain: call({
    path: '/qruser/console/enterprise/info_by_domain',
    access: 'public',
    input: z.strictObject({ domain: z.string().trim().min(1).max(255).describe('a host, or the name before ours') }),
    output: z.object({ loginPage: LoginPage.nullable() }),
  }),
  setLoginpage: call({
    path: '/qruser/console/enterprise/set_loginpage',
    access: 'admin',
    feature: 'ownDomain',
    input: z.strictObject({ logoId: picture, backgroundId: picture, iconId: picture }),
    output: Enterprise,
  }),
  /** The earlier host goes on working. */
  domainChange: call({
    path: '/qruser/operator/domain_change',
    access: 'operator',
    input: z.strictObject({ id: idOf('account'), domain: label }),
    output: z.object({ host: z.string() }),
  }),
}

/** Authorising a platform of whoever runs the server to act for a mini program, instead of giving its secret. */
export const wxMinappCalls = {
  /** Where the enterprise lets us; WeChat leads back to /Authorization. */
  bindUrl: call({
    path: '/qruser/console/wx/minapp/get_bindurl',
    access: 'admin',
    feature: 'ownDomain',
    input: z.strictObject({ mobile: z.boolean().default(false).describe('for a browser within WeChat') }),
    output: z.object({ url: z.string() }),
  }),
  confirm: call({
    path: '/qruser/console/wx/minapp/query_auth',
    access: 'admin',
    feature: 'ownDomain',
    input: z.strictObject({
      authCode: z.string().trim().min(1).max(512),
      state: z.string().min(1).max(200).describe('from the address that WeChat led back to'),
    }),
    output: Enterprise,
  }),
}
