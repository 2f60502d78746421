import { afterAll, beforeAll, expect, test } from 'vitest'
import { newMobile, startTwoNodes, type TwoNodes } from './two-nodes.fixture.ts'

let two: TwoNodes

beforeAll(async () => {
  two = await startTwoNodes()
})
afterAll(() => two.close())

/** Every row of every table as text. */
async function dump(): Promise<string> {
  const { pool } = two.nodes[0].database
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const rows: string[] = []
  for (const { name } of tables.rows) {
    const found = await pool.query<{ row: string }>(`select t::text as row from ${name} t`)
    rows.push(...found.rows.map(({ row }) => row))
  }
  return rows.join('\n')
}

test('a stolen database shows no password, no token, no code and no seal', async () => {
  const who = await two.nodes[0].signUp()
  const waiting = newMobile()
  const smsCode = await two.nodes[0].sendSmsCode(waiting, 0)
  const stolen = await dump()

  expect(stolen).toContain(`+${who.mobile}`) // what is looked for would be found
  expect(stolen).toContain('$argon2id$')
  expect(smsCode).toMatch(/^\d{6}$/)
  const code = await two.nodes[0].database.pool.query('select s::text as row from sms_code s where mobile = $1', [
    `+${waiting}`,
  ])
  const hidden = code.rows[0].row.replace(`+${waiting}`, '')
  // Hex and times hold six digits by chance, so the code is looked for as a value of its own.
  expect(hidden.split(/[(),"]/)).not.toContain(smsCode)
  expect(hidden).toMatch(/[0-9a-f]{64}/)
  expect(stolen.split(/[(),"\s]/)).not.toContain(smsCode)
  for (const secret of [who.passWord, who.token]) {
    for (const form of [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret).toString('base64')])
      expect(stolen).not.toContain(form)
  }
})

test('the hash of a code cannot be found by trying all codes without the server’s secret', async () => {
  const { createHash } = await import('node:crypto')
  const mobile = newMobile()
  const smsCode = await two.nodes[0].sendSmsCode(mobile, 0)
  const stolen = await dump()
  for (const text of [smsCode, `+${mobile}${smsCode}`, `register\n+${mobile}\n${smsCode}`, `${mobile}:${smsCode}`]) {
    for (const algorithm of ['md5', 'sha1', 'sha256'])
      expect(stolen).not.toContain(createHash(algorithm).update(text).digest('hex'))
  }
})
