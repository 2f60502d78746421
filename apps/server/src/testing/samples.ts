import { type CallKey, defaultStyle, type Entity } from '@matai/contract'
import type { SignedUp, TestApp } from './test-app.ts'

/** Ids of things that an account owns. */
export type Belongings = Record<Entity, string | number> & {
  /** A word that stands in the name of each of them. */
  word: string
}

type Sample = (own: Belongings, app: TestApp) => Promise<Record<string, unknown>> | Record<string, unknown>

const block = (fileId: string | number) => ({ id: 'b1', type: 'file', fileId, title: '' })
const text = { id: 'b0', type: 'richText', html: '<p>安全出口</p>' }
const sealed = (app: TestApp) => app.sealed('correct-horse-9', 'password')
const nobody = '8613900000000'

/** An input of each call that is right in every field; a call without one does not compile. */
export const samples: Record<CallKey, Sample> = {
  'accounts.sealKey': () => ({}),
  'accounts.getVerifyCode': async (_, app) => ({
    mobile: nobody,
    sendType: 1,
    sign: await app.sealed(nobody, 'smsCode'),
  }),
  'accounts.register': async (_, app) => ({ mobile: nobody, mobileCode: '000000', passWord: await sealed(app) }),
  'accounts.login': async (_, app) => ({ mobile: nobody, passWord: await sealed(app) }),
  'accounts.loginByUsername': async (_, app) => ({ username: 'nobody-here', passWord: await sealed(app) }),
  'accounts.changeByPassword': async (_, app) => ({
    mobile: nobody,
    mobileCode: '000000',
    passWord: await sealed(app),
  }),
  'accounts.changePwd': async (_, app) => ({ oldPassWord: await sealed(app), passWord: await sealed(app) }),
  'accounts.setPwd': async (_, app) => ({ passWord: await sealed(app) }),
  'accounts.changeTel': async (_, app) => ({ mobile: nobody, mobileCode: '000000', passWord: await sealed(app) }),
  'accounts.getUserinfo': () => ({}),
  'accounts.setProfile': () => ({ language: 'zh' }),
  'accounts.setEmail': async (_, app) => ({ email: 'nobody@example.com', passWord: await sealed(app) }),
  'accounts.confirmEmail': () => ({ proof: 'none' }),
  'accounts.removeEmail': async (_, app) => ({ passWord: await sealed(app) }),
  'accounts.changeLogin': (own) => ({ accountId: own.account }),
  'accounts.loginout': () => ({}),
  'accounts.cancellationAccount': async (_, app) => ({ mobileCode: '000000', passWord: await sealed(app) }),
  'accounts.sessionList': () => ({}),
  'accounts.sessionEndOthers': () => ({}),
  'accounts.sessionEnd': (own) => ({ id: own.session }),
  'accounts.getCountry': () => ({}),
  'tiers.getTiers': () => ({}),
  'files.upload': async (_, app) => ({
    sign: await app.sealed('note', 'upload'),
    file: new File(['text'], 'note.txt'),
  }),
  'files.simple': async (_, app) => ({ sign: await app.sealed('dot.', 'upload'), file: new File([dot], 'dot.png') }),
  'files.saveFile': (own) => ({ id: own.file }),
  'files.usage': () => ({}),
  'exports.codesZip': (own) => ({ ids: [own.qrCode] }),
  'exports.accountData': () => ({}),
  'exports.taskList': () => ({}),
  'exports.taskInfo': () => ({ id: 1 }),
  'exports.taskCancel': () => ({ id: 1 }),
  'exports.taskFile': () => ({ id: 1 }),
  'notices.list': () => ({}),
  'notices.read': () => ({ upTo: 1 }),
  'notices.getSubscription': () => ({}),
  'notices.setSubscription': () => ({ kind: 'weeklySummary', byEmail: false }),
  'directories.listAll': () => ({}),
  'directories.list': (own) => ({ parentId: own.directory }),
  'directories.add': (own) => ({ name: `目录 ${Math.random().toString(36).slice(2, 8)}`, parentId: own.directory }),
  'directories.rename': (own) => ({ id: own.directory, name: `目录 ${Math.random().toString(36).slice(2, 8)}` }),
  'directories.move': (own) => ({ id: own.directory, parentId: null }),
  'directories.changeorder': (own) => ({ ids: [own.directory] }),
  'directories.del': (own) => ({ id: own.directory }),
  'directories.setSummary': (own) => ({ id: own.directory, summary: '一楼的消防设备', published: true }),
  'directories.getSummary': (own) => ({ id: own.directory }),
  'directories.listPage': () => ({ filters: { published: true } }),
  'styles.create': (own) => ({ id: own.qrCode, ...withoutNulls(defaultStyle) }),
  'qrCodes.getCodeList': (own) => ({ filters: { directoryId: own.directory } }),
  'qrCodes.getInfo': (own) => ({ id: own.qrCode }),
  'qrCodes.save': (own) => ({
    id: own.qrCode,
    name: '消防栓',
    directoryId: own.directory,
    blocks: [text, block(own.file)],
  }),
  'qrCodes.rename': (own) => ({ id: own.qrCode, name: '灭火器' }),
  'qrCodes.bathSetStyle': (own) => ({ ids: [own.qrCode], style: { foreColor: '#0B6B50' } }),
  'qrCodes.setStyle': (own) => ({ id: own.qrCode, style: { ...defaultStyle, foreColor: '#0B7A5B' } }),
  'qrCodes.bathRemove': (own) => ({ ids: [own.qrCode] }),
  'qrCodes.preview': () => ({ name: '消防栓', blocks: [text] }),
  'qrCodes.setExpire': (own) => ({ ids: [own.qrCode], validity: 'oneMonth' }),
  'qrCodes.bathChangeShare': (own) => ({ ids: [own.qrCode], shared: false }),
  'qrCodes.bathChangeCategory': (own) => ({ ids: [own.qrCode], directoryId: own.directory }),
  'qrCodes.saveBath': (own) => ({ items: [{ name: '消防栓', directoryId: own.directory, blocks: [text] }] }),
  'qrCodes.getLabelInfo': (own) => ({ ids: [own.qrCode] }),
  'qrCodes.setOpen': (own) => ({ ids: [own.qrCode], method: 'h5' }),
  'qrCodes.getCreators': () => ({}),
  'qrCodes.setFavourite': (own) => ({ ids: [own.qrCode], favourite: true }),
  'qrCodes.trashList': () => ({}),
  'qrCodes.trashRestore': (own) => ({ ids: [own.qrCode] }),
  'audit.createlog': (own) => ({ filters: { qrCodeId: own.qrCode } }),
  'versions.list': (own) => ({ id: own.qrCode }),
  'versions.get': (own) => ({ id: own.qrCode, number: 1 }),
  'versions.compare': (own) => ({ id: own.qrCode, from: 1, to: 1 }),
  'versions.restore': (own) => ({ id: own.qrCode, number: 1 }),
  'versions.schedule': scheduleSample,
  'versions.setEnd': (own) => ({ id: own.qrCode, number: 1, endAt: null }),
  // No picture at all: looking for a code in one takes seconds.
  'recovery.add': async (_, app) => ({
    sign: await app.sealed('note', 'upload'),
    file: new File(['text'], 'note.txt'),
  }),
  'recovery.list': () => ({}),
  'abuse.blockInfo': (own) => ({ id: own.qrCode }),
  'abuse.appeal': (own) => ({ id: own.qrCode, text: '内容已经改正' }),
  'abuse.reportList': () => ({}),
  'abuse.reportClose': (own) => ({ id: own.qrCode, upTo: 1 }),
  'abuse.codeFind': (own) => ({ code: own.qrCode }),
  'abuse.codeBlock': (own) => ({ id: own.qrCode, reason: '冒充银行' }),
  'abuse.codeUnblock': (own) => ({ id: own.qrCode, reason: '内容没有问题' }),
  'abuse.blockList': () => ({}),
  'abuse.appealAnswer': (own) => ({ id: own.qrCode, lift: true, answer: '内容没有问题' }),
  'codeAccess.setAuth': (own) => ({ ids: [own.qrCode], settings: { password: 'a1b2' } }),
  'codeAccess.getAuth': (own) => ({ id: own.qrCode }),
  'codeAccess.addMobile': (own) => ({ id: own.qrCode, mobiles: [{ mobile: '13800138000' }] }),
  'codeAccess.importMobiles': (own) => ({
    id: own.qrCode,
    workbook: Buffer.from('手机号,姓名\n13800138000,王芳\n').toString('base64'),
  }),
  'codeAccess.mobileTemplate': () => ({}),
  'codeAccess.mobilelist': (own) => ({ filters: { id: own.qrCode } }),
  'codeAccess.delMobile': (own) => ({ qrCodeId: own.qrCode, id: 1 }),
  'codeAccess.batchDelete': (own) => ({ qrCodeId: own.qrCode, ids: [1] }),
  'codeAccess.refusals': (own) => ({ filters: { id: own.qrCode } }),
  'stats.getMaininfo': () => ({}),
  'dashboard.getAttention': () => ({}),
  'stats.getQrcodeByid': ({ qrCode }) => ({ id: qrCode, range: { preset: 'today' } }),
  'stats.getChat': ({ qrCode }) => ({ range: { preset: 'thirtyDays' }, qrCodeId: qrCode }),
  'stats.getQrcodeList': () => ({ range: { from: '2026-01-01', until: '2026-01-31' } }),
  'stats.exportQrcodeList': () => ({ range: { preset: 'today' } }),
}

/** A version that is still to come, which is what can be moved. */
async function scheduleSample(own: Belongings, app: TestApp) {
  const { rows } = await app.database.pool.query<{ number: number }>(
    `insert into qr_code_version (account_id, qr_code_id, number, name, blocks, saved_by, publish_at)
     select account_id, qr_code_id, max(number) + 1, '消防栓', '[]', 1, now() + interval '1 day'
     from qr_code_version where qr_code_id = $1 group by account_id, qr_code_id returning number`,
    [own.qrCode],
  )
  return { id: own.qrCode, number: rows[0]?.number ?? 1, publishAt: null }
}

/** A picture of one point. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

function withoutNulls(record: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== ''))
}

/** Makes one of everything in an account. */
export async function makeBelongings(who: SignedUp, app: TestApp): Promise<Belongings> {
  const { client } = who
  const word = Math.random().toString(36).slice(2, 10)
  const directory = await client.directories.add({ name: `目录 ${word}` })
  const file = await client.files.upload({
    sign: await app.sealed('note', 'upload'),
    file: new File(['text'], 'note.txt'),
  })
  const qrCode = await client.qrCodes.save({
    name: `消防栓 ${word}`,
    directoryId: directory.id,
    blocks: [{ id: 'b0', type: 'richText', html: '<p>1</p>' }],
  })
  const sessions = await client.accounts.sessionList({})
  const session = sessions.list[0]?.id ?? 0
  return { account: who.accountId, directory: directory.id, file: file.id, qrCode: qrCode.id, session, word }
}
