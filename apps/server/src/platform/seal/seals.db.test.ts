import { seal } from '@matai/client/seal'
import type { SealPurpose } from '@matai/contract'
import { randomUUID } from 'node:crypto'
import { CompactEncrypt, importJWK } from 'jose'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { createSeals, type Seals } from './seals.ts'

const secret = Buffer.from('a secret of this test')
const refusal = { phrase: 'accounts.sealInvalid', fields: [{ path: ['passWord'] }] }
const now = new Date()
const nodes: { database: Database; seals: Seals }[] = []
let seals: Seals

beforeAll(async () => {
  const connection = { connectionString: process.env.DATABASE_URL }
  await migrateDatabase(connection)
  for (const size of [5, 5]) {
    const database = openDatabase({ connection, size, log: pino({ level: 'silent' }) })
    nodes.push({ database, seals: await createSeals({ secret, tx: database.tx }) })
  }
  seals = (nodes[0] as (typeof nodes)[number]).seals
})
afterAll(() => Promise.all(nodes.map(({ database }) => database.close())))

function open(sealed: string, { purpose = 'password' as SealPurpose, at = now, by = seals } = {}) {
  return by.open(sealed, { purpose, field: 'passWord', now: at })
}

async function sealWithJose(content: unknown, header: Record<string, string> = {}, key: object = seals.publicKey) {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', ...header })
    .encrypt(await importJWK({ ...key }, 'ECDH-ES'))
}

const iat = Math.floor(+now / 1000)
const content = () => ({ value: 'correct horse', purpose: 'password', iat, jti: randomUUID() })

test('opens what a browser and what a program sealed', async () => {
  expect(await open(seal('密码 correct', 'password', seals.publicKey))).toBe('密码 correct')
  expect(await open(await sealWithJose(content()))).toBe('correct horse')
})

test('every node with the same secret has the same key', () => {
  expect(nodes[1]?.seals.publicKey).toEqual(seals.publicKey)
  expect(seals.publicKey).toMatchObject({ kty: 'EC', crv: 'P-256', kid: expect.stringMatching(/^[\w-]{43}$/) })
})

test('opens once, although 40 try at the same time on two nodes', async () => {
  const sealed = seal('once', 'password', seals.publicKey)
  const tries = Array.from({ length: 40 }, (_, index) => open(sealed, { by: nodes[index % 2]?.seals ?? seals }))
  const settled = await Promise.allSettled(tries)
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('is for one purpose', async () => {
  await expect(open(seal('1', 'smsCode', seals.publicKey))).rejects.toMatchObject(refusal)
})

test('is good for five minutes, and for a clock that is a minute ahead', async () => {
  const sealed = () => sealWithJose(content())
  const at = (seconds: number) => new Date(iat * 1000 + seconds * 1000)
  expect(await open(await sealed(), { at: at(300) })).toBe('correct horse')
  await expect(open(await sealed(), { at: at(301) })).rejects.toMatchObject(refusal)
  expect(await open(await sealed(), { at: at(-60) })).toBe('correct horse')
  await expect(open(await sealed(), { at: at(-61) })).rejects.toMatchObject(refusal)
})

test('refuses whatever is not a seal of ours', async () => {
  const others = await createSeals({
    secret: Buffer.from('another'),
    tx: (nodes[0] as (typeof nodes)[number]).database.tx,
  })
  const good = seal('x', 'password', seals.publicKey)
  const refused = [
    '',
    'not.a.seal',
    'a.b.c.d.e',
    `${good.slice(0, -4)}AAAA`,
    seal('x', 'password', others.publicKey),
    await sealWithJose('not json'),
    await sealWithJose({ ...content(), jti: 'short' }),
    await sealWithJose({ ...content(), iat: 'now' }),
    await sealWithJose(content(), { enc: 'A128GCM' }),
  ]
  for (const sealed of refused) await expect(open(sealed)).rejects.toMatchObject(refusal)
})

test('remembers a seal exactly as long as its age would let it in', async () => {
  const sealed = await sealWithJose(content())
  await open(sealed)
  await seals.purge(new Date(iat * 1000 + 300_000))
  await expect(open(sealed, { at: new Date(iat * 1000 + 300_000) })).rejects.toMatchObject(refusal)
  await seals.purge(new Date(iat * 1000 + 302_000))
  const { pool } = (nodes[0] as (typeof nodes)[number]).database
  expect(
    (await pool.query('select 1 from opened_seal where expires_at < $1', [new Date(iat * 1000 + 302_000)])).rows,
  ).toEqual([])
})
