import { createTranslator } from '@matai/i18n'
import type { AuditItem } from '@matai/contract'
import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { formatsOf } from '../../../ui/format.ts'
import { sayDeed } from './say-deed.ts'

const say = createTranslator('zh') as unknown as TFunction // the same keys and the same parameters
const deed = (verb: string, details: AuditItem['details'] = {}, change: Partial<AuditItem> = {}) =>
  sayDeed(
    {
      id: 1,
      at: '2026-11-21T10:00:00.000Z',
      key: null,
      user: { id: 1, name: '林老师' },
      verb,
      subject: 'qrCode',
      subjectId: 'Ab3dEf7h',
      name: '菜单',
      details,
      ...change,
    },
    say,
    formatsOf('zh-CN'),
  )
const directory = { subject: 'directory', subjectId: '7', name: '一楼' } as const

it.each([
  ['moved', { from: 1, to: 2, fromName: '', toName: '二楼' }, '把活码“菜单”从目录“默认目录”移到“二楼”'],
  ['moved', { from: 1, to: 2 }, '把活码“菜单”移到了别的目录'],
  ['rolledBack', { to: 3, version: 9 }, '把活码“菜单”恢复到第 3 版'],
  ['scheduled', { version: 2 }, '取消了活码“菜单”第 2 版的结束时间'],
  ['unscheduled', { version: 2 }, '取消了活码“菜单”第 2 版的定时发布'],
  ['recovered', {}, '用二维码图片把活码“菜单”恢复为空活码'],
  ['access', {}, '修改了活码“菜单”的访问权限'],
  ['inventedLater', {}, '改动了活码“菜单”'],
])('says of a live code what was %s with %j', (verb, details, sentence) => {
  expect(deed(verb, details)).toBe(sentence)
})

it('says when a version comes and goes', () => {
  const said = deed('scheduled', {
    version: 2,
    publishAt: '2026-12-24T10:00:00.000Z',
    endAt: '2026-12-27T10:00:00.000Z',
  })
  expect(said).toMatch(/第 2 版在 2026年12月24日.*发布，2026年12月27日.*结束/)
  expect(deed('scheduled', { version: 2, endAt: '2026-12-27T10:00:00.000Z' })).toMatch(/第 2 版在 2026年12月27日.*结束/)
})

it.each([
  ['created', {}, '新建了目录“一楼”'],
  ['renamed', { from: '大厅' }, '把目录“大厅”改名为“一楼”'],
  ['moved', { to: 3, toName: '主楼' }, '把目录“一楼”移到“主楼”里'],
  ['moved', {}, '把目录“一楼”移到最上层'],
  ['removed', {}, '删除了目录“一楼”'],
])('says of a directory that it was %s with %j', (verb, details, sentence) => {
  expect(deed(verb, details, directory)).toBe(sentence)
})

it.each([
  [{ what: 'codesZip', count: 1200 }, '导出了 1,200 个活码的图片'],
  [{ what: 'accountData', count: 0 }, '导出了账号的全部数据'],
  [{ what: 'inventedLater', count: 3 }, '导出了登记表'],
])('says what was taken out with %j', (details, sentence) => {
  expect(deed('exported', details, { subject: 'export', subjectId: '3', name: '登记表' })).toBe(sentence)
})

it.each([
  ['tierSet', { tier: 'flagship' }, '把账号“海滨”的版本设为旗舰版'],
  ['disabled', { reason: '欠费' }, '停用了账号“海滨”：欠费'],
  ['created', {}, '新建了账号“海滨”'],
  ['inventedLater', {}, '改动了账号“海滨”'],
])('says of an account that it was %s with %j', (verb, details, sentence) => {
  expect(deed(verb, details, { subject: 'account', subjectId: '3', name: '海滨' })).toBe(sentence)
})

it.each([
  ['style', 'chosen', {}, '选用样式“朱砂”画自己的新活码'],
  ['style', 'renamed', { from: '青玉' }, '把样式“青玉”改名为“朱砂”'],
  ['label', 'changed', {}, '修改了标签模板“朱砂”'],
  ['printer', 'removed', {}, '删除了打印机“朱砂”'],
  ['batch', 'imported', { count: 1200 }, '用表格为批量模板“朱砂”生成或更新 1,200 个活码'],
  ['batch', 'inventedLater', {}, '改动了批量模板“朱砂”'],
  ['form', 'created', {}, '新建了表单“朱砂”'],
  ['form', 'renamed', { from: '赭石' }, '把表单“赭石”改名为“朱砂”'],
  ['form', 'published', { version: 3 }, '发布了表单“朱砂”的第 3 版'],
  ['form', 'changed', { part: 'limits' }, '修改了表单“朱砂”的设置'],
  ['form', 'moved', {}, '把表单“朱砂”移到了别的分组'],
  ['form', 'removed', {}, '删除了表单“朱砂”'],
  ['formGroup', 'created', {}, '新建了表单分组“朱砂”'],
  ['formGroup', 'renamed', { from: '赭石' }, '把表单分组“赭石”改名为“朱砂”'],
  ['formGroup', 'ordered', {}, '调整了表单分组的顺序，从“朱砂”开始'],
  ['formGroup', 'removed', {}, '删除了表单分组“朱砂”'],
  ['record', 'changed', {}, '修改了表单记录“朱砂”'],
  ['record', 'removed', {}, '删除了表单记录“朱砂”'],
] as const)('says of a %s that it was %s', (subject, verb, details, sentence) => {
  expect(deed(verb, details, { subject, subjectId: '3', name: '朱砂' })).toBe(sentence)
})

it('says that somebody chose no style', () => {
  expect(deed('chosen', {}, { subject: 'style', subjectId: '', name: '' })).toBe('不再为自己的新活码选用样式')
})

it('calls the default directory what the lists call it', () => {
  expect(deed('moved', { to: 1, toName: '' }, directory)).toBe('把目录“一楼”移到“默认目录”里')
})
