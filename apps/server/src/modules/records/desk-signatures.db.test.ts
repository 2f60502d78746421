import { errorCodes } from '@matai/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { failureOf, startTwoNodes, type TwoNodes } from '../accounts/two-nodes.fixture.ts'
import type { SignedUp } from '../../testing/test-app.ts'
import { type OpenForm, publish, text } from './records.fixture.ts'

let two: TwoNodes
let who: SignedUp
let form: OpenForm
beforeAll(async () => {
  two = await startTwoNodes()
  who = await two.nodes[0].signUp()
  form = await publish(who, [
    text('q1'),
    { id: 'sign', type: 'signature', settings: { title: '家长签名', byPhone: true } },
    { id: 'own', type: 'signature', settings: { title: '经办人签名' } },
  ])
})
afterAll(() => two.close())

const picture = 'data:image/png;base64,iVBORw0KGgo='
const begin = (node: number, component = 'sign') => two.from(node).deskSignatures.begin({ id: form.id, component })
const rows = async () =>
  (await two.nodes[0].database.pool.query<{ n: number }>('select count(*)::int as n from desk_signature')).rows[0]?.n

it('brings a signature from a phone at one node to a desk at the other, once', async () => {
  const [desk, phone] = [two.from(0), two.from(1)]
  const { token } = await begin(0)
  const { component } = await phone.deskSignatures.open({ token })
  expect(component).toMatchObject({ id: 'sign', settings: { title: '家长签名' } })
  expect(await desk.deskSignatures.collect({ token })).toEqual({ picture: null })
  await phone.deskSignatures.sign({ token, picture })
  expect(await desk.deskSignatures.collect({ token })).toEqual({ picture })
  for (const call of [desk.deskSignatures.collect({ token }), phone.deskSignatures.sign({ token, picture })])
    expect((await failureOf(call)).message).toContain('已经结束')
  expect(await rows()).toBe(0)
})

it('is over after ten minutes, and what nobody collected is swept', async () => {
  const { token } = await begin(1)
  await two.from(0).deskSignatures.sign({ token, picture })
  two.advance(601)
  expect((await failureOf(two.from(0).deskSignatures.collect({ token }))).code).toBe(errorCodes.notFound)
  expect(await rows()).toBe(1)
  await two.nodes[1].modules.records.deskSignatures.sweep(two.nodes[1].clock.now())
  expect(await rows()).toBe(0)
})

it('is for questions that allow it, and for forms that are open to the desk', async () => {
  expect((await failureOf(begin(0, 'own'))).code).toBe(errorCodes.notFound)
  expect((await failureOf(begin(0, 'q1'))).code).toBe(errorCodes.notFound)
  await who.client.formSettings.setFillers({ formId: form.formId, settings: { who: 'boundPhone' } })
  expect((await failureOf(begin(0))).code).toBe(errorCodes.conflict)
})

it('takes nothing but a picture', async () => {
  const wrong = { token: `${form.id}.${'x'.repeat(32)}`, picture: 'data:text/html;base64,PGI+' }
  expect((await failureOf(two.from(0).deskSignatures.sign(wrong))).code).toBe(errorCodes.inputInvalid)
})
