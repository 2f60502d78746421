import { made } from '@matai/content/schema'
import { type CallKey, defaultStyle } from '@matai/contract'
import { accountSamples, sealed } from './account-samples.ts'
import { archiveSamples } from './archive-samples.ts'
import type { Belongings } from './belongings.ts'
import { businessSamples, makeBusiness } from './business-samples.ts'
import { formSamples, makeForms } from './form-samples.ts'
import { collaboratorSamples, makeCollaborators } from './collaborator-samples.ts'
import { couponSamples, makeCoupons } from './coupon-samples.ts'
import { groupSamples, makeGroups, uploadCode } from './group-samples.ts'
import { makeRecords, recordSamples } from './record-samples.ts'
import { keySamples, makeKeys } from './key-samples.ts'
import { makePushes, pushSamples } from './push-samples.ts'
import { makeRounds, roundSamples } from './round-samples.ts'
import { makeStatuses, statusSamples } from './status-samples.ts'
import { makeTeam, teamSamples } from './team-samples.ts'
import { wechatSamples } from './wechat-samples.ts'
import { newNumber, type SignedUp, type TestApp } from './test-app.ts'

type Sample = (own: Belongings, app: TestApp) => Promise<Record<string, unknown>> | Record<string, unknown>

const block = (fileId: string | number) => made.file('b1', { fileId: String(fileId), title: '' })
const text = made.richText('b0', { html: '<p>安全出口</p>' })

/** An input of each call that is right in every field; a call without one does not compile. */
export const samples: Record<CallKey, Sample> = {
  ...wechatSamples,
  'tiers.getTiers': () => ({}),
  'conversions.uploadConvertData': () => ({
    conversions: [{ address: 'https://matai.example/?bd_vid=abc', type: 25 }],
  }),
  'files.upload': async (_, app) => ({
    sign: await app.sealed('note', 'upload'),
    file: new File(['text'], 'note.txt'),
  }),
  'files.simple': async (_, app) => ({ sign: await app.sealed('dot.', 'upload'), file: new File([dot], 'dot.png') }),
  'files.saveFile': (own) => ({ id: own.file }),
  'files.usage': () => ({}),
  'brand.get': () => ({}),
  'brand.set': () => ({ theme: 'sand', colour: '#175cd3', logoId: null, coverId: null }),
  'exports.codesZip': (own) => ({ ids: [own.qrCode] }),
  'exports.qrCodeAddresses': (own) => ({ ids: [own.qrCode] }),
  'exports.accountData': () => ({}),
  ...archiveSamples,
  'exports.taskList': () => ({}),
  'exports.taskInfo': () => ({ id: 1 }),
  'exports.taskCancel': () => ({ id: 1 }),
  'exports.taskRetry': () => ({ id: 1 }),
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
  'qrCodes.find': () => ({ keyword: '消防栓' }),
  'qrCodes.contentParts': (own) => ({ ids: [own.qrCode] }),
  'qrCodes.contentExchange': (own) => ({ ids: [own.qrCode], what: 'phone', from: '110', to: '119' }),
  'qrCodes.contentBack': (own) => ({ items: [{ id: own.qrCode, version: 1 }] }),
  'qrCodes.getInfo': (own) => ({ id: own.qrCode }),
  'qrCodes.save': (own) => ({
    id: own.qrCode,
    name: '消防栓',
    directoryId: own.directory,
    blocks: [text, block(own.file)],
  }),
  'qrCodes.duplicate': (own) => ({ id: own.qrCode }),
  'qrCodes.rename': (own) => ({ id: own.qrCode, name: '灭火器' }),
  'qrCodes.bulkSetStyle': (own) => ({ ids: [own.qrCode], style: { foreColor: '#0B6B50' } }),
  'qrCodes.setStyle': (own) => ({ id: own.qrCode, style: { ...defaultStyle, foreColor: '#0B7A5B' } }),
  'qrCodes.bulkRemove': (own) => ({ ids: [own.qrCode] }),
  'qrCodes.preview': () => ({ name: '消防栓', blocks: [text] }),
  'qrCodes.setExpire': (own) => ({ ids: [own.qrCode], validity: 'oneMonth' }),
  'qrCodes.bulkSetShare': (own) => ({ ids: [own.qrCode], shared: false }),
  'qrCodes.bulkMove': (own) => ({ ids: [own.qrCode], directoryId: own.directory }),
  'qrCodes.bulkSave': (own) => ({ items: [{ name: '消防栓', directoryId: own.directory, blocks: [text] }] }),
  'qrCodes.getLabelInfo': (own) => ({ ids: [own.qrCode] }),
  'qrCodes.setOpen': (own) => ({ ids: [own.qrCode], method: 'h5' }),
  'qrCodes.getCreators': () => ({}),
  'qrCodes.getBrand': (own) => ({ id: own.qrCode }),
  'qrCodes.setBrand': (own) => ({
    ids: [own.qrCode],
    brand: { theme: 'mist', colour: '#0B7A5B', logoId: null, coverId: null },
  }),
  'qrCodes.setFavourite': (own) => ({ ids: [own.qrCode], favourite: true }),
  'codeForms.addForm': (own) => ({ ids: [own.qrCode], formId: own.form }),
  'codeForms.removeForm': (own) => ({ ids: [own.qrCode], formId: own.form }),
  'codeForms.qrCodesOfForm': (own) => ({ filters: { formId: own.form } }),
  'codeForms.qrCodesBesideForm': (own) => ({ filters: { formId: own.form } }),
  'codeForms.formsOfQrCode': (own) => ({ id: own.qrCode }),
  'qrCodes.trashList': () => ({}),
  'qrCodes.trashRestore': (own) => ({ ids: [own.qrCode] }),
  'audit.createlog': (own) => ({ filters: { qrCodeId: own.qrCode } }),
  'versions.list': (own) => ({ id: own.qrCode }),
  'versions.get': (own) => ({ id: own.qrCode, number: 1 }),
  'versions.compare': (own) => ({ id: own.qrCode, from: 1, to: 1 }),
  'versions.restore': (own) => ({ id: own.qrCode, number: 1 }),
  'versions.schedule': scheduleSample,
  'versions.setEnd': (own) => ({ id: own.qrCode, number: 1, endAt: null }),
  'operators.accountList': () => ({ sort: 'storage', filters: { tier: 'enterprise', state: 'active' } }),
  'operators.accountShow': (own) => ({ id: own.account }),
  'operators.accountMake': async (_, app) => ({ mobile: newNumber(), passWord: await sealed(app) }),
  'operators.accountTier': (own) => ({ id: own.account, tier: 'enterprise' }),
  'operators.accountDisable': async (_, app) => ({ id: await madeAccount(app), reason: '欠费' }),
  'operators.accountEnable': (own) => ({ id: own.account }),
  'operators.accountEndSessions': async (_, app) => ({ id: await madeAccount(app) }),
  'operators.accountPassword': async (_, app) => ({ id: await madeAccount(app), passWord: await sealed(app) }),
  'operators.lockedList': () => ({ sort: 'newest' }),
  'operators.unlock': () => ({ name: '+8613900000000' }),
  'operators.secondFactorReset': () => ({ userId: 999_999_999 }),
  'operators.invitationList': () => ({ filters: { state: 'open' } }),
  'operators.invitationMake': () => ({ tier: 'basic', note: '三厂的小王' }),
  'operators.invitationWithdraw': () => ({ id: 1 }),
  'operators.codeOwner': (own) => ({ code: own.qrCode }),
  'operators.fileFind': (own) => ({ file: own.file }),
  'operators.fileBlock': (own) => ({ id: own.file, reason: '冒充银行' }),
  'operators.fileUnblock': (own) => ({ id: own.file, reason: '内容没有问题' }),
  'operators.fileContent': (own) => ({ id: own.file }),
  'operators.health': () => ({}),
  'operators.messageTest': () => ({ by: 'mail', to: 'nobody@example.com' }),
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
  'codeAccess.listMobiles': (own) => ({ filters: { id: own.qrCode } }),
  'codeAccess.delMobile': (own) => ({ qrCodeId: own.qrCode, id: 1 }),
  'codeAccess.batchDelete': (own) => ({ qrCodeId: own.qrCode, ids: [1] }),
  'codeAccess.refusals': (own) => ({ filters: { id: own.qrCode } }),
  'stats.getMaininfo': () => ({}),
  'dashboard.getAttention': () => ({}),
  'styleTemplates.list': () => ({}),
  'styleTemplates.get': (own) => ({ id: own.styleTemplate }),
  'styleTemplates.saveTemplate': (own) => ({ id: own.styleTemplate, name: '青玉', style: { foreColor: '#0B6B50' } }),
  'styleTemplates.renameTemplate': (own) => ({ id: own.styleTemplate, name: '青玉' }),
  'styleTemplates.del': (own) => ({ id: own.styleTemplate }),
  'styleTemplates.listOfUser': () => ({}),
  'styleTemplates.delOfUser': (own) => ({ id: own.styleTemplate }),
  'styleTemplates.setUserTemplate': (own) => ({ id: own.styleTemplate }),
  'styleTemplates.getImageConfig': () => ({}),
  'styleTemplates.getConfigColor': () => ({}),
  'styleTemplates.getTemplateConfig': () => ({}),
  'labels.save': (own) => ({ id: own.labelTemplate, name: '设备标签', design: labelDesign }),
  'labels.list': () => ({}),
  'labels.get': (own) => ({ id: own.labelTemplate }),
  'labels.del': (own) => ({ id: own.labelTemplate }),
  'labels.create': (own) => ({ labelTemplateId: own.labelTemplate, id: own.qrCode }),
  'labels.customCreate': (own) => ({ design: labelDesign, id: own.qrCode }),
  'labels.printData': (own) => ({ ids: [own.qrCode] }),
  'labels.printList': (own) => ({ filters: { id: own.qrCode } }),
  'labels.printInfo': (own) => ({ id: own.printJob }),
  'labels.printCheck': (own) => ({
    ids: [own.qrCode],
    settings: { paper: { kind: 'grid', perPage: 12 }, labelTemplateId: own.labelTemplate, printerId: own.printer },
  }),
  'labels.print': (own) => ({
    ids: [own.qrCode],
    settings: { paper: { kind: 'grid', perPage: 12 }, labelTemplateId: own.labelTemplate, printerId: own.printer },
  }),
  'labels.printers': () => ({}),
  'labels.savePrinter': (own) => ({
    id: own.printer,
    name: '前台打印机',
    offsetX: 0.5,
    offsetY: -1,
    leastModule: 0.3,
    phone: '小米 14',
  }),
  'labels.delPrinter': (own) => ({ id: own.printer }),
  'labels.calibration': () => ({}),
  'batches.list': () => ({}),
  'batches.getVariableInfo': (own) => ({ id: own.batchTemplate }),
  'batches.save': (own) => ({
    id: own.batchTemplate,
    name: '消防栓',
    columns: [{ key: 'place', name: '位置' }],
    blocks: [{ ...text, html: '<p>{{位置}}</p>' }],
    namePattern: '{{位置}}',
    labelTemplateId: own.labelTemplate,
    directoryId: own.directory,
  }),
  'batches.rename': (own) => ({ id: own.batchTemplate, name: '消防栓' }),
  'batches.del': (own) => ({ id: own.batchTemplate }),
  'batches.downExcel': (own) => ({ id: own.batchTemplate }),
  'batches.importExcel': (own) => ({
    id: own.batchTemplate,
    fileName: '消防栓.csv',
    workbook: Buffer.from('位置\n一楼\n').toString('base64'),
  }),
  'batches.importInfo': (own) => ({ id: own.batchImport }),
  'batches.importWorkbook': (own) => ({ id: own.batchImport }),
  'batches.createQrCodes': (own) => ({ importId: own.batchImport }),
  'batches.childList': (own) => ({ filters: { id: own.batchTemplate } }),
  'batches.childInfo': (own) => ({ qrCodeId: own.qrCode }),
  'batches.childSave': (own) => ({ qrCodeId: own.qrCode, values: {} }),
  'batches.getDownloadId': (own) => ({ id: own.batchTemplate, importId: own.batchImport, what: 'excel' }),
  ...accountSamples,
  ...businessSamples,
  ...formSamples,
  ...recordSamples,
  ...statusSamples,
  ...groupSamples,
  ...couponSamples,
  ...roundSamples,
  ...teamSamples,
  ...collaboratorSamples,
  ...pushSamples,
  ...keySamples,
  'stats.ofQrCode': ({ qrCode }) => ({ id: qrCode, range: { preset: 'today' } }),
  'stats.chart': ({ qrCode }) => ({ range: { preset: 'thirtyDays' }, qrCodeId: qrCode }),
  'stats.getQrcodeList': () => ({ range: { from: '2026-01-01', until: '2026-01-31' } }),
  'stats.exportQrCodes': () => ({ range: { preset: 'today' } }),
}

/** An account of somebody who signed in nowhere, so that nothing of the test ends with it. */
async function madeAccount(app: TestApp): Promise<number> {
  const { rows } = await app.database.pool.query<{ id: number }>(
    `with person as (insert into "user" (mobile) values ($1) returning id)
     insert into account (kind, name, owner_id) select 'personal', '', id from person returning id`,
    [`+${newNumber()}`],
  )
  return Number(rows[0]?.id)
}

/** A version that is still to come, which is what can be moved. */
async function scheduleSample(own: Belongings, app: TestApp) {
  const { rows } = await app.database.pool.query<{ number: number }>(
    `with made as (
       insert into qr_code_version (account_id, qr_code_id, number, name, blocks, saved_by, publish_at)
       select account_id, qr_code_id, max(number) + 1, '消防栓', '[]', 1, now() + interval '1 day'
       from qr_code_version where qr_code_id = $1 group by account_id, qr_code_id returning number
     )
     update qr_code set version = made.number from made where id = $1 returning made.number`,
    [own.qrCode],
  )
  return { id: own.qrCode, number: rows[0]?.number ?? 1, publishAt: null }
}

const printSettings = {
  labelTemplateId: null,
  caption: 'name',
  paper: { kind: 'grid', perPage: 12, margin: 8, gap: 0 },
  start: 1,
  cropMarks: false,
  printerId: null,
}

const labelDesign = {
  width: 60,
  height: 40,
  layers: [
    { id: 'c', type: 'code', x: 2, y: 2, width: 30, height: 36 },
    { id: 'n', type: 'field', field: 'name', x: 34, y: 4, width: 24, height: 10, size: 4 },
  ],
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
    blocks: [made.richText('b0', { html: '<p>1</p>' })],
  })
  const sessions = await client.accounts.sessionList({})
  const session = sessions.list[0]?.id ?? 0
  const saved = { account: who.accountId, directory: directory.id, file: file.id, qrCode: qrCode.id, session, word }
  const newPicture = () => uploadCode(who, app, `https://weixin.qq.com/g/${Math.random().toString(36).slice(2)}`)
  return { ...saved, newPicture, ...(await makeTemplates(who, app, word, qrCode.id)) }
}

async function makeTemplates({ accountId, userId }: SignedUp, app: TestApp, word: string, qrCode: string) {
  const one = async (sql: string, values: unknown[], id = 'id') =>
    // The pool reads numbers of 64 bits as text; a call with text for a number is refused before it is looked at.
    Number((await app.database.pool.query<{ id: string }>(`${sql} returning ${id}`, values)).rows[0]?.id)
  const styleTemplate = await one(
    'insert into style_template (account_id, name, style, created_by) values ($1, $2, $3, $4)',
    [accountId, `样式 ${word}`, defaultStyle, userId],
  )
  const labelTemplate = await one(
    'insert into label_template (account_id, name, design, created_by) values ($1, $2, $3, $4)',
    [accountId, `标签 ${word}`, { bgColor: '#FFFFFF', bgUrl: null, ...labelDesign }, userId],
  )
  const printer = await one('insert into printer (account_id, name, offset_x, offset_y) values ($1, $2, 0, 0)', [
    accountId,
    `打印机 ${word}`,
  ])
  const printJob = await one(
    'insert into print_job (account_id, user_id, qr_code_ids, codes, label_name, settings) values ($1, $2, $3, 1, $4, $5)',
    [accountId, userId, JSON.stringify(['Ab3dE5fG']), `打印 ${word}`, JSON.stringify(printSettings)],
  )
  const batchTemplate = await one(
    `insert into batch_template (account_id, name, columns, blocks, name_pattern, place, created_by)
     values ($1, $2, $3, $4, '{{位置}}',
       (select coalesce(max(place) + 1, 0) from batch_template where account_id = $1), $5)`,
    [
      accountId,
      `批量 ${word}`,
      JSON.stringify([{ key: 'place', name: '位置', type: 'text', required: false, note: '' }]),
      JSON.stringify([{ ...text, html: '<p>{{位置}}</p>' }]),
      userId,
    ],
  )
  const batchImport = await one(
    `insert into batch_import (account_id, template_id, user_id, file_name, version, rows, problems, total, bad, creates,
       changes, unchanged, expires_at)
     values ($1, $2, $3, $4, 1, $5, '[]', 1, 0, 1, 0, 0, now() + interval '1 day')`,
    [accountId, batchTemplate, userId, `${word}.csv`, JSON.stringify([{ row: 2, values: { place: '一楼' } }])],
  )
  const forms = await makeForms({ accountId, userId, word }, app, one)
  const records = await makeRecords({ accountId, userId, form: forms.form, word }, app, one)
  const statuses = await makeStatuses({ accountId, form: forms.form, word }, app, one)
  const coupons = await makeCoupons({ accountId, userId, word }, app, one)
  const groups = await makeGroups({ accountId, userId, word }, app, one)
  const rounds = await makeRounds({ accountId, userId, form: forms.form, qrCode, word }, one)
  const collaborators = await makeCollaborators({ accountId, userId, word }, one)
  const team = await makeTeam({ accountId, userId, word }, one)
  const keys = await makeKeys({ accountId, userId, word }, one)
  const pushes = await makePushes({ accountId, form: forms.form, word }, app, one)
  return {
    styleTemplate,
    labelTemplate,
    printer,
    printJob,
    batchTemplate,
    batchImport,
    ...forms,
    ...records,
    ...statuses,
    ...groups,
    ...coupons,
    ...rounds,
    ...(await makeBusiness({ accountId, userId, word }, one)),
    ...team,
    ...collaborators,
    ...pushes,
    ...keys,
  }
}
