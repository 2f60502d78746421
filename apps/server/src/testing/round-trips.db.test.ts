import { content } from '@matai/content/schema'
import { schemaPaths } from '@matai/kinds'
import { type Client, CallError } from '@matai/client'
import { allCalls, type Call, type CallKey, errorCodes } from '@matai/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arbitraryInput, type Named } from './arbitrary-input.ts'
import type { Belongings } from './belongings.ts'
import { makeBelongings, samples } from './samples.ts'
import { newNumber, type SignedUp, startTestApp, type TestApp } from './test-app.ts'

type Json = Record<string, unknown>
const calls = allCalls
const callOf = (key: CallKey) => calls[key.split('.')[0] ?? '']?.[key.split('.')[1] ?? ''] as Call
const send = (client: Client, key: CallKey, input: Json) => {
  const [module, entry] = key.split('.') as [string, string]
  const modules = client as unknown as Record<string, Record<string, (input: Json) => Promise<Json>>>
  return modules[module]?.[entry]?.(input) as Promise<Json>
}

let app: TestApp
let who: SignedUp
let own: Belongings
let picture: string

beforeAll(async () => {
  const mobile = newNumber()
  app = await startTestApp({ environment: { OPERATORS: `+${mobile}` } })
  who = await app.signUp({ tier: 'enterprise', mobile })
  own = await makeBelongings(who, app)
  const { file, sign } = (await samples['files.simple'](own, app)) as { file: File; sign: string }
  picture = (await who.client.files.simple({ file, sign })).id
})
afterAll(async () => {
  await app.dropExports()
  await app.close()
})

/** What an input may name: files of the kind that the place shows; no file where only a larger picture would do. */
const named: Named = (entity, { type, key }) => {
  if (entity !== 'file') return own[entity]
  const place = schemaPaths(content).find(({ type: of, path }) => of === type && path.at(-1) === key)
  const kind = place?.field.is === 'file' && place.field.kind
  return kind === 'file' ? own.file : kind === 'picture' ? picture : undefined
}

interface Pair {
  save: CallKey
  read: CallKey
  /** What to read, by what was sent and what was answered. */
  of: (sent: Json, answer: Json) => Json
  /** What was saved, and the same as it is read. */
  same: (saved: { sent: Json; answer: Json }, read: Json) => [unknown, unknown]
  /** Makes what would be refused for its state, not for its form, fit. */
  fit?: (input: Json) => Json
  runs?: number
}

const first = (list: unknown, id: unknown) => (list as Json[]).find((one) => one.id === id)
const byId = (_: Json, { id }: Json) => ({ id })
const whole = ({ answer }: { answer: Json }, read: Json): [unknown, unknown] => [answer, read]
const nameOnly = ({ sent }: { sent: Json }, read: Json): [unknown, unknown] => [sent.name, read.name]
const fresh = ({ id: _, version: __, ...input }: Json) => input
const pageOnly = (input: Json): Json => ({ ...fresh(input), kind: 'page', target: undefined, endAt: undefined })

const pairs: Pair[] = [
  { save: 'qrCodes.save', read: 'qrCodes.getInfo', of: byId, same: whole, fit: pageOnly, runs: 8 },
  {
    save: 'qrCodes.save',
    read: 'versions.get',
    of: (_, { id, version }) => ({ id, number: version }),
    same: ({ answer }, read) => [answer.blocks, read.blocks],
    fit: (input) => ({ ...pageOnly(input), id: own.qrCode, publishAt: undefined }),
  },
  {
    save: 'qrCodes.save',
    read: 'qrCodes.getInfo',
    of: byId,
    same: whole,
    fit: (input) => ({ ...fresh(input), kind: 'jump', blocks: [], endAt: undefined }),
  },
  {
    save: 'qrCodes.bulkSave',
    read: 'qrCodes.getInfo',
    of: (_, { list }) => ({ id: (list as Json[])[0]?.id }),
    same: ({ sent }, read) => [(sent.items as Json[])[0]?.name, read.name],
  },
  { save: 'qrCodes.rename', read: 'qrCodes.getInfo', of: byId, same: nameOnly },
  {
    save: 'qrCodes.setStyle',
    read: 'qrCodes.getInfo',
    of: byId,
    same: ({ answer }, read) => [answer.style, read.style],
  },
  {
    save: 'qrCodes.setBrand',
    read: 'qrCodes.getBrand',
    of: ({ ids }) => ({ id: (ids as string[])[0] }),
    same: ({ sent }, read) => [(sent.brand as Json | null)?.theme, (read.brand as Json | null)?.theme],
  },
  { save: 'directories.add', read: 'directories.listAll', of: () => ({}), same: listed, fit: atTop },
  { save: 'directories.rename', read: 'directories.listAll', of: () => ({}), same: listed },
  {
    save: 'directories.setSummary',
    read: 'directories.getSummary',
    of: byId,
    same: ({ answer }, read) => [answer.summary, read.summary],
  },
  { save: 'styleTemplates.saveTemplate', read: 'styleTemplates.get', of: byId, same: whole, fit: fresh, runs: 4 },
  { save: 'styleTemplates.renameTemplate', read: 'styleTemplates.get', of: byId, same: whole },
  { save: 'labels.save', read: 'labels.get', of: byId, same: whole, fit: fresh },
  { save: 'labels.savePrinter', read: 'labels.printers', of: () => ({}), same: listed, fit: fresh },
  {
    save: 'forms.save',
    read: 'forms.info',
    of: byId,
    same: whole,
    fit: ({ groupId, publish }) => ({ groupId, publish, document: { title: '点检', pages: [] } }),
  },
  ...(['setFillers', 'setSubmitPage', 'setLimits', 'setClosing'] as const).map(
    (set): Pair => ({
      save: `formSettings.${set}`,
      read: 'formSettings.get',
      of: () => ({ formId: own.form }),
      same: whole,
    }),
  ),
  { save: 'formTips.add', read: 'formTips.list', of: () => ({ filters: { formId: own.form } }), same: tipListed },
  { save: 'formGroups.add', read: 'formGroups.list', of: () => ({}), same: listed },
  { save: 'formGroups.edit', read: 'formGroups.list', of: () => ({}), same: listed },
  { save: 'batches.save', read: 'batches.getVariableInfo', of: byId, same: whole, fit: batchFit, runs: 8 },
  { save: 'batches.rename', read: 'batches.getVariableInfo', of: byId, same: nameOnly },
  {
    save: 'codeAccess.setAuth',
    read: 'codeAccess.getAuth',
    of: ({ ids }) => ({ id: (ids as string[])[0] }),
    same: ({ sent }, read) => [
      (callOf('codeAccess.setAuth').input.parse(sent) as Json).settings,
      (read as Json).settings,
    ],
    fit: (input) => ({ ...input, ids: [own.qrCode] }),
    runs: 8,
  },
  {
    save: 'codeAccess.addMobile',
    read: 'codeAccess.listMobiles',
    of: ({ id }) => ({ filters: { id }, pageSize: 200 }),
    same: ({ sent }, { list }) => [
      true,
      (sent.mobiles as Json[]).every(({ name }) => typeof name !== 'string' || (list as Json[]).length > 0),
    ],
  },
  { save: 'notices.setSubscription', read: 'notices.getSubscription', of: () => ({}), same: whole },
  { save: 'accounts.setProfile', read: 'accounts.getUserinfo', of: () => ({}), same: whole },
  {
    save: 'abuse.codeBlock',
    read: 'abuse.blockInfo',
    of: ({ id }) => ({ id }),
    same: ({ sent }, { block }) => [String(sent.reason).trim(), (block as Json).reason],
  },
  {
    save: 'abuse.appeal',
    read: 'abuse.blockInfo',
    of: ({ id }) => ({ id }),
    same: ({ sent }, { block }) => [String(sent.text).trim(), ((block as Json).appeal as Json).text],
  },
]

function listed({ answer }: { answer: Json }, { list }: Json): [unknown, unknown] {
  return [answer.name, first(list, answer.id)?.name]
}

function tipListed({ answer }: { answer: Json }, { list }: Json): [unknown, unknown] {
  return [answer, first(list, answer.id)]
}

function atTop({ parentId: _, ...input }: Json): Json {
  return input
}

/** A key column is one of the columns, and what names a code is there to be filled. */
function batchFit(input: Json): Json {
  const [column] = input.columns as { key: string }[]
  return { ...fresh(input), namePattern: '一号', keyColumn: input.keyColumn === null ? null : column?.key }
}

/** Lists that show what the pairs saved: none of them may be unable to answer. */
const lists: CallKey[] = [
  'qrCodes.getCodeList',
  'versions.list',
  'audit.createlog',
  'styleTemplates.list',
  'labels.list',
  'labels.printList',
  'batches.list',
  'directories.listAll',
  'directories.listPage',
  'notices.list',
  'abuse.blockList',
]

describe('what a save accepts', () => {
  it.each(pairs.map((pair) => ({ ...pair, title: `${pair.save} → ${pair.read}` })))(
    '$title gives back',
    async ({ save, read, of, same, fit = (input) => input, runs = 4 }) => {
      let saved = 0
      const check = async (made: Json) => {
        const sent = fit(made)
        const answer = await send(who.client, save, sent).catch((error: unknown) => refusal(error))
        if (answer instanceof CallError) return
        saved += 1
        const [before, after] = same({ sent, answer }, await send(who.client, read, of(sent, answer)))
        expect(after).toEqual(before)
      }
      await fc.assert(fc.asyncProperty(arbitraryInput(callOf(save).input, named), check), {
        numRuns: runs,
        endOnFailure: true,
      })
      if (saved === 0) await check((await samples[save](own, app)) as Json)
      expect(saved).toBeGreaterThan(0)
    },
  )

  it('is shown by every list', async () => {
    for (const key of lists) expect(await send(who.client, key, await samples[key](own, app))).toHaveProperty('list')
  })

  it('is all or nothing where cleaning makes a text longer', async () => {
    const blocks = [{ id: 'a', type: 'richText' as const, html: 'R&D '.repeat(24_000) }]
    const { total } = await who.client.qrCodes.getCodeList({})
    const refused = await who.client.qrCodes.save({ name: '研发', blocks }).catch((error: unknown) => error)
    expect(refused).toMatchObject({
      code: errorCodes.inputInvalid,
      data: { issues: [{ path: ['blocks', 0, 'html'] }] },
    })
    expect((await who.client.qrCodes.getCodeList({})).total).toBe(total)
  })
})

/** A refusal says why in a sentence; anything else is a fault of ours. */
function refusal(error: unknown): CallError {
  if (!(error instanceof CallError)) throw error
  expect([errorCodes.server, 'network', errorCodes.sessionInvalid]).not.toContain(error.code)
  expect(error.message).toMatch(/\p{Script=Han}/u)
  return error
}
