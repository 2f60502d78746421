import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWechatStandIn, type WechatStandIn } from '../../platform/wechat/wechat.stand-in.ts'
import { authorisedMini, verifyTicket } from '../../platform/wechat/wechat-platform.stand-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { failureOf } from '../accounts/two-nodes.fixture.ts'

let stand: WechatStandIn
let app: TestApp
beforeAll(async () => {
  stand = await startWechatStandIn()
  app = await startTestApp({ environment: stand.environment })
  // What WeChat sent to another test of the same database.
  await app.database.pool.query('delete from wechat_secret')
}, 60_000)
afterAll(async () => {
  await app.close()
  stand.close()
})

async function tell(fields: Record<string, string | number>, change = (query: string) => query) {
  const { query, body } = stand.sealed({ AppId: 'wx0000000000000d04', CreateTime: 1, ...fields }, 'platform')
  return app.http.inject({ method: 'POST', url: `/v/wechat/platform?${change(query)}`, payload: body })
}

it('an enterprise authorises its mini program, with the ticket that WeChat sent; who takes it back is forgotten', async () => {
  const { client } = await app.signUp({ tier: 'enterprise' })
  expect((await failureOf(client.wxMinapp.bindUrl({}))).message).toContain('微信拒绝了请求')
  const ticket = { InfoType: 'component_verify_ticket', ComponentVerifyTicket: verifyTicket }
  expect(
    (
      await tell(ticket, (query) =>
        query.replace(/(msg_signature=)(.)/, (_, name, first) => name + (first === '0' ? '1' : '0')),
      )
    ).statusCode,
  ).toBe(403)
  expect((await tell(ticket)).body).toBe('success')

  const url = new URL((await client.wxMinapp.bindUrl({})).url)
  expect(url.pathname).toBe('/cgi-bin/componentloginpage')
  const back = new URL(url.searchParams.get('redirect_uri') ?? '')
  expect(back.pathname).toBe('/Authorization')
  const state = back.searchParams.get('state') ?? ''

  const other = await app.signUp({ tier: 'enterprise' })
  const stolen = await failureOf(other.client.wxMinapp.confirm({ authCode: 'queryauthcode@@@1', state }))
  expect(stolen.message).toContain('不是在这里开始的')
  const { authorised } = await client.wxMinapp.confirm({ authCode: 'queryauthcode@@@1', state })
  expect(authorised).toEqual({ ...authorisedMini, owner: '码台测试有限公司' })
  expect((await failureOf(client.wxMinapp.confirm({ authCode: 'queryauthcode@@@1', state }))).message).toContain(
    '已过期',
  )
  expect((await client.audit.createlog({})).list[0]).toMatchObject({ verb: 'changed' })

  await tell({ InfoType: 'unauthorized', AuthorizerAppid: authorisedMini.appId })
  expect((await client.enterprise.info({})).authorised).toBeNull()
})

it('without the tier nobody authorises', async () => {
  const { client } = await app.signUp({ tier: 'flagship' })
  expect((await failureOf(client.wxMinapp.bindUrl({}))).code).toBe(1004)
})
