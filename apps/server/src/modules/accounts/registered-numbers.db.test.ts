import { createTranslator } from '@matai/i18n'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failureOf, newMobile, startTwoNodes, type TwoNodes } from './two-nodes.fixture.ts'

const say = createTranslator('zh')
let two: TwoNodes
let known: string

beforeAll(async () => {
  two = await startTwoNodes()
  known = (await two.nodes[0].signUp()).mobile
  two.advance(61)
})
afterAll(() => two.close())

const sealed = (value: string) => two.nodes[0].sealed(value, 'password')

/** What a stranger is told about a number by a failing call. */
async function told(call: Promise<unknown>) {
  const { code, message, data } = await failureOf(call)
  return { code, message, data }
}

async function expectSame(tell: (mobile: string) => Promise<unknown>) {
  expect(await tell(known)).toEqual(await tell(newMobile()))
}

test.each([0, 1, 2, 3] as const)('a code of sort %i is sent to either', async (sendType) => {
  await expectSame(async (mobile) =>
    two.from(0).accounts.getVerifyCode({ mobile, sendType, sign: await two.nodes[0].sealed(mobile, 'smsCode') }),
  )
  two.advance(61)
})

test('registering with a wrong code tells nothing', () =>
  expectSame(async (mobile) =>
    told(two.from(0).accounts.register({ mobile, mobileCode: '000000', passWord: await sealed('correct-horse-9') })),
  ))

test('resetting with a wrong code tells nothing', () =>
  expectSame(async (mobile) =>
    told(
      two
        .from(0)
        .accounts.changeByPassword({ mobile, mobileCode: '000000', passWord: await sealed('correct-horse-9') }),
    ),
  ))

test('a wrong password tells nothing, in words or in time', async () => {
  await expectSame(async (mobile) =>
    told(two.from(0).accounts.login({ mobile, passWord: await sealed('wrong-password') })),
  )
  const milliseconds = async (mobile: () => string) => {
    const times: number[] = []
    for (let round = 0; round < 9; round += 1) {
      const passWord = await sealed('wrong-password')
      const start = performance.now()
      await failureOf(two.from(0).accounts.login({ mobile: mobile(), passWord }))
      times.push(performance.now() - start)
    }
    return times.sort((a, b) => a - b)[4] ?? 0
  }
  const ratio = (await milliseconds(newMobile)) / (await milliseconds(() => known))
  // Without a hash to compare with it would be one of fifty.
  expect(ratio).toBeGreaterThan(0.25)
  expect(ratio).toBeLessThan(4)
})

test('only who has the right code learns that a number is taken', async () => {
  const mobileCode = await two.nodes[0].sendSmsCode(known, 0)
  const failure = await failureOf(
    two.from(1).accounts.register({ mobile: known, mobileCode, passWord: await sealed('correct-horse-9') }),
  )
  expect([failure.code, failure.message]).toEqual([1006, say('accounts.alreadyRegistered')])
})
