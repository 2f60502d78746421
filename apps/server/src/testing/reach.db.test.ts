import { CallError } from '@matai/client'
import { made } from '@matai/content/schema'
import { allCalls, type CallKey, flags, isView } from '@matai/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Belongings } from './belongings.ts'
import { makeBelongings, samples } from './samples.ts'
import { type SignedUp, startTestApp, type TestApp } from './test-app.ts'

/** Ends the session that it is called with, or takes it elsewhere. */
const endsSession = new Set(['team.quitCompany', 'team.join'])

const calls = Object.entries(allCalls).flatMap(([module, entries]) =>
  Object.entries(entries).flatMap(([entry, call]) => {
    const key = `${module}.${entry}` as CallKey
    const isOwn = module === 'accounts' || endsSession.has(key)
    const isOpen = typeof call.access === 'object' || call.access === 'member'
    return isOpen && !isOwn && call.answer === 'envelope' ? [{ key, call }] : []
  }),
)

let app: TestApp
let owner: SignedUp
/** Works in one directory, with every flag. */
let limited: SignedUp
/** All of it is in another directory. */
let own: Belongings
let inside: { directory: number; qrCode: string }

beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp({ tier: 'enterprise' })
  own = await makeBelongings(owner, app)
  const { pool } = app.database
  const values = [own.qrCode, owner.accountId]
  await pool.query('update form_record set qr_code_id = $1 where account_id = $2', values)
  await pool.query(
    `insert into code_status (account_id, qr_code_id, status_id, item_id, since, change_id)
     select account_id, $1, status_id, id, now(), 1 from status_item where account_id = $2 limit 1 on conflict do nothing`,
    values,
  )
  const { id: directory } = await owner.client.directories.add({ name: '里面' })
  const blocks = [made.richText('b0', { html: '<p>1</p>' })]
  const code = await owner.client.qrCodes.save({ name: '里面的', directoryId: directory, blocks })
  inside = { directory, qrCode: code.id }
  limited = await app.signUp()
  await app.joinAccount(limited, owner.accountId, 'subAdmin', [...flags])
  await pool.query('update membership set directories = $1::jsonb where account_id = $2 and user_id = $3', [
    JSON.stringify([directory]),
    owner.accountId,
    limited.userId,
  ])
}, 60_000)
afterAll(async () => {
  await app.dropExports()
  await app.close()
})

/** What a call answers, its refusal included. */
async function answerOf(key: CallKey, input: unknown, who = limited): Promise<string> {
  const [module, entry] = key.split('.') as [string, string]
  const modules = who.client as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>
  try {
    return JSON.stringify(await modules[module]?.[entry]?.(input))
  } catch (error) {
    if (error instanceof CallError) return `${error.message} ${JSON.stringify(error.data)}`
    throw error
  }
}

it('sees its own directory and codes', async () => {
  const { list } = await limited.client.directories.list({})
  expect(list.map(({ id }) => id)).toEqual([inside.directory])
  const codes = await limited.client.qrCodes.getCodeList({})
  expect(codes).toMatchObject({ list: [{ id: inside.qrCode }], total: 1 })
  const blocks = [made.richText('b0', { html: '<p>1</p>' })]
  const added = await limited.client.qrCodes.save({ name: '新的', blocks })
  expect(added.directoryId).toBe(inside.directory)
})

it('no call that looks shows anything of a directory outside', async () => {
  const shown: string[] = []
  const told: CallKey[] = []
  const words = [String(own.qrCode), `消防栓 ${own.word}`, `目录 ${own.word}`]
  for (const { key } of calls.filter(({ call }) => isView(call))) {
    const sample = await samples[key](own, app)
    const { filters: _, ...open } = sample
    const whole = await answerOf(key, sample, owner)
    if (words.some((word) => whole.includes(word))) told.push(key)
    for (const input of [sample, open, {}]) {
      const answer = await answerOf(key, input)
      for (const word of words) if (answer.includes(word)) shown.push(`${key}: ${word}`)
    }
  }
  expect([...new Set(shown)]).toEqual([])
  expect(told.length).toBeGreaterThan(15) // there is something to be seen
})

it('no call changes a directory outside, or what is in it', async () => {
  const state = async () => {
    const { pool } = app.database
    const rows = async (sql: string, id: unknown) => (await pool.query(sql, [id])).rows
    return {
      code: await rows('select * from qr_code where id = $1', own.qrCode),
      versions: await rows('select count(*) from qr_code_version where qr_code_id = $1', own.qrCode),
      access: await rows('select * from code_access where qr_code_id = $1', own.qrCode),
      stock: await rows('select * from stock where qr_code_id = $1', own.qrCode),
      statuses: await rows('select * from code_status where qr_code_id = $1', own.qrCode),
      directory: await rows('select * from directory where id = $1', own.directory),
      record: await rows('select * from form_record where id = $1', own.record),
    }
  }
  const changed: string[] = []
  for (const { key } of calls.filter(({ call }) => !isView(call) && call.access !== 'admin')) {
    const sample = await samples[key](own, app)
    const seen = await state()
    await answerOf(key, sample)
    if (JSON.stringify(await state()) !== JSON.stringify(seen)) changed.push(key)
  }
  expect(changed).toEqual([])
})
