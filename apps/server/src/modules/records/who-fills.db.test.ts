import { errorCodes } from '@matai/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newNumber, type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createFiller, type OpenForm, publish, submit, text } from './records.fixture.ts'

let app: TestApp
let who: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  who = await app.signUp()
})
afterAll(() => app.close())

/** A form for whoever the settings name. */
async function formFor(settings: object, limits: object = {}): Promise<OpenForm> {
  const form = await publish(who, [text('q1', { title: '设备编号' })])
  await who.client.formSettings.setFillers({ formId: form.formId, settings: settings as never })
  await who.client.formSettings.setLimits({ formId: form.formId, settings: limits })
  return form
}

const fillersOf = async ({ formId }: OpenForm) => (await who.client.records.userlist({ filters: { formId } })).list

describe('a form for whoever proves a phone', () => {
  it('is given out, and taken in, only then; the page asks in the language of the visitor', async () => {
    const form = await formFor({ who: 'boundPhone' })
    const filler = createFiller(app)
    expect(await filler.page(form.id)).toMatch(/请验证手机号/)
    const english = await filler.page(form.id, 'en')
    expect(english).toMatch(/Verify your phone number/)
    expect(english).not.toContain('设备编号')
    await expect(app.anyone.filling.open({ id: form.id })).rejects.toMatchObject({ code: errorCodes.conflict })
    expect(await submit(app, form, { q1: 'a' })).toMatchObject({ msg: '请先验证手机号，再填写这个表单' })
    expect((await submit(app, form, { q1: 'a' }, { language: 'en' })).msg).toMatch(/^Verify your phone/)

    const mobile = newNumber()
    const wrong = { id: form.id, mobile, mobileCode: '000000' }
    await filler.call('/v/form/send_code', { id: form.id, mobile })
    expect((await filler.call('/v/form/prove', wrong)).code).toBe(errorCodes.inputInvalid)
    expect((await filler.submit(form, { q1: 'a' })).code).toBe(errorCodes.conflict)
    const mobileCode = await app.smsCodeFor(mobile)
    expect((await filler.call('/v/form/prove', { ...wrong, mobileCode })).code).toBe(0)
    expect(await filler.page(form.id)).toContain('设备编号')
    expect((await filler.submit(form, { q1: 'a' })).code).toBe(0)
    expect((await fillersOf(form)).map(({ facts }) => facts.phone)).toEqual([`+${mobile}`])
    // A phone that was proven for one form is known to the others, until somebody else takes the browser.
    expect((await filler.submit(await formFor({ who: 'boundPhone' }), { q1: 'b' })).code).toBe(0)
    await filler.call('/v/form/forget_phone', { id: form.id })
    expect((await filler.submit(form, { q1: 'c' })).code).toBe(errorCodes.conflict)
  })

  it('knows who comes again, and fills in what its rules ask of him, and nothing else', async () => {
    const questions = [
      { id: 'n', type: 'name' as const, settings: { title: '姓名' } },
      { id: 'c', type: 'idcard' as const, settings: { title: '证件' } },
    ]
    const rules = [{ id: 'r', kind: 'fill', target: 'n', from: { is: 'person', name: 'name' } }]
    const form = await publish(who, questions, { rules })
    await who.client.formSettings.setFillers({ formId: form.formId, settings: { who: 'boundPhone' } })
    const filler = createFiller(app)
    await filler.prove(form.id, newNumber())
    expect(await filler.page(form.id)).toContain('"facts":{}')
    expect((await filler.submit(form, { n: '王芳', c: '11010519491231002X' })).code).toBe(0)
    const again = await filler.page(form.id)
    expect(again).toContain('"facts":{"name":"王芳"}')
    expect(again).not.toContain('11010519491231002X')
    await filler.call('/v/form/forget_phone', { id: form.id })
    expect(await filler.page(form.id)).not.toContain('王芳')
  })

  it('counts how often somebody fills it by that phone, whatever browser he takes', async () => {
    const form = await formFor({ who: 'boundPhone' }, { perPerson: 1 })
    const mobile = newNumber()
    const [first, second] = [createFiller(app), createFiller(app)]
    await first.prove(form.id, mobile)
    expect((await first.submit(form, { q1: 'a' }, undefined, { visitor: 'browser-1234567890' })).code).toBe(0)
    app.clock.advance(61_000)
    await second.prove(form.id, mobile)
    const again = await second.submit(form, { q1: 'b' }, undefined, { visitor: 'browser-0987654321' })
    expect(again).toMatchObject({ code: errorCodes.conflict, msg: '您填写的次数已达上限' })
  })
})

it('is filled by phones that are named, and by members of the account', async () => {
  const [named, stranger] = [newNumber(), newNumber()]
  const list = await formFor({ who: 'namedPhones', phones: [{ mobile: named }] })
  const members = await formFor({ who: 'members' })
  const [one, other, member] = [createFiller(app), createFiller(app), createFiller(app)]
  await one.prove(list.id, named)
  await other.prove(list.id, stranger)
  await member.prove(members.id, who.mobile)
  expect((await one.submit(list, { q1: 'a' })).code).toBe(0)
  expect((await other.submit(list, { q1: 'a' })).msg).toBe('你的手机号不在名单里')
  expect(await other.page(list.id)).toContain('你的手机号不能填写这个表单')
  expect((await one.submit(members, { q1: 'a' })).msg).toBe('这个手机号不是本账号的成员')
  expect((await member.submit(members, { q1: 'a' })).code).toBe(0)
})

it('takes a phone that has to be proven only with its proof, and sends codes only where one is asked for', async () => {
  const phone = { id: 'tel', type: 'phone' as const, settings: { title: '手机', verified: true } }
  const form = await publish(who, [phone])
  const [mobile, filler] = [newNumber(), createFiller(app)]
  const answers = { tel: `+${mobile}` }
  const refused = await filler.submit(form, answers)
  expect(refused.data.issues?.[0]?.path).toEqual(['answers', 'tel'])
  const proof = await filler.prove(form.id, mobile, false)
  const other = await filler.submit(form, { tel: `+${newNumber()}` }, undefined, { proofs: [proof] })
  expect(other.code).toBe(errorCodes.inputInvalid)
  expect((await filler.submit(form, answers, undefined, { proofs: [proof] })).code).toBe(0)
  const none = await publish(who, [text('q1')])
  expect((await filler.call('/v/form/send_code', { id: none.id, mobile })).msg).toBe('这个表单不需要验证手机号')
})
