import type { CallError } from '@matai/client'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { render } from '../../platform/drawing/render.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { defaultStyle } from '@matai/qr'

let app: TestApp
let owner: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp({ tier: 'basic' })
})
afterAll(() => app.close())

const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]

async function printOf(content: string): Promise<Buffer> {
  const drawn = await render({ content, style: { ...defaultStyle }, format: 'png' })
  if (!drawn.ok) throw new Error('the code does not scan')
  return Buffer.from(drawn.body)
}

/** Its days in the trash are over. */
const leaveTrash = (id: string) =>
  app.database.pool.query("update qr_code set deleted_at = deleted_at - interval '31 days' where id = $1", [id])

async function deletedCode(who = owner, directoryId?: number) {
  const place = directoryId === undefined ? {} : { directoryId }
  const code = await who.client.qrCodes.save({ name: '消防栓', blocks, ...place })
  await who.client.qrCodes.bulkRemove({ ids: [code.id] })
  await leaveTrash(code.id)
  return { ...code, print: await printOf(code.url) }
}

async function recover(bytes: Uint8Array, { who = owner, name = 'photo.png' } = {}) {
  const sign = await app.sealed(name.slice(0, 4), 'upload')
  return who.client.recovery.add({ sign, file: new File([new Uint8Array(bytes)], name) })
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: CallError) => ({ code: error.code, msg: error.message, data: error.data }),
  )

const rowOf = async (id: string) => (await app.database.pool.query('select * from qr_code where id = $1', [id])).rows[0]
const countIn = async (id: number) =>
  (await owner.client.directories.listAll({})).list.find((one) => one.id === id)?.qrCodes

describe('a picture of a code in the trash', () => {
  it('brings it back as it was', async () => {
    const directory = await owner.client.directories.add({ name: '五号楼' })
    const code = await owner.client.qrCodes.save({ name: '水泵', blocks, directoryId: directory.id })
    await owner.client.qrCodes.bulkRemove({ ids: [code.id] })
    expect(await recover(await printOf(code.url))).toMatchObject({ qrCodeId: code.id, withContent: true })
    const back = { name: '水泵', blocks, version: 1, state: 'normal', directoryId: directory.id }
    expect(await owner.client.qrCodes.getInfo({ id: code.id })).toMatchObject(back)
    expect(await countIn(directory.id)).toBe(1)
    const filters = { qrCodeId: code.id, verb: 'restored' as const }
    expect((await owner.client.audit.createlog({ filters })).total).toBe(1)
  })

  it('that was the home page brings back an empty page where there is another home page by now', async () => {
    const who = await app.signUp({ tier: 'basic' })
    await who.client.company.setHome({ name: '海滨物业', intro: '二十年的小区管家' })
    const home = await who.client.qrCodes.save({ name: '旧主页', kind: 'home', blocks })
    await app.database.pool.query('update qr_code set deleted_at = $2 where id = $1', [home.id, app.clock.now()])
    await who.client.qrCodes.save({ name: '新主页', kind: 'home', blocks })
    expect(await recover(await printOf(home.url), { who })).toMatchObject({ withContent: false })
    expect(await who.client.qrCodes.getInfo({ id: home.id })).toMatchObject({ kind: 'page', blocks: [] })
  })
})

describe('a picture of a deleted code', () => {
  it('brings it back empty, under its id and name, in its directory, without an end', async () => {
    const directory = await owner.client.directories.add({ name: '三号楼' })
    const code = await deletedCode(owner, directory.id)
    await app.database.pool.query('update qr_code set expires_at = now() where id = $1', [code.id])
    expect(await countIn(directory.id)).toBe(0)
    const recovered = await recover(code.print)
    expect(recovered).toMatchObject({ qrCodeId: code.id, url: code.url, name: '消防栓', withContent: false })
    expect(await owner.client.qrCodes.getInfo({ id: code.id })).toMatchObject({
      name: '消防栓',
      blocks: [],
      version: 2,
      state: 'normal',
      directoryId: directory.id,
    })
    expect(await rowOf(code.id)).toMatchObject({ deleted_at: null, purged_at: null, expires_at: null })
    expect(await countIn(directory.id)).toBe(1)
    const old = await app.database.pool.query(
      'select blocks from qr_code_version where qr_code_id = $1 and number = 1',
      [code.id],
    )
    expect(old.rows[0].blocks).toEqual(blocks)
  })

  it('was printed with another of our hosts: without ORIGIN nobody knows them', async () => {
    const code = await deletedCode()
    const recovered = await recover(await printOf(`http://192.168.1.5:7300/q/${code.id}`))
    expect(recovered.qrCodeId).toBe(code.id)
  })

  it('goes to the default directory when its own is gone', async () => {
    const directory = await owner.client.directories.add({ name: '四号楼' })
    const code = await deletedCode(owner, directory.id)
    await app.database.pool.query('delete from directory where id = $1', [directory.id])
    const { list } = await owner.client.directories.listAll({})
    const home = list.find(({ isDefault }) => isDefault)
    await recover(code.print)
    expect((await rowOf(code.id)).directory_id).toBe(String(home?.id))
    expect(await countIn(home?.id ?? 0)).toBe((home?.qrCodes ?? 0) + 1)
  })

  it('of which 200 come at once brings it back once', async () => {
    const code = await deletedCode()
    const { restorePrinted } = app.modules.qrCodes
    const acting = { accountId: owner.accountId as never, userId: owner.userId, now: app.clock.now() }
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const { outcome } = await app.database.transact(acting.accountId, (tx) => restorePrinted(tx, code.id, acting))
        return outcome
      }),
    )
    expect(outcomes.filter((outcome) => outcome === 'restored')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'alive')).toHaveLength(199)
    expect((await rowOf(code.id)).version).toBe(2)
    const filters = { qrCodeId: code.id, verb: 'recovered' as const }
    expect((await owner.client.audit.createlog({ filters })).total).toBe(1)
  })

  it('sent five times at once restores and records it once', async () => {
    const code = await deletedCode()
    const answers = await Promise.all(Array.from({ length: 5 }, () => refusal(recover(code.print))))
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1)
    const { list } = await owner.client.recovery.list({})
    expect(list.filter(({ qrCodeId }) => qrCodeId === code.id)).toHaveLength(1)
  })

  it('shows its visitors that nothing was filled in yet', async () => {
    const code = await deletedCode()
    await recover(code.print)
    const page = await app.http.inject({ url: `/q/${code.id}`, headers: { 'accept-language': 'zh' } })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('所有者还没有填写内容')
  })
})

describe('refuses', () => {
  it('what is no picture, what is empty, what shows no code', async () => {
    const grey = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#999' } })
      .png()
      .toBuffer()
    const msg = async (...asked: Parameters<typeof recover>) => (await refusal(recover(...asked)))?.msg
    expect(await msg(Buffer.from('text'), { name: 'photo.png' })).toBe('图片格式错误')
    expect(await msg(await sharp(grey).webp().toBuffer())).toBe('图片格式错误')
    expect(await msg(Buffer.alloc(0), { name: 'note.txt' })).toBe('图片格式错误')
    expect(await msg(Buffer.alloc(0))).toBe('文件不能为空')
    expect(await msg(grey)).toBe('二维码解码失败,请检查图片后重新上传')
  })

  it('unknown ids and other accounts’ codes in one and the same way, and other sites in another', async () => {
    const stranger = await app.signUp({ tier: 'basic' })
    const foreign = await deletedCode(stranger)
    const origin = new URL(foreign.url).origin
    const texts = [`${origin}/q/22222222`, foreign.url, 'hello', `https://elsewhere.example/q/${foreign.id}`]
    const answers = await Promise.all(texts.map(async (text) => refusal(recover(await printOf(text)))))
    const [unknown, others, text, elsewhere] = answers
    expect(unknown).toMatchObject({ code: 1001, msg: '这是本平台的二维码，但你的账号里没有这个活码', data: {} })
    expect(others).toEqual(unknown)
    expect(text).toMatchObject({ code: 1001, msg: '该二维码不是本平台生成的', data: {} })
    expect(elsewhere).toEqual(text)
    expect((await rowOf(foreign.id)).deleted_at).not.toBeNull()
  })

  it('a code that works, with the way to it, and one that was blocked', async () => {
    const code = await owner.client.qrCodes.save({ name: '灭火器', blocks })
    const print = await printOf(code.url)
    expect(await refusal(recover(print))).toMatchObject({ code: 1006, data: { qrCodeId: code.id } })
    await owner.client.qrCodes.bulkRemove({ ids: [code.id] })
    await app.database.pool.query('update qr_code set blocked_at = now() where id = $1', [code.id])
    expect(await refusal(recover(print))).toMatchObject({ code: 1006, msg: '该活码因违规已停止访问，不能找回' })
    expect((await rowOf(code.id)).deleted_at).not.toBeNull()
  })

  it('a tier below basic', async () => {
    const free = await app.signUp()
    expect(await refusal(recover(await printOf('x'), { who: free }))).toMatchObject({ code: 1004, data: { needs: 1 } })
  })
})

it('with ORIGIN set, knows only prints of its own hosts', async () => {
  const own = await startTestApp({ environment: { ORIGIN: 'https://code.example.com' } })
  try {
    const { client } = await own.signUp({ tier: 'basic' })
    const code = await client.qrCodes.save({ name: '消防栓', blocks })
    await client.qrCodes.bulkRemove({ ids: [code.id] })
    const send = async (text: string) => {
      const file = new File([new Uint8Array(await printOf(text))], 'photo.png')
      return client.recovery.add({ sign: await own.sealed('phot', 'upload'), file })
    }
    await expect(send(`https://other.example.com/q/${code.id}`)).rejects.toThrow('该二维码不是本平台生成的')
    expect((await send(`http://code.example.com/q/${code.id}`)).qrCodeId).toBe(code.id)
  } finally {
    await own.close()
  }
})

it('lists what was brought back, page by page, to its own account', async () => {
  const who = await app.signUp({ tier: 'basic' })
  const ids: string[] = []
  for (let round = 0; round < 3; round += 1) {
    const code = await deletedCode(who)
    await recover(code.print, { who })
    ids.unshift(code.id)
  }
  const first = await who.client.recovery.list({ pageSize: 2 })
  expect(first.total).toBe(3)
  const second = await who.client.recovery.list({ pageSize: 2, cursor: first.next ?? '' })
  expect([...first.list, ...second.list].map(({ qrCodeId }) => qrCodeId)).toEqual(ids)
  expect(second.next).toBeNull()
  expect((await who.client.recovery.list({ keyword: ids[1] ?? '' })).total).toBe(1)
  expect((await who.client.recovery.list({ keyword: '%' })).total).toBe(0)
})
