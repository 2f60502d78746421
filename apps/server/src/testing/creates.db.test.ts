import { createClient } from '@matai/client'
import { allCalls, type CallKey, contract, errorCodes, routesOf } from '@matai/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBelongings, samples } from './samples.ts'
import { newNumber, startTestApp, type TestApp } from './test-app.ts'

const creating = Object.entries(allCalls).flatMap(([module, entries]) =>
  Object.entries(entries).flatMap(([entry, call]) =>
    call.creates ? [{ key: `${module}.${entry}` as CallKey, call }] : [],
  ),
)

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.dropExports()
  await app.close()
})

interface Answer {
  code: number
  msg: string
  data: unknown
}

async function send(token: string, path: string, input: object, key?: string): Promise<Answer> {
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${token}`,
    ...(key === undefined ? {} : { 'Idempotency-Key': key }),
  }
  const answer = await app.fetch(path, { method: 'POST', headers, body: JSON.stringify(input) })
  return (await answer.json()) as Answer
}

/** How many rows an account has in each table. */
async function rowsOf(accountId: number): Promise<Record<string, number>> {
  const { rows } = await app.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where column_name = 'account_id' and table_schema = 'public' and table_name <> 'answered_call'`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const found = await app.database.pool.query<{ n: number }>(
      `select count(*)::int as n from "${name}" where account_id = $1`,
      [accountId],
    )
    counts[name] = found.rows[0]?.n ?? 0
  }
  return counts
}

describe('calls that make something', () => {
  it('are known', () => {
    expect(creating.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['qrCodes.save', 'directories.add', 'labels.save', 'batches.save', 'exports.codesZip']),
    )
  })

  // The downloads of a batch need codes, which a job makes; they are started by the verb that starts all others.
  // Orders: see orders.db.test.ts. An address of a push takes a code from a text message, which is right once.
  const alone = creating.filter(
    ({ key }) => !['batches.getDownloadId', 'orders.add', 'invoices.add', 'push.add'].includes(key),
  )
  it.each(alone)('$key makes one thing, although five of one key come at once', async ({ key, call }) => {
    const who = await app.signUp({ tier: 'enterprise' })
    const own = await makeBelongings(who, app)
    const input = async () => {
      if (key === 'filling.submit') return samples[key](own, app)
      const { id, version: _, ...sample } = (await samples[key](own, app)) as Record<string, unknown>
      const isOwn = [
        'batches.importExcel',
        'codeAccess.addMobile',
        'qrCodes.duplicate',
        'savedReports.share',
        'plans.evidence',
      ].includes(key)
      return { ...sample, ...(isOwn ? { id } : {}), ...(sample.mobiles ? { mobiles: [{ mobile: newNumber() }] } : {}) }
    }
    // Before anything is counted: an input may have to bring a file first.
    const [first, same] = [await input(), await input()]
    const before = await rowsOf(who.accountId)
    expect((await send(who.token, call.path, first)).msg).toBe('')
    const once = await rowsOf(who.accountId)
    expect(once).not.toEqual(before)

    const key1 = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(who.token, call.path, same, key1)))
    expect(answers.map(({ msg }) => msg)).toEqual(['', '', '', '', ''])
    for (const answer of answers) expect(answer).toEqual(answers[0])
    const after = await rowsOf(who.accountId)
    for (const table of Object.keys(once))
      expect([table, (after[table] ?? 0) - (once[table] ?? 0)]).toEqual([
        table,
        (once[table] ?? 0) - (before[table] ?? 0),
      ])
  })
})

describe('a key', () => {
  it('is for one input of one account', async () => {
    const [who, other] = [await app.signUp(), await app.signUp()]
    const path = contract.directories.add.path
    const key = randomUUID()
    const made = await send(who.token, path, { name: '大厅' }, key)
    expect(await send(who.token, path, { name: '大厅' }, key)).toEqual(made)
    expect(await send(who.token, path, { name: '一楼' }, key)).toMatchObject({
      code: errorCodes.conflict,
      msg: expect.stringContaining('Idempotency-Key'),
    })
    expect((await send(other.token, path, { name: '大厅' }, key)).data).not.toEqual(made.data)
  })

  it.each(['a b', 'é', 'x'.repeat(201)])('that is %j is refused by name', async (key) => {
    const who = await app.signUp()
    const sent = send(who.token, contract.directories.add.path, { name: '大厅' }, key)
    expect(await sent).toMatchObject({
      code: errorCodes.inputInvalid,
      data: { issues: [{ path: ['Idempotency-Key'] }] },
    })
  })

  it('of a call that failed is free again, and nothing of the call is left', async () => {
    const who = await app.signUp()
    const path = contract.directories.add.path
    const { id } = await who.client.directories.add({ name: '大厅' })
    const before = await rowsOf(who.accountId)
    const key = randomUUID()
    expect((await send(who.token, path, { name: '大厅' }, key)).code).not.toBe(0)
    expect(await rowsOf(who.accountId)).toEqual(before)
    await who.client.directories.rename({ id, name: '前厅' })
    expect((await send(who.token, path, { name: '大厅' }, key)).code).toBe(0)
  })

  it('is sent by the typed client, again when the connection is lost', async () => {
    const who = await app.signUp()
    let lost = 0
    const client = createClient({
      routes: routesOf(allCalls),
      headers: () => ({ Authorization: `Bearer ${who.token}` }),
      fetch: async (...request) => {
        const answer = await app.fetch(...request)
        if (lost++ < 4) throw new TypeError('the connection was lost')
        return answer
      },
    })
    const input = { name: '消防栓', blocks: [{ id: 'a', type: 'richText' as const, html: '<p>1</p>' }] }
    // Three times without an answer, which is as often as one gesture tries; the next gesture wishes the same.
    await expect(client.qrCodes.save(input)).rejects.toMatchObject({ code: 'network' })
    expect((await client.qrCodes.save(input)).name).toBe('消防栓')
    expect((await who.client.qrCodes.getCodeList({})).total).toBe(1)
    await client.qrCodes.save(input)
    expect((await who.client.qrCodes.getCodeList({})).total).toBe(2)
  })
})
