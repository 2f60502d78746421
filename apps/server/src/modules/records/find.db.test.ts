import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { publish, submit, text } from './records.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const found = async ({ client }: SignedUp, keyword: string) =>
  (await client.records.find({ keyword })).list.map(({ title, number, text: said }) => [title, number, said])

it('finds records of any form by number, by how an answer begins, and by a word within new ones', async () => {
  const owner = await app.signUp({ tier: 'advanced' })
  const repairs = await publish(owner, [text('q1'), text('q2')], { title: '报修' })
  const visits = await publish(owner, [text('v')], { title: '来访' })
  await owner.client.formSettings.setSubmitPage({
    formId: visits.formId,
    settings: { serial: { prefix: 'LF-', digits: 4 } },
  })
  await submit(app, repairs, { q1: '三楼电梯停了', q2: 'XF-0007' })
  await submit(app, repairs, { q1: '灯不亮' })
  await submit(app, visits, { v: '电梯维保' })

  expect(await found(owner, '电梯')).toEqual([
    ['来访', 1, '电梯维保'],
    ['报修', 1, '三楼电梯停了'],
  ])
  // As it was written, however it was typed.
  expect(await found(owner, 'xf-00')).toEqual([['报修', 1, 'XF-0007']])
  expect(await found(owner, '№2')).toEqual([['报修', 2, '']])
  expect(await found(owner, 'lf-0001')).toEqual([['来访', 1, '']])
  expect(await found(owner, '没有的')).toEqual([])
  expect(await found(owner, '50%')).toEqual([])
  const other = await app.signUp()
  expect(await found(other, '电梯')).toEqual([])

  await owner.client.forms.delete({ ids: [visits.formId] })
  expect(await found(owner, '电梯')).toEqual([['报修', 1, '三楼电梯停了']])
})

it('finds nobody’s hidden answer, and nothing of directories in which the person does not work', async () => {
  const owner = await app.signUp({ tier: 'flagship' })
  const phone = { id: 'p', type: 'phone' as const, settings: { title: '手机', masked: true } }
  const form = await publish(owner, [text('q1'), phone])
  const directory = await owner.client.directories.add({ name: '东楼' })
  const blocks = [{ id: 'f', type: 'formEntry' as const, text: '填写', formId: form.formId }]
  const { id: qrCodeId } = await owner.client.qrCodes.save({ name: '东门', directoryId: directory.id, blocks })
  await submit(app, form, { q1: '门坏了', p: '+8613912345678' }, { qrCodeId })
  await submit(app, form, { q1: '门锁' })
  const reader = await app.signUp()
  await app.joinAccount(reader, owner.accountId, 'subAdmin')
  expect(await found(owner, '+8613912')).toHaveLength(1)
  expect(await found(reader, '+8613912')).toEqual([])
  expect(await found(reader, '12345678')).toEqual([])
  expect(await found(reader, '门')).toHaveLength(2)
  await app.database.pool.query(
    'update membership set directories = $1::jsonb where account_id = $2 and user_id = $3',
    [JSON.stringify([directory.id]), owner.accountId, reader.userId],
  )
  expect(await found(reader, '门')).toEqual([['登记', 1, '门坏了']])
  expect(await found(reader, '2')).toEqual([])
})
