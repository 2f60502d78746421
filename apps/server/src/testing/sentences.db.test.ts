import type { CallError } from '@matai/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { type SignedUp, startTestApp, type TestApp } from './test-app.ts'

type Language = 'zh' | 'en'
type Client = SignedUp['client']

let app: TestApp
let free: SignedUp
let member: SignedUp
let code: string
beforeAll(async () => {
  app = await startTestApp()
  free = await app.signUp()
  member = await app.signUp({ tier: 'flagship' })
  code = (await member.client.qrCodes.save({ name: '消防栓', blocks: content })).id
  await member.client.company.setHome({ name: '海滨物业', intro: '二十年的小区管家' })
  await member.client.qrCodes.save({ name: '企业主页', kind: 'home', blocks: content })
})
afterAll(async () => {
  await app.dropExports()
  await app.close()
})

const content = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
const many = (length: number, letter = '名') => letter.repeat(length)

interface Case {
  rule: string
  who?: () => SignedUp
  ask: (client: Client) => Promise<unknown>
  zh: string
  en: string
}

async function upload(client: Client, verb: 'upload' | 'simple' | 'recover', bytes: Uint8Array, name: string) {
  const sign = await app.sealed(name.slice(0, 4), 'upload')
  const file = new File([new Uint8Array(bytes)], name)
  return verb === 'recover' ? client.recovery.add({ sign, file }) : client.files[verb]({ sign, file })
}

const grey = () =>
  sharp({ create: { width: 200, height: 200, channels: 3, background: '#888' } })
    .png()
    .toBuffer()

async function homeOf(client: Client): Promise<string> {
  const { list } = await client.qrCodes.getCodeList({ filters: { kind: 'home' } })
  return list[0]?.id ?? ''
}

async function deepest(client: Client): Promise<number> {
  let parentId: number | undefined
  for (const level of ['一', '二', '三', '四', '五']) {
    const place = parentId === undefined ? {} : { parentId }
    parentId = (await client.directories.add({ name: `${level}层 ${Math.random()}`.slice(0, 20), ...place })).id
  }
  return parentId ?? 0
}

/** Every rule and every sentence of the specification that live codes, directories, uploads and accounts have. */
const cases: Case[] = [
  {
    rule: 'a live code has a name',
    ask: (client) => client.qrCodes.save({ name: ' ', blocks: content }),
    zh: '名称不能为空',
    en: 'The name cannot be empty',
  },
  {
    rule: 'its name has at most 100 characters',
    ask: (client) => client.qrCodes.save({ name: many(101), blocks: content }),
    zh: '最多 100 个字符',
    en: 'At most 100 characters',
  },
  {
    rule: 'a directory has a name',
    ask: (client) => client.directories.add({ name: '' }),
    zh: '名称不能为空',
    en: 'The name cannot be empty',
  },
  {
    rule: 'its name has at most 20 characters',
    ask: (client) => client.directories.add({ name: many(21) }),
    zh: '最多 20 个字符',
    en: 'At most 20 characters',
  },
  {
    rule: 'directories have five levels',
    ask: async (client) => client.directories.add({ name: '六层', parentId: await deepest(client) }),
    zh: '添加目录失败,最多支持5级',
    en: 'Directory addition failed, only 5 levels supported',
  },
  {
    rule: 'the home page cannot be deleted',
    ask: async (client) => client.qrCodes.bulkRemove({ ids: [await homeOf(client)] }),
    zh: '该二维码是企业主页码,不能删除',
    en: 'This QR code is the company homepage code and cannot be deleted',
  },
  {
    rule: 'a home page introduces somebody',
    who: () => free,
    ask: (client) => client.qrCodes.save({ name: '主页', kind: 'home', blocks: content }),
    zh: '请先设置企业信息',
    en: 'Please set up company information first',
  },
  {
    rule: 'there is one home page',
    ask: (client) => client.qrCodes.save({ name: '主页', kind: 'home', blocks: content }),
    zh: '企业主页已存在',
    en: 'Company homepage already exists',
  },
  {
    rule: 'nothing selected to delete',
    ask: (client) => client.qrCodes.bulkRemove({ ids: [] }),
    zh: '请先选择要删除的项',
    en: 'Select the items to delete first',
  },
  {
    rule: 'nothing selected to move',
    ask: (client) => client.qrCodes.bulkMove({ ids: [], directoryId: 1 }),
    zh: '请先选择要移动的项',
    en: 'Select the items to move first',
  },
  {
    rule: 'nothing selected to download',
    ask: (client) => client.exports.codesZip({ ids: [] }),
    zh: '请先选择要下载的项',
    en: 'Select the items to download first',
  },
  {
    rule: 'nothing to download',
    ask: (client) => client.exports.codesZip({ list: { keyword: '没有这个名字的活码' } }),
    zh: '没有数据,无法下载',
    en: 'No data, cannot download',
  },
  {
    rule: 'nothing to export',
    who: () => free,
    ask: (client) => client.stats.exportQrCodes({ range: { preset: 'yesterday' } }),
    zh: '数据为空,无法导出',
    en: 'Data is empty, cannot export',
  },
  {
    rule: 'at most 90 days',
    ask: (client) => client.stats.getQrcodeList({ range: { from: '2026-01-01', until: '2026-04-01' } }),
    zh: '一次最多查看 90 天',
    en: '90 days at most',
  },
  {
    rule: 'a jump has a target',
    ask: (client) => client.qrCodes.save({ name: '跳转', kind: 'jump' }),
    zh: '请填写跳转地址',
    en: 'Enter the address that it leads to',
  },
  {
    rule: 'an access password has 4 to 20 digits or letters',
    ask: (client) => client.codeAccess.setAuth({ ids: [code], settings: { password: 'a1!' } }),
    zh: '访问密码为 4–20 位数字或字母',
    en: 'The access password has 4–20 digits or letters',
  },
  {
    rule: 'a hint has at most 100 characters',
    ask: (client) => client.codeAccess.setAuth({ ids: [code], settings: { password: 'a1b2', hint: many(101) } }),
    zh: '提示最多 100 个字',
    en: 'The hint has at most 100 characters',
  },
  {
    rule: 'limited scans need the advanced edition',
    who: () => free,
    ask: async (client) => {
      const { id } = await client.qrCodes.save({ name: '消防栓', blocks: content })
      return client.codeAccess.setAuth({ ids: [id], settings: { scansTotal: 5 } })
    },
    zh: '当前版本不支持该功能,请升级',
    en: 'Feature not supported by this edition, please upgrade',
  },
  {
    rule: 'too many rows for the edition',
    who: () => free,
    ask: async (client) => {
      const { id } = await client.qrCodes.save({ name: '消防栓', blocks: content })
      const rows = Array.from({ length: 51 }, (_, row) => `138${String(row).padStart(8, '0')}`).join('\n')
      return client.codeAccess.importMobiles({ id, workbook: Buffer.from(`手机号\n${rows}\n`).toString('base64') })
    },
    zh: '超过最大可编辑行数',
    en: 'Exceeded maximum number of editable rows',
  },
  {
    rule: 'a phone of the wrong form',
    ask: (client) => client.codeAccess.addMobile({ id: code, mobiles: [{ mobile: '123' }] }),
    zh: '第 1 行的手机号格式不正确：123',
    en: 'The phone number in row 1 is not right: 123',
  },
  {
    rule: 'an email of the wrong form',
    ask: async (client) =>
      client.accounts.setEmail({ email: 'nobody', passWord: await app.sealed('correct-horse-9', 'password') }),
    zh: '邮箱格式不正确',
    en: 'Incorrect email format',
  },
  {
    rule: 'a password of the wrong length',
    ask: async (client) =>
      client.accounts.changePwd({
        oldPassWord: await app.sealed('correct-horse-9', 'password'),
        passWord: await app.sealed('short', 'password'),
      }),
    zh: '密码长度为8-20位',
    en: 'The password must be 8-20 characters long',
  },
  {
    rule: 'an empty file',
    ask: (client) => upload(client, 'upload', new Uint8Array(), 'note.txt'),
    zh: '文件不能为空',
    en: 'A file is empty',
  },
  {
    rule: 'a picture that is none',
    ask: (client) => upload(client, 'simple', Buffer.from('<html>'), 'logo.png'),
    zh: '图片格式错误',
    en: 'Wrong image format',
  },
  {
    rule: 'a file larger than the edition allows',
    who: () => free,
    ask: (client) => upload(client, 'upload', Buffer.alloc(10 * 1024 ** 2 + 1, 'a'), 'note.txt'),
    zh: '文件超过当前版本的大小限制,请升级',
    en: 'The file is over the size limit of this edition, please upgrade',
  },
  {
    rule: 'a picture to recover from that is none',
    ask: (client) => upload(client, 'recover', Buffer.from('text'), 'code.png'),
    zh: '图片格式错误',
    en: 'Wrong image format',
  },
  {
    rule: 'a picture without a code',
    ask: async (client) => upload(client, 'recover', await grey(), 'code.png'),
    zh: '二维码解码失败,请检查图片后重新上传',
    en: 'QR code decoding failed, check the image and upload it again',
  },
  {
    rule: 'a code that is not ours',
    ask: async (client) => {
      const query = new URLSearchParams({ content: 'https://example.com/other' })
      const answer = await app.fetch(`/style/create?${query}`, { headers: { Authorization: `Bearer ${member.token}` } })
      return upload(client, 'recover', new Uint8Array(await answer.arrayBuffer()), 'code.png')
    },
    zh: '该二维码不是本平台生成的',
    en: 'This QR code was not generated by this product',
  },
  {
    rule: 'nobody is signed in',
    ask: () => Promise.reject(new Error('asked without a session below')),
    zh: '登录信息已失效,请重新登录',
    en: 'Login information is invalid, please login again',
  },
]

describe.each(['zh', 'en'] as const)('what is refused is said in %s', (language: Language) => {
  it.each(cases)('$rule', async ({ rule, who = () => member, ask, ...sentences }) => {
    const client = app.clientOf(rule === 'nobody is signed in' ? 'no-such-token' : who().token, language)
    const asked = rule === 'nobody is signed in' ? client.qrCodes.getCodeList({}) : ask(client)
    const said = await asked.then(
      () => ['nothing was refused'],
      ({ message, data }: CallError) => [message, ...(data.issues ?? []).map((issue) => issue.message)],
    )
    expect(said).toContain(sentences[language])
  })

  it('a code whose days are over', async () => {
    const { id } = await member.client.qrCodes.save({ name: '过期', blocks: content })
    await app.database.pool.query(`update qr_code set expires_at = now() - interval '1 day' where id = $1`, [id])
    const page = await (await app.fetch(`/q/${id}`, { headers: { 'Accept-Language': language } })).text()
    expect(page).toContain({ zh: '该二维码已过期', en: 'This QR code has expired' }[language])
  })

  it('a code that was stopped', async () => {
    const { id } = await member.client.qrCodes.save({ name: '停用', blocks: content })
    await app.database.pool.query('update qr_code set blocked_at = now() where id = $1', [id])
    const page = await (await app.fetch(`/q/${id}`, { headers: { 'Accept-Language': language } })).text()
    const said = {
      zh: '该二维码因违规已停止访问',
      en: 'This QR code has been stopped for breaking the rules and cannot be accessed',
    }
    expect(page).toContain(said[language])
  })
})
