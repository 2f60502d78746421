import { z } from 'zod'
import { call } from './call.ts'
import { idOf, instant, listInput, listOf, nameField, say } from './fields.ts'

/** Keys of an account that have not ended. */
export const keysMax = 50
export const keyNameMax = 40
/** What a key begins with, so that a search through files finds one that was left somewhere. */
export const keyPrefix = 'mk_'

/** What a key may reach, by parts of the product. `agents:write`: over MCP it may change things as well. */
export const keyAreas = [
  'directories',
  'codes',
  'batches',
  'groups',
  'styles',
  'labels',
  'files',
  'forms',
  'records',
  'statuses',
  'plans',
  'stock',
  'coupons',
  'reminders',
  'collaborators',
  'push',
  'exports',
  'stats',
  'company',
  'audit',
  'agents',
] as const
export const keyActions = ['read', 'write', 'delete'] as const
export type KeyScope = `${(typeof keyAreas)[number]}:${(typeof keyActions)[number]}`

const id = idOf('key')
const KeyScopeField = z
  .string()
  .regex(new RegExp(`^(?:${keyAreas.join('|')}):(?:${keyActions.join('|')})$`), say('keys.unknownScope'))
const scopes = z
  .array(KeyScopeField)
  .min(1, say('keys.scopesMissing'))
  .max(keyAreas.length * keyActions.length)
const until = instant.nullable().describe('its last moment; null: until it is ended')

export const keyStates = ['active', 'ended'] as const

/** A key as people see it: the token itself is shown once, when it is made. */
export const Key = z.object({
  id: z.int(),
  name: z.string(),
  hint: z.string().describe('the first characters of the token'),
  scopes: z.array(z.string()).describe('area:read, area:write or area:delete'),
  state: z.enum(keyStates),
  until: instant.nullable(),
  lastUsedAt: instant.nullable().describe('to the minute'),
  maker: z.object({ id: z.int(), name: z.string() }),
  createdAt: instant,
  can: z.object({ edit: z.boolean().describe('only who made it gives it other scopes') }),
})
export type Key = z.infer<typeof Key>

const settings = { name: nameField(keyNameMax), scopes, until }

export const keyCalls = {
  /** An administrator sees the keys of all, everybody else the own ones. */
  list: call({
    path: '/qruser/console/userset/key_list',
    access: 'member',
    input: listInput(['newest', 'name'], { state: z.enum(keyStates).optional() }),
    output: listOf(Key).extend({
      grantable: z.array(z.string()).describe('scopes that the caller can give'),
      most: z.int().describe('keys that an account has at most'),
    }),
  }),
  /** Not kept under an idempotency key: the answer holds the token, which is stored nowhere. */
  add: call({
    path: '/qruser/console/userset/key_add',
    access: 'member',
    feature: 'keys',
    input: z.strictObject(settings),
    output: z.object({ key: Key, token: z.string().describe('for `Authorization: Bearer`; shown this once') }),
  }),
  /** Another name, other scopes, another end; the token stays. */
  edit: call({
    path: '/qruser/console/userset/key_edit',
    access: 'member',
    feature: 'keys',
    input: z.strictObject({ id, ...settings }),
    output: Key,
  }),
  /** Ends a key at once, everywhere. */
  del: call({
    path: '/qruser/console/userset/key_del',
    access: 'member',
    input: z.strictObject({ id }),
    output: z.object({ removed: z.int() }),
  }),
  /** What the key is with which this call is made: for a program that wants to know what it may do. */
  self: call({
    path: '/qruser/console/userset/key_self',
    access: 'member',
    input: z.strictObject({}),
    output: z.object({
      name: z.string(),
      scopes: z.array(z.string()),
      until: instant.nullable(),
      account: z.object({ id: z.int(), name: z.string() }),
    }),
  }),
}
