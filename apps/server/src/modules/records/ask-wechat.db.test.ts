import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startWechatStandIn, type WechatStandIn } from '../../platform/wechat/wechat.stand-in.ts'
import { wechatApps } from '../../platform/wechat/wechat-apps.stand-in.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { type OpenForm, publish, submit } from './records.fixture.ts'

let stand: WechatStandIn
let app: TestApp
let who: SignedUp
let form: OpenForm
beforeAll(async () => {
  stand = await startWechatStandIn()
  app = await startTestApp({ environment: stand.environment })
  who = await app.signUp({ tier: 'flagship' })
  const question = { id: 'q', type: 'wechat' as const, settings: { title: '微信', avatar: true } }
  form = await publish(who, [question])
})
beforeEach(() => {
  stand.be('well')
  stand.holdPhone('xiaoming')
})
afterAll(async () => {
  await app.close()
  stand.close()
})

const here = { host: '127.0.0.1' }

/** Where one step leads to. */
async function next(url: string, headers = here): Promise<string> {
  const { statusCode, headers: said } = await app.http.inject({ url, headers })
  expect(statusCode).toBe(302)
  return String(said.location)
}

interface Told {
  problem?: string
  state: string
  question: string
  name: string
  avatarFileId: string | null
  openId: string
  proof: string
}

/** There and back, as WeChat's browser goes. */
async function ask(picture = '&picture=1', said = (back: URL) => back): Promise<Told> {
  const asking = await next(`/f/${form.id}/wechat?question=q&state=abc${picture}`)
  const { headers } = await fetch(asking, { redirect: 'manual' })
  const back = said(new URL(headers.get('location') ?? ''))
  const [page, hash] = (await next(back.pathname + back.search)).split('#wechat=')
  expect(page).toBe(`http://127.0.0.1/f/${form.id}`)
  return JSON.parse(decodeURIComponent(hash ?? '')) as Told
}

const dataOf = async (host: string) => {
  const { body } = await app.http.inject({ url: `/f/${form.id}`, headers: { host } })
  const [, data = '{}'] = /id="form-data">(.*?)<\/script>/s.exec(body) ?? []
  return JSON.parse(data) as { page: { wechat: boolean } }
}

it('asks on a tap for name and picture, and only pages that WeChat sends back to', async () => {
  const address = new URL(await next(`/f/${form.id}/wechat?question=q&state=abc`))
  expect(address.origin).toBe(stand.url)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    ...{ appid: wechatApps.WECHAT_APP_ID, scope: 'snsapi_userinfo', state: 'abc' },
    redirect_uri: `http://127.0.0.1/f/${form.id}/wechat?question=q&at=0`,
  })
  expect((await dataOf('127.0.0.1')).page.wechat).toBe(true)
  expect((await dataOf('elsewhere.example')).page.wechat).toBe(false)
})

it('keeps what WeChat said, as long as nobody changed it', async () => {
  const { name, avatarFileId, openId, proof, ...rest } = await ask()
  expect(rest).toEqual({ question: 'q', state: 'abc' })
  expect([name, openId]).toEqual(['xiaoming', stand.openIdOf(wechatApps.WECHAT_APP_ID, 'xiaoming')])
  const answer = { name, avatarFileId, openId }
  expect(await submit(app, form, { q: answer })).toMatchObject({
    code: 1001,
    data: { issues: [{ path: ['answers', 'q'], message: '微信没有确认这个名称，请重新获取，或手动填写' }] },
  })
  const other = { ...answer, name: 'somebody' }
  expect((await submit(app, form, { q: other }, { proofs: [proof] })).code).toBe(1001)
  const { code, data } = await submit(app, form, { q: answer }, { proofs: [proof] })
  expect(code).toBe(0)
  const { answers, files } = await who.client.records.recordInfo({ id: data.id })
  expect(answers).toEqual({ q: answer })
  expect(files).toMatchObject([{ id: avatarFileId, kind: 'picture' }])
  // Known again, also beside somebody who only says that he is called so.
  await submit(app, form, { q: answer }, { proofs: [proof] })
  await submit(app, form, { q: { ...answer, openId: '' } })
  const fillers = await who.client.records.userlist({ filters: { formId: form.formId } })
  expect(fillers.list.map(({ records }) => records).sort()).toEqual([1, 2])
  expect((await who.client.forms.list({})).list).toMatchObject([{ records: 3, fillers: 2 }])
})

it('says in a sentence why WeChat told nothing', async () => {
  expect((await ask('')).avatarFileId).toBeNull()
  stand.holdPhone('')
  expect((await ask()).problem).toBe('没有取到，请手动填写')
  stand.holdPhone('snapshot-1')
  expect((await ask()).problem).toContain('使用完整服务')
  stand.holdPhone('xiaoming')
  const used = (back: URL) => {
    back.searchParams.set('code', 'nothing')
    return back
  }
  expect((await ask('', used)).problem).toBeTruthy()
})

it('leads back to pages of this server alone', async () => {
  const told = await next(`/f/${form.id}/wechat?question=q&state=abc&at=7&for=https://evil.example`)
  expect(told).toMatch(new RegExp(`^/f/${form.id}#wechat=`))
  const away = await next(`/f/${form.id}/wechat?question=q&state=abc`, { host: 'evil.example' })
  expect(new URL(away).searchParams.get('redirect_uri')).toBe(`http://127.0.0.1/f/${form.id}/wechat?question=q&at=-1`)
})
