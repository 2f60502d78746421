import { blockSamples } from '@matai/content/sample'
import { type BlockType, content } from '@matai/content/schema'
import { CallError, type Client } from '@matai/client'
import {
  allCalls,
  type CallKey,
  type Entity,
  errorCodes,
  type Flag,
  flags,
  isView,
  keyScopeOf,
  keyScopes,
  mayCall,
  referenceOf,
  type Role,
} from '@matai/contract'
import { mapFields, schemaPaths } from '@matai/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { createHash } from 'node:crypto'
import type { Belongings } from './belongings.ts'
import { makeBelongings, samples } from './samples.ts'
import { newNumber, type SignedUp, startTestApp, type TestApp } from './test-app.ts'

const calls = Object.entries(allCalls).flatMap(([module, entries]) =>
  Object.entries(entries).map(([entry, call]) => ({ key: `${module}.${entry}` as CallKey, call })),
)
const operated = new Set(calls.filter(({ call }) => call.access === 'operator').map(({ key }) => key))
const inEnvelope = calls.filter(({ call }) => call.answer === 'envelope')

/** The error code of a call, 0 when it succeeds, and what it answered. */
async function outcomeOf(
  client: Client,
  key: CallKey,
  input: unknown,
): Promise<{ code: number | string; data: unknown }> {
  const [module, entry] = key.split('.') as [string, string]
  const modules = client as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>
  try {
    return { code: 0, data: await modules[module]?.[entry]?.(input) }
  } catch (error) {
    if (error instanceof CallError) return { code: error.code, data: error.data }
    throw error
  }
}

const codeOf = async (client: Client, key: CallKey, input: unknown) => (await outcomeOf(client, key, input)).code

interface Member {
  name: string
  role: Role
  flags: Flag[]
  operator?: boolean
  viewOnly?: boolean
  who: SignedUp
  own: Belongings
}

let app: TestApp
const members: Member[] = []

beforeAll(async () => {
  const [mobile, helping] = [newNumber(), newNumber()]
  app = await startTestApp({ environment: { OPERATORS: `+${mobile}, +${helping}` } })
  // Roles are the same in every tier; what a tier lacks is compared with the table of gates.
  for (const tier of ['free', 'enterprise'] as const) {
    const owner = await app.signUp({ tier })
    members.push({
      name: `admin of ${tier}`,
      role: 'admin',
      flags: [],
      who: owner,
      own: await makeBelongings(owner, app),
    })
    for (const granted of tier === 'free' ? [] : [[], ...flags.map((flag) => [flag])]) {
      const helper = await app.signUp()
      await app.joinAccount(helper, owner.accountId, 'subAdmin', granted)
      const own = await makeBelongings({ ...helper, accountId: owner.accountId }, app)
      members.push({ name: `sub-admin of ${tier} with ${granted}`, role: 'subAdmin', flags: granted, who: helper, own })
    }
  }
  const [first] = members
  if (first) {
    // A guest looks, whatever flags once were granted; a person of the list of collaborators is a stranger here.
    const guest = await app.signUp()
    await app.joinAccount(guest, first.who.accountId, 'subAdmin', [...flags])
    await app.database.pool.query(
      `update membership set view_only = true, until = now() + interval '1 day' where account_id = $1 and user_id = $2`,
      [first.who.accountId, guest.userId],
    )
    members.push({ name: 'guest', role: 'subAdmin', flags: [...flags], viewOnly: true, who: guest, own: first.own })
  }
  // Whoever runs the server is something else in every account.
  const owner = await app.signUp({ mobile })
  const own = await makeBelongings(owner, app)
  members.push({ name: 'operator who is admin', role: 'admin', flags: [], operator: true, who: owner, own })
  const helper = await app.signUp({ mobile: helping })
  if (first) await app.joinAccount(helper, first.who.accountId, 'subAdmin')
  members.push({
    name: 'operator who helps',
    role: 'subAdmin',
    flags: [],
    operator: true,
    who: helper,
    own: first?.own ?? own,
  })
}, 240_000)
afterAll(async () => {
  await app.dropExports()
  await app.close()
})

/** What a call must not answer to somebody who may call it: any kind of denial. */
const denials: (number | string)[] = [errorCodes.sessionInvalid, errorCodes.noPermission, errorCodes.server, 'network']
/** Ends the session it is called with, or takes it elsewhere, so it gets one of its own. */
const endsSession = new Set<CallKey>([
  'accounts.logout',
  'accounts.sessionEnd',
  'accounts.changeLogin',
  'team.quitCompany',
  'team.seeAs',
])

describe.each(inEnvelope)('$key', ({ key, call }) => {
  it('asks for a session unless it is public', async () => {
    const own = members[0]?.own as Belongings
    const code = await codeOf(app.anyone, key, await samples[key](own, app))
    if (call.access === 'public' || call.access === 'visitor') expect(denials).not.toContain(code)
    else expect(code).toBe(errorCodes.sessionInvalid)
  })

  it('lets in who may call, in the lowest and the highest tier, and nobody else', async () => {
    const wrong: string[] = []
    for (const member of members.filter(() => !endsSession.has(key))) {
      const code = await codeOf(member.who.client, key, await samples[key](member.own, app))
      const allowed = mayCall(call.access, member) && !(member.viewOnly && !isView(call))
      if (allowed ? denials.includes(code) : code !== errorCodes.noPermission) wrong.push(`${member.name}: ${code}`)
    }
    expect(wrong).toEqual([])
  })
})

/** A program with a key of the enterprise's administrator. */
let program: { own: Belongings; client: Client; give(scopes: readonly string[]): Promise<unknown> } | undefined
async function makeProgram() {
  const { who, own } = members.find(({ name }) => name === 'admin of enterprise') as Member
  const token = `mk_${who.accountId.toString(36)}_${'a'.repeat(32)}`
  const { pool } = app.database
  const { rows } = await pool.query<{ id: number }>(
    `insert into access_key (account_id, token_hash, hint, user_id, name, scopes)
     values ($1, $2, 'mk_', $3, '程序', '[]') returning id`,
    [who.accountId, createHash('sha256').update(token).digest('hex'), who.userId],
  )
  return {
    own,
    client: app.clientOf(token),
    give: (scopes: readonly string[]) =>
      pool.query('update access_key set scopes = $1 where account_id = $2 and id = $3', [
        JSON.stringify(scopes),
        who.accountId,
        rows[0]?.id,
      ]),
  }
}

describe('a key', () => {
  it.each(inEnvelope)('$key takes its scope, and no other', async ({ key, call }) => {
    program ??= await makeProgram()
    const { own, client, give } = program
    const scope = keyScopeOf(call)
    await give(keyScopes.filter((one) => one !== scope))
    const input = await samples[key](own, app)
    if (scope === null) return expect(await codeOf(client, key, input)).toBe(errorCodes.noPermission)
    if (scope === undefined) return expect(denials).not.toContain(await codeOf(client, key, input))
    expect(await outcomeOf(client, key, input)).toMatchObject({ code: errorCodes.noPermission, data: { scope } })
    await give([scope])
    expect(denials).not.toContain(await codeOf(client, key, input))
  })
})

interface Place {
  key: CallKey
  path: string[]
  schema: z.ZodType
}

/** Every field of an input that is an id of something. */
function placesOf(key: CallKey, schema: z.ZodType, path: string[] = []): Place[] {
  if (referenceOf(schema)) return [{ key, path, schema }]
  const { def } = schema as unknown as { def: Record<string, unknown> & { shape?: Record<string, z.ZodType> } }
  if (def.shape) return Object.entries(def.shape).flatMap(([name, field]) => placesOf(key, field, [...path, name]))
  if (def.element) return placesOf(key, def.element as z.ZodType, [...path, '0'])
  const inner = [def.innerType, def.in, def.out, ...((def.options as unknown[] | undefined) ?? [])].filter(Boolean)
  const found = inner.flatMap((schema_) => placesOf(key, schema_ as z.ZodType, path))
  return found.filter((place, index) => found.findIndex((other) => other.path.join() === place.path.join()) === index)
}

function withValue(input: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(input))
    return input.map((item, index) => (String(index) === name ? withValue(item, rest, value) : item))
  const record = (input ?? {}) as Record<string, unknown>
  return { ...record, [name]: withValue(record[name] ?? (rest[0] === '0' ? [undefined] : {}), rest, value) }
}

const readsOnly = new Set<CallKey>([
  'qrCodes.getCodeList',
  'qrCodes.preview',
  'audit.createlog',
  'labels.printList',
  'records.search',
  'stats.chart',
  'stats.getQrcodeList',
  'recordReports.getReport',
  'plans.listTasks',
  'statuses.history',
  'stock.list',
  'stock.log',
  'push.deliveries',
  'statusRules.listRule',
  'reminders.list',
  'reminders.listRule',
  'collaborators.list',
])
const places = inEnvelope.flatMap(({ key, call }) => placesOf(key, call.input))

/** Somebody of another account, with things of his own: the same one until a call that he may make has changed them. */
let kept: { stranger: SignedUp; own: Belongings } | undefined
async function makeStranger() {
  const stranger = await app.signUp({ tier: 'enterprise' })
  return { stranger, own: await makeBelongings(stranger, app) }
}

describe('ids of another account', () => {
  /** Whose things nobody has touched before. */
  let foreign: Belongings
  beforeAll(async () => {
    foreign = await makeBelongings(await app.signUp({ tier: 'enterprise' }), app)
  })

  it('finds the id fields, and what they may not touch', async () => {
    expect(places.map(({ key, path }) => `${key} ${path.join('.')}`)).toContain('qrCodes.save blocks.0.fileId')
    expect(await snapshot(foreign)).toHaveLength(Object.keys(looked).length)
  })

  it.each(places.map((place) => ({ ...place, name: `${place.key} ${place.path.join('.')}` })))(
    '$name answers as if there were nothing',
    async ({ key, path, schema }) => {
      const { stranger, own } = kept ?? (await makeStranger())
      kept = undefined
      const entity = referenceOf(schema) as Entity
      const before = await snapshot(foreign)
      const input = foreignInput(await samples[key](own, app), path, foreign[entity])
      const { code, data } = await outcomeOf(stranger.client, key, input)
      if (code !== 0) kept = { stranger, own }
      // A list or a preview may answer that there is nothing; nothing of the other account may stand in it.
      // What operators do knows no walls, so nobody else gets as far as an id.
      if (operated.has(key)) expect(code).toBe(errorCodes.noPermission)
      else expect([errorCodes.notFound, errorCodes.inputInvalid, ...(readsOnly.has(key) ? [0] : [])]).toContain(code)
      expect(JSON.stringify(data)).not.toContain(foreign.word)
      expect(await snapshot(foreign)).toEqual(before)
    },
  )
})

/** A block of the sample may be of another type than the place: then the place's own type stands there. */
function foreignInput(sample: unknown, path: string[], id: string | number): unknown {
  if (path[0] !== 'blocks') return withValue(sample, path, id)
  const own = (sample as { blocks: { fileId?: unknown }[] }).blocks.find(({ fileId }) => fileId)?.fileId
  const wanted = path
    .slice(2)
    .map((step) => (/^\d+$/.test(step) ? '*' : step))
    .join('.')
  const type = schemaPaths(content).find(({ path: [, ...steps] }) => steps.join('.') === wanted)?.type as BlockType
  const block = mapFields(content, [blockSamples[type]], (value, { is }) => (is === 'file' ? (own ?? id) : value))[0]
  return withValue(withValue(sample, ['blocks', '0'], block), path, id)
}

/** Tables, and which of the belongings stands in each. */
const looked: Record<string, Entity> = {
  qr_code: 'qrCode',
  directory: 'directory',
  file: 'file',
  style_template: 'styleTemplate',
  label_template: 'labelTemplate',
  printer: 'printer',
  batch_template: 'batchTemplate',
  batch_import: 'batchImport',
  form_group: 'formGroup',
  form: 'form',
  form_tip: 'formTip',
  form_record: 'record',
  form_filler: 'filler',
}

/** What stands in the tables, in one question: it is asked two thousand times. */
async function snapshot(own: Belongings): Promise<unknown[]> {
  const tables = Object.entries(looked)
  const parts = tables.map(
    ([table], at) => `select '${table}' as of, to_jsonb(t) as fields from ${table} t where id = $${at + 1}`,
  )
  const { rows } = await app.database.pool.query(
    `${parts.join(' union all ')} order by of`,
    tables.map(([, entity]) => String(own[entity])),
  )
  return rows
}
