import { CallError } from '@matai/client'
import { allCalls, type CallKey, errorCodes, type LabelDesign } from '@matai/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Belongings } from './belongings.ts'
import { makeBelongings, samples } from './samples.ts'
import { newNumber, type SignedUp, startTestApp, type TestApp } from './test-app.ts'

interface Answer {
  list: { id?: number | string; name?: string }[]
  total: number
  next: string | null
}

/** Every call that answers a list page by page, with the orders that it offers. */
const lists = Object.entries(allCalls).flatMap(([module, entries]) =>
  Object.entries(entries).flatMap(([entry, { input, output }]) => {
    const answered = (output as z.ZodObject).shape
    if (!answered || !('list' in answered && 'total' in answered && 'next' in answered)) return []
    const { sort } = (input as z.ZodObject).shape as { sort: z.ZodDefault<z.ZodEnum> }
    return [{ key: `${module}.${entry}` as CallKey, sorts: sort?.def.innerType.options ?? [] }]
  }),
)

/** Lists whose rows a word in their names finds, as `makeBelongings` names them. */
const byName: CallKey[] = [
  'qrCodes.getCodeList',
  'styleTemplates.list',
  'styleTemplates.listOfUser',
  'labels.list',
  'labels.printList',
  'batches.list',
  'directories.listAll',
  'directories.listPage',
  'records.search',
  'records.userlist',
  'forms.list',
  'forms.templateList',
  'formTips.list',
  'formGroups.listPage',
  'versions.list',
  'audit.createlog',
  'statuses.list',
  'groupCodes.list',
  'groupSubs.list',
  'coupons.list',
  'counters.list',
  'plans.list',
]

let app: TestApp
let who: SignedUp
let own: Belongings
beforeAll(async () => {
  const mobile = newNumber()
  app = await startTestApp({ environment: { OPERATORS: `+${mobile}` } })
  who = await app.signUp({ tier: 'enterprise', mobile })
  own = await makeBelongings(who, app)
})
afterAll(async () => {
  await app.dropExports()
  await app.close()
})

async function ask(key: CallKey, more: Record<string, unknown>): Promise<Answer> {
  const [module, entry] = key.split('.') as [string, string]
  const modules = who.client as unknown as Record<string, Record<string, (input: unknown) => Promise<Answer>>>
  const sample = (await samples[key](own, app)) as { filters?: object }
  const answer = await modules[module]?.[entry]?.({ ...sample, ...more })
  return answer as Answer
}

const refused = (key: CallKey, more: Record<string, unknown>) =>
  ask(key, more).then(
    () => undefined,
    (error: unknown) => (error instanceof CallError ? error : undefined),
  )

describe.each(lists)('$key', ({ key, sorts }) => {
  it('takes page, size, word, order and filters, and refuses what it does not know at its field', async () => {
    expect(sorts.length).toBeGreaterThan(0)
    for (const sort of sorts)
      expect(await ask(key, { page: 1, pageSize: 200, keyword: '', sort })).toHaveProperty('list')
    expect(await refused(key, { sort: 'byMagic' })).toMatchObject({
      code: errorCodes.inputInvalid,
      data: { issues: [{ path: ['sort'] }] },
    })
    const { filters = {} } = (await samples[key](own, app)) as { filters?: object }
    expect(await refused(key, { filters: { ...filters, byMagic: 1 } })).toMatchObject({
      code: errorCodes.inputInvalid,
      data: { issues: [{ path: ['filters'] }] },
    })
    expect(await refused(key, { pageSize: 201 })).toMatchObject({ data: { issues: [{ path: ['pageSize'] }] } })
  })

  it('goes on by its cursor, and refuses one that it did not write', async () => {
    expect(await refused(key, { cursor: 'nobody wrote this' })).toMatchObject({
      code: errorCodes.inputInvalid,
      data: { issues: [{ path: ['cursor'] }] },
    })
    const whole = await ask(key, { pageSize: 200 })
    for (let cursor: string | null = '', found = 0; cursor !== null && found < 5; found += 1) {
      const answer: Answer = await ask(key, { pageSize: 1, ...(cursor ? { cursor } : {}) })
      expect(answer.list).toEqual(whole.list.slice(found, found + 1))
      if (found + 1 < whole.list.length) expect(answer.next).not.toBeNull()
      cursor = answer.next
    }
  })

  it('has nothing for a word that stands nowhere', async () => {
    expect(await ask(key, { keyword: '没有这个词' })).toMatchObject({ list: [], total: 0, next: null })
  })

  it.each([
    'PZZZZZZZ99',
    '-ZZZZZZZZ99',
    'M16-ZZZZZZZZ99',
    '4294967296',
    '#999999999999999',
    '99999999999999999999',
    '%_',
  ])('answers %s, which looks like a number that nothing can have', async (keyword) => {
    expect(await ask(key, { keyword })).toHaveProperty('list')
  })
})

it.each(byName)('%s finds by a word of the name', async (key) => {
  // A print of another code and a directory without a page are found as well.
  const open = key === 'labels.printList' || key === 'directories.listPage' ? { filters: {} } : {}
  const answer = await ask(key, { keyword: own.word, ...open })
  expect(answer.list.length).toBeGreaterThan(0)
  expect(answer.total).toBe(answer.list.length)
})

describe('lists of things with names', () => {
  const names = ['丙', '甲', '乙', 'b', 'a']
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>{{位置}}</p>' }]
  const makers: [CallKey, (name: string) => Promise<unknown>][] = [
    ['styleTemplates.list', (name) => who.client.styleTemplates.saveTemplate({ name: `样 ${name}`, style: {} })],
    ['labels.list', (name) => who.client.labels.save({ name: `样 ${name}`, design })],
    [
      'batches.list',
      (name) =>
        who.client.batches.save({
          name: `样 ${name}`,
          columns: [{ key: 'place', name: '位置' }],
          blocks,
          namePattern: '{{位置}}',
        }),
    ],
  ]
  const code = { id: 'c', type: 'code' as const, x: 2, y: 2, width: 30, height: 36 }
  const design: z.input<typeof LabelDesign> = { width: 60, height: 40, layers: [code] }

  it.each(makers)('%s is ordered by change and by name, page by page as in one', async (key, make) => {
    for (const name of names) await make(name)
    const all = async (more: object, pageSize: number): Promise<string[]> => {
      const found: string[] = []
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const answer = await ask(key, { ...more, pageSize, ...(cursor ? { cursor } : {}) })
        found.push(...answer.list.map(({ name }) => name ?? ''))
        cursor = answer.next
      }
      return found
    }
    for (const keyword of ['样', '']) {
      const newest = await all({ keyword }, 200)
      expect(newest.slice(0, 5)).toEqual(names.toReversed().map((name) => `样 ${name}`))
      expect(await all({ keyword, sort: 'oldest' }, 200)).toEqual(newest.toReversed())
      const named = await all({ keyword, sort: 'name' }, 200)
      expect(named.toSorted()).toEqual(newest.toSorted())
      expect(named).not.toEqual(newest)
      for (const sort of ['newest', 'oldest', 'name']) {
        const whole = await all({ keyword, sort }, 200)
        expect(await all({ keyword, sort }, 2), sort).toEqual(whole)
        expect((await ask(key, { keyword, sort, page: 2, pageSize: 2 })).list.map(({ name }) => name)).toEqual(
          whole.slice(2, 4),
        )
      }
    }
    expect(await refused(key, { sort: 'name', cursor: 'from-x' })).toMatchObject({
      data: { issues: [{ path: ['cursor'] }] },
    })
  })
})
