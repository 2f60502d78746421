import { hash, randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestApp } from '../../testing/test-app.ts'
import { type LimitedNodes, name, startLimitedNodes } from './limited-nodes.fixture.ts'
import { createVisitor } from './visitor.fixture.ts'

let nodes: LimitedNodes
let here: TestApp
let there: TestApp
let owner: LimitedNodes['owner']
beforeAll(async () => {
  nodes = await startLimitedNodes()
  ;({ here, there, owner } = nodes)
})
afterAll(() => nodes.close())

const newMobile = () => `139${String(randomInt(1e8)).padStart(8, '0')}`

describe('a phone', () => {
  it('of the list is let in once its code was typed, on both nodes', async () => {
    const mobile = newMobile()
    const id = await nodes.limitedCode({ namedMobiles: true })
    await owner.client.codeAccess.addMobile({ id, mobiles: [{ mobile }] })
    const visitor = createVisitor(here)
    expect(await visitor.visit(id)).toMatchObject({ status: 200, says: '请验证手机号' })
    expect(await visitor.post('sms', { id, mobile: '12345' })).toBe('mobileWrong')
    expect((await visitor.visit(id, { told: 'mobileWrong' })).html).toContain('手机号格式不正确')
    expect(await visitor.post('sms', { id, mobile })).toBe('')
    expect((await visitor.visit(id)).html).toContain(`验证码已发送至 +86139****${mobile.slice(-4)}`)
    expect(await visitor.post('phone', { id, code: '000000' })).toBe('smsCodeWrong')
    expect(await nodes.peopleOf(id)).toBe(0)
    expect(await visitor.post('phone', { id, code: await here.smsCodeFor(`86${mobile}`) })).toBe('')
    expect(await visitor.visit(id)).toMatchObject({ status: 200, says: name })
    expect(await visitor.visit(id, { node: there })).toMatchObject({ status: 200, says: name })
    expect(await nodes.peopleOf(id)).toBe(2)

    const any = await nodes.limitedCode({ binding: true })
    expect(await visitor.visit(any)).toMatchObject({ says: name })
    expect(await createVisitor(here).visit(any)).toMatchObject({ says: '请验证手机号' })
  })

  it('that is not on the list is refused, and another one may be tried', async () => {
    const [stranger, named] = [newMobile(), newMobile()]
    const id = await nodes.limitedCode({ namedMobiles: true })
    await owner.client.codeAccess.addMobile({ id, mobiles: [{ mobile: named }] })
    const visitor = createVisitor(here)
    const prove = async (mobile: string) => {
      await visitor.post('sms', { id, mobile })
      expect((await visitor.visit(id)).html).toContain('验证码已发送至')
      expect(await visitor.post('phone', { id, code: await here.smsCodeFor(`86${mobile}`) })).toBe('')
    }
    await prove(stranger)
    expect(await visitor.visit(id)).toMatchObject({ status: 403, says: '你的手机号不在名单里' })
    expect(await nodes.refusalsOf(id)).toEqual([['notNamed', `86139****${stranger.slice(-4)}`]])
    expect(await visitor.visit(id, { told: 'otherMobile' })).toMatchObject({ status: 200, says: '请验证手机号' })
    expect(await visitor.visit(id, { told: 'mobileWrong' })).toMatchObject({ status: 200, says: '请验证手机号' })
    await prove(named)
    expect(await visitor.visit(id)).toMatchObject({ status: 200, says: name })
    expect(await nodes.refusalsOf(id)).toHaveLength(1)
    const { list } = await owner.client.codeAccess.listMobiles({ filters: { id } })
    await owner.client.codeAccess.delMobile({ qrCodeId: id, id: list[0]?.id ?? 0 })
    expect(await visitor.visit(id, { node: there })).toMatchObject({ status: 403 })
  })
})

describe('passwords', () => {
  it('that many guess open the code to everybody else, slow down who was wrong, and the owner is told once', async () => {
    const id = await nodes.limitedCode({ password: 'abcd1234' })
    const told = await Promise.all(
      Array.from({ length: 120 }, (_, n) => {
        const visitor = createVisitor(here, { ip: `198.51.100.${n}` })
        return visitor.post('pass', { id, password: `wrong${n}` }, n % 2 ? here : there)
      }),
    )
    expect(new Set(told)).toEqual(new Set(['wrongPassword']))

    const late = createVisitor(here)
    expect(await late.post('pass', { id, password: 'abcd1234' })).toBe('')
    expect(await late.visit(id)).toMatchObject({ says: name })

    const guesser = createVisitor(here)
    const words: string[] = []
    for (let wrong = 0; wrong < 7; wrong += 1) words.push(await guesser.post('pass', { id, password: 'wrong' }))
    expect(words).toEqual([...Array(6).fill('wrongPassword'), 'tooOften'])
    const { to } = await guesser.submit('/v/pass', { id, password: 'abcd1234' })
    expect((await guesser.follow(to)).html).toMatch(/请 \d+ 秒后再试/)
    nodes.advance(61)
    expect(await guesser.post('pass', { id, password: 'ａｂｃｄ 1234 ' })).toBe('')

    const { list } = await owner.client.notices.list({})
    const link = `/code/${id}?access=${id}`
    expect(list.filter((notice) => notice.link === link)).toMatchObject([
      { kind: 'passwordGuessed', details: { name } },
    ])
  })

  it('of a whole classroom behind one address are right at the same moment', async () => {
    const id = await nodes.limitedCode({ password: 'abcd1234' })
    const ip = '198.51.101.1'
    const pupils = Array.from({ length: 60 }, () => createVisitor(here, { ip }))
    const told = await Promise.all(pupils.map((pupil) => pupil.post('pass', { id, password: 'abcd1234' })))
    expect(new Set(told)).toEqual(new Set(['']))
  })

  it('are tried ten times a minute by one visitor, right ones not counted', async () => {
    const id = await nodes.limitedCode({ password: 'abcd1234' })
    const visitor = createVisitor(here)
    const pass = (password: string) => visitor.post('pass', { id, password })
    for (let right = 0; right < 15; right += 1) expect(await pass('abcd1234')).toBe('')
    const told: string[] = []
    for (let wrong = 0; wrong < 12; wrong += 1) told.push(await pass('wrong1'))
    expect(told).toEqual([...Array(10).fill('wrongPassword'), 'tooOften', 'tooOften'])
    expect(await createVisitor(here).post('pass', { id, password: 'abcd1234' })).toBe('')
    nodes.advance(61)
    expect(await pass('abcd1234')).toBe('')
  })
})

describe('a browser', () => {
  it('that keeps no cookies is told so after each proof, instead of being asked again', async () => {
    const mobile = newMobile()
    const id = await nodes.limitedCode({ password: 'abcd1234', position: { latitude: 0, longitude: 0, radius: 50 } })
    const phone = await nodes.limitedCode({ binding: true })
    const visitor = createVisitor(here)
    const lost = async (url: string, form: Record<string, string>) => {
      const { to } = await visitor.submit(url, form)
      const kept = await visitor.follow(to)
      const jar = [...visitor.jar]
      visitor.jar.clear()
      expect(await visitor.follow(to)).toMatchObject({ status: 403, says: '浏览器没有保存验证结果' })
      for (const [cookie, value] of jar) visitor.jar.set(cookie, value)
      return kept
    }
    expect(await lost('/v/pass', { id, password: 'abcd1234' })).toMatchObject({ says: '请提供你的位置' })
    const standing = { latitude: '0', longitude: '0', accuracy: '10' }
    const { to } = await visitor.submit('/v/position', { id, ...standing })
    visitor.jar.delete('code-position')
    expect(await visitor.follow(to)).toMatchObject({ says: '浏览器没有保存验证结果' })
    expect(await lost('/v/sms', { id: phone, mobile })).toMatchObject({ says: '请验证手机号' })
    const code = await here.smsCodeFor(`86${mobile}`)
    expect(await lost('/v/phone', { id: phone, code })).toMatchObject({ says: name })
    nodes.advance(121)
    visitor.jar.clear()
    expect(
      await visitor.follow(`/q/${phone}?ok=phone.${Math.floor(here.clock.now().getTime() / 1000) - 121}`),
    ).toMatchObject({
      says: '请验证手机号',
    })
  })

  it('that does not say where its form comes from gets a page with a button, other sites a page that says no', async () => {
    const id = await nodes.limitedCode({ password: 'abcd1234' })
    const visitor = createVisitor(here)
    const form = { id, password: 'abcd1234' }
    const ours = await visitor.submit('/v/pass', form, { origin: 'null', 'sec-fetch-site': 'same-origin' })
    expect(ours.to).toContain(`/q/${id}?ok=password`)
    const frame = await visitor.submit('/v/pass', form, { origin: 'null', 'sec-fetch-site': 'cross-site' })
    expect(frame).toMatchObject({ status: 403, says: '这次提交来自别的网站', to: '' })
    const other = await visitor.submit('/v/pass', form, { origin: 'https://elsewhere.example' })
    expect(other).toMatchObject({ status: 403, says: '这次提交来自别的网站', to: '' })

    const untold = await visitor.submit('/v/pass', form, { origin: 'null' })
    expect(untold).toMatchObject({ status: 200, says: '请确认继续', to: '' })
    const fields = [...untold.html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, key, value]) => [key, value])
    const again = Object.fromEntries(fields)
    expect(Object.keys(again)).toEqual(['id', 'password', 'confirmed'])
    const confirmed = await visitor.submit('/v/pass', again, { origin: 'null' })
    expect(confirmed.to).toContain(`/q/${id}?ok=password`)
    const changed = await visitor.submit('/v/pass', { ...again, password: 'abcd1235' }, { origin: 'null' })
    expect(changed).toMatchObject({ says: '请确认继续', to: '' })
    const stranger = await createVisitor(here).submit('/v/pass', again, { origin: 'null' })
    expect(stranger).toMatchObject({ says: '请确认继续', to: '' })
    nodes.advance(601)
    expect(await visitor.submit('/v/pass', again, { origin: 'null' })).toMatchObject({ says: '请确认继续' })
  })
})

describe('a position', () => {
  const position = { latitude: 22.5431, longitude: 114.0579, radius: 200 }
  const there200 = { latitude: '22.5443', longitude: '114.058', accuracy: '30' }
  const faraway = { latitude: '22.6', longitude: '114.0579', accuracy: '30' }

  it('is asked for, looked at and forgotten; standing there counts for ten minutes', async () => {
    const id = await nodes.limitedCode({ position })
    const visitor = createVisitor(here)
    const asked = await visitor.visit(id)
    expect(asked).toMatchObject({ status: 200, says: '请提供你的位置' })
    expect(await visitor.post('position', { id })).toBe('positionWrong')
    expect(await visitor.post('position', { id, ...faraway })).toBe('outsidePosition')
    const refused = await visitor.visit(id, { told: 'outsidePosition' })
    expect(refused).toMatchObject({ status: 403, says: '你不在可查看的地点' })
    expect(refused.html).toContain('你距离那里约 6.3 公里。')
    expect(await nodes.refusalsOf(id)).toEqual([['outsidePosition', '']])
    expect(await visitor.post('position', { id, ...there200 })).toBe('')
    expect([...visitor.jar.values()].join()).not.toMatch(/22\.|114\./)
    expect(await visitor.visit(id, { node: there })).toMatchObject({ status: 200, says: name })
    nodes.advance(599)
    expect(await visitor.visit(id)).toMatchObject({ says: name })
    nodes.advance(2)
    expect(await visitor.visit(id)).toMatchObject({ says: '请提供你的位置' })
  })

  it('proven for one circle opens no other', async () => {
    const id = await nodes.limitedCode({ position })
    const visitor = createVisitor(here)
    await visitor.post('position', { id, ...there200 })
    expect(await visitor.visit(id)).toMatchObject({ says: name })
    await nodes.set(id, { position: { ...position, latitude: 23 } })
    await vi.waitFor(async () => expect(await visitor.visit(id)).toMatchObject({ says: '请提供你的位置' }), 10_000)
  })

  it('is the only thing for which a page may run a script, and that very one', async () => {
    const id = await nodes.limitedCode({ position, password: 'abcd1234' })
    const visitor = createVisitor(here)
    expect((await visitor.visit(id)).policy).not.toContain('script-src')
    await visitor.post('pass', { id, password: 'abcd1234' })
    const { html, policy } = await visitor.visit(id)
    const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(policy).toContain(`script-src 'sha256-${hash('sha256', script, 'base64')}'`)
    expect(policy).toContain("form-action 'self'")
    await visitor.post('position', { id, ...there200 })
    expect((await visitor.visit(id)).policy).not.toContain('script-src')
  })

  it('may be asked of one visitor twenty times a minute', async () => {
    const id = await nodes.limitedCode({ position })
    const visitor = createVisitor(here)
    const told: string[] = []
    for (let n = 0; n < 22; n += 1) told.push(await visitor.post('position', { id, ...faraway }))
    expect(told.filter((word) => word === 'outsidePosition')).toHaveLength(20)
    expect(told.at(-1)).toBe('tooOften')
  })
})

it('a password before a jump lets the browser go on to wherever the jump leads', async () => {
  const { id } = await owner.client.qrCodes.save({ kind: 'jump', name, target: 'https://elsewhere.example/' })
  await nodes.set(id, { password: 'abcd1234' })
  const visitor = createVisitor(here)
  const gate = await visitor.visit(id)
  expect(gate).toMatchObject({ status: 200, says: '请输入访问密码' })
  // Chrome holds every step of a form's way against form-action.
  expect(gate.policy).not.toContain('form-action')
  expect(gate.html).not.toContain('elsewhere.example')
  expect(await visitor.post('pass', { id, password: 'abcd1234' })).toBe('')
  expect((await visitor.visit(id)).html).toContain('elsewhere.example')
})
