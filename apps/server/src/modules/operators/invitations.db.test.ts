import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOwnDatabase } from '../../testing/own-database.ts'
import { newNumber, type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

let own: Awaited<ReturnType<typeof createOwnDatabase>>
let app: TestApp
let operator: SignedUp
const mobile = newNumber()
const environment = () => ({ DATABASE_URL: own.url, OPERATORS: `+${mobile}`, ORIGIN: 'http://c.test' })
beforeAll(async () => {
  own = await createOwnDatabase()
  app = await startTestApp({ environment: environment() })
  operator = await app.signUp({ mobile })
  await app.close()
  app = await startTestApp({ environment: { ...environment(), REGISTRATION: 'invitation' } })
  operator = { ...operator, client: app.clientOf(operator.token) }
})
afterAll(async () => {
  await app.close()
  await own.drop()
})

const invite = (wanted: Parameters<typeof operator.client.operators.invitationMake>[0] = {}) =>
  operator.client.operators.invitationMake(wanted)

async function register(invitation: string, number = newNumber(), from: TestApp = app) {
  const passWord = await from.sealed('correct-horse-9', 'password')
  const { token } = await from.anyone.accounts.register({ mobile: number, invitation, passWord })
  return from.clientOf(token)
}

const refusedAt = (field: string) => ({ code: 1001, data: { issues: [{ path: [field] }] } })

describe('registering by invitation', () => {
  it('needs one, and no text message', async () => {
    const passWord = await app.sealed('correct-horse-9', 'password')
    const without = app.anyone.accounts.register({ mobile: newNumber(), mobileCode: '000000', passWord })
    await expect(without).rejects.toMatchObject(refusedAt('invitation'))
    const { code, link, invitation } = await invite({ tier: 'advanced', note: '三厂的小王' })
    expect(link).toBe(`http://c.test/login?invitation=${code}`)
    expect(await app.anyone.accounts.registration({ invitation: code })).toMatchObject({
      mode: 'invitation',
      invitation: { mobile: null, expiresAt: invitation.expiresAt },
    })
    // As somebody types what was read to him.
    const client = await register(`${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`)
    expect(await client.accounts.getUserinfo({})).toMatchObject({ vipLevel: 2 })
    await expect(register(code)).rejects.toMatchObject(refusedAt('invitation'))
    const { list } = await operator.client.operators.invitationList({ filters: { state: 'used' } })
    expect(list).toMatchObject([{ id: invitation.id, state: 'used', note: '三厂的小王' }])
    expect(list[0]?.usedBy).toMatch(/^\+86 139/)
  })

  it('lets one of many in who use it at once', async () => {
    const { code } = await invite()
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => register(code)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is for one number where the operator said so, and ends when withdrawn or too old', async () => {
    const meant = newNumber()
    const named = await invite({ mobile: meant })
    await expect(register(named.code)).rejects.toMatchObject(refusedAt('mobile'))
    await register(named.code, meant)
    const withdrawn = await invite()
    await operator.client.operators.invitationWithdraw({ id: withdrawn.invitation.id })
    await expect(register(withdrawn.code)).rejects.toMatchObject(refusedAt('invitation'))
    const again = operator.client.operators.invitationWithdraw({ id: withdrawn.invitation.id })
    await expect(again).rejects.toMatchObject({ code: 1002 })
    const old = await invite()
    await app.database.pool.query("update invitation set expires_at = now() - interval '1 day' where id = $1", [
      old.invitation.id,
    ])
    await expect(register(old.code)).rejects.toMatchObject(refusedAt('invitation'))
    expect(await app.anyone.accounts.registration({ invitation: old.code })).toMatchObject({ invitation: null })
  })
})

it('registers by a mailed link where the settings say so, and proves the address with it', async () => {
  const house = await startTestApp({ environment: { ...environment(), REGISTRATION: 'email' } })
  const email = `p${newNumber()}@example.com`
  await house.anyone.accounts.askInvitation({ email, sign: await house.sealed(email, 'smsCode') })
  const mail = (await house.outbox.list()).find(({ to }) => to === email)
  const [, code = ''] = /invitation=(\w{8})/.exec(mail?.text ?? '') ?? []
  const client = await register(code, newNumber(), house)
  expect(await client.accounts.getUserinfo({})).toMatchObject({ email })
  // Operators see what they made, not what the server mailed.
  const { list } = await house.clientOf(operator.token).operators.invitationList({})
  expect(list.every(({ usedBy }) => usedBy !== email)).toBe(true)
  await house.close()
  const refused = app.anyone.accounts.askInvitation({ email, sign: await app.sealed(email, 'smsCode') })
  await expect(refused).rejects.toMatchObject(refusedAt('email'))
})
