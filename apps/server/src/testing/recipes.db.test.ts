import { execFile, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { packClient } from '@matai/client/pack'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type SignedUp, type TestApp } from './test-app.ts'

const run = promisify(execFile)
let app: TestApp
let owner: SignedUp
let origin: string
/** A folder in which the package is installed and nothing of the workspace is. */
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp({ tier: 'flagship' })
  origin = await app.http.listen({ host: '127.0.0.1', port: 0 })
  folder = await mkdtemp(join(tmpdir(), 'matai-client-'))
  await packClient(join(folder, 'node_modules/@matai/client'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const recipe = (name: string) => join(folder, 'node_modules/@matai/client/recipes', `${name}.mjs`)

async function cook(name: string, scopes: string[], environment: Record<string, string>): Promise<unknown> {
  const { token } = await owner.client.keys.add({ name, scopes, until: null })
  const env = { PATH: process.env.PATH, MATAI_ORIGIN: origin, MATAI_KEY: token, ...environment }
  const { stdout } = await run(process.execPath, [recipe(name)], { cwd: folder, env })
  return JSON.parse(stdout)
}

describe('a recipe does with a key that has just what it needs:', () => {
  it('makes a thousand codes', async () => {
    const made = await cook('make-codes', ['directories:write', 'codes:write'], { COUNT: '1000', NAME: '消防栓' })
    expect(made).toMatchObject({ made: 1000 })
    const { directory } = made as { directory: number }
    const { total } = await owner.client.qrCodes.getCodeList({ filters: { directoryId: directory } })
    expect(total).toBe(1000)
  })

  it('keeps codes as a spreadsheet says, and changes nothing the second time', async () => {
    await owner.client.directories.add({ name: '设备' })
    const file = join(folder, 'sheet.csv')
    const scopes = ['directories:read', 'codes:read', 'codes:write']
    const sync = async (...lines: string[]) => {
      await writeFile(file, ['name,text', ...lines].join('\n'))
      return cook('sync-sheet', scopes, { DIRECTORY: '设备', FILE: file })
    }
    expect(await sync('水泵 1,一楼', '水泵 2,二楼 <b>')).toEqual({ made: 2, changed: 0, kept: 0 })
    expect(await sync('水泵 1,一楼', '水泵 2,三楼', '水泵 3,四楼')).toEqual({ made: 1, changed: 1, kept: 1 })
    expect(await sync('水泵 1,一楼', '水泵 2,三楼', '水泵 3,四楼')).toEqual({ made: 0, changed: 0, kept: 3 })
  })

  it.each([
    ['make-codes', ['directories:write', 'codes:write'], { COUNT: '1', NAME: '缺一样' }],
    ['sync-sheet', ['directories:read', 'codes:read', 'codes:write'], { DIRECTORY: '缺一样', FILE: 'one.csv' }],
  ])('and %s stops at each scope that is missing, and says which', async (name, scopes, environment) => {
    await owner.client.directories.add({ name: `缺一样 ${name}` })
    await writeFile(join(folder, 'one.csv'), 'name,text\n水泵 9,一楼\n')
    const one = { ...environment, DIRECTORY: `缺一样 ${name}` }
    for (const missing of scopes) {
      const left = scopes.filter((scope) => scope !== missing)
      await expect(cook(name, left, one)).rejects.toThrow(missing)
    }
  })

  it('redeems a coupon once', async () => {
    const coupon = await makeCoupon()
    expect(await cook('redeem', ['coupons:write'], { CODE: coupon })).toEqual({ redeemed: true, why: 'done' })
    expect(await cook('redeem', ['coupons:write'], { CODE: coupon })).toEqual({ redeemed: false, why: 'used' })
    await expect(cook('redeem', ['coupons:read'], { CODE: coupon })).resolves.toEqual({
      redeemed: false,
      why: 'This key lacks the scope coupons:write',
    })
  })

  it('takes pushes that are signed, and no others', async () => {
    const secret = `whsec_${Buffer.from('of this test').toString('base64')}`
    const receiver = spawn(process.execPath, [recipe('verify-push')], { env: { PUSH_SECRET: secret } })
    const lines = createInterface({ input: receiver.stdout })[Symbol.asyncIterator]()
    const { port } = JSON.parse((await lines.next()).value as string) as { port: number }
    const body = JSON.stringify({ id: 'evt_1', type: 'record.made', number: 1 })
    const at = String(Math.floor(Date.now() / 1000))
    const sign = createHmac('sha256', Buffer.from('of this test')).update(`evt_1.${at}.${body}`).digest('base64')
    const push = async (signature: string) => {
      const headers = { 'webhook-id': 'evt_1', 'webhook-timestamp': at, 'webhook-signature': signature }
      return (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body })).status
    }
    expect([await push(`v1,${sign}`), await push(`v1,${sign.replace(/^./, '!')}`), await push('')]).toEqual([
      200, 401, 401,
    ])
    expect(JSON.parse((await lines.next()).value as string)).toEqual(JSON.parse(body))
    receiver.kill()
  })
})

describe('the package', () => {
  it('depends on nothing, and its types stand by themselves', async () => {
    const program = join(folder, 'program.ts')
    await writeFile(
      program,
      `import { createClient, each } from '@matai/client'
const client = createClient({ origin: 'http://x', key: 'mk_' })
export async function names(): Promise<string[]> {
  const found: string[] = []
  for await (const code of each(client.qrCodes.getCodeList, { filters: { directoryId: 1 } })) found.push(code.name)
  return found
}
// @ts-expect-error a name is a text
await client.directories.add({ name: 1 })
`,
    )
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', '', program]
    await run(process.execPath, [tsc, '--ignoreConfig', ...options], { cwd: folder })
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json', join(folder, 'node_modules/@matai/client')])
    expect(stdout).toContain('index.d.ts')
  })
})

it('the command of the package does what a folder says, with nothing else installed', async () => {
  const sheets = join(folder, 'sheets')
  await mkdir(sheets)
  await writeFile(join(sheets, 'all.yaml'), 'directories:\n  - name: 泵房\n')
  const scopes = ['directories:read', 'directories:write']
  const { token } = await owner.client.keys.add({ name: 'matai', scopes, until: null })
  const env = { PATH: process.env.PATH, MATAI_ORIGIN: origin, MATAI_KEY: token, MATAI_LANGUAGE: 'en' }
  const matai = (...words: string[]) =>
    run(process.execPath, [join(folder, 'node_modules/@matai/client/matai.js'), ...words, sheets], { env })
  await expect(matai('plan')).rejects.toMatchObject({ code: 2, stdout: expect.stringContaining('+ directory 泵房') })
  expect((await matai('apply', '--yes')).stdout).toContain('Done: + directory 泵房')
  expect((await matai('plan')).stdout).toContain('Nothing to do')
})

const tsc = join(import.meta.dirname, '../../../../node_modules/typescript/bin/tsc')

async function makeCoupon(): Promise<string> {
  const { client } = owner
  const day = 86_400_000
  const now = app.clock.now().getTime()
  const coupon = await client.coupons.add({
    name: '早餐券',
    mode: 'merchant',
    from: new Date(now - day).toISOString(),
    until: new Date(now + day).toISOString(),
    items: [{ name: '豆浆', quantity: 1 }],
  })
  const { list } = await client.coupons.listCodes({ filters: { couponId: coupon.id } })
  return list[0]?.code ?? ''
}
