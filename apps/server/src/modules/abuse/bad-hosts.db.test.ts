import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { failureOf } from '../accounts/two-nodes.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'matai-bad-hosts-'))
const file = join(folder, 'hosts.txt')
let app: TestApp
let owner: SignedUp

beforeAll(async () => {
  writeFileSync(file, 'evil.example\n')
  app = await startTestApp({ environment: { BAD_HOSTS_FILE: file } })
  owner = await app.signUp({ tier: 'advanced' })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const html = (url: string) => `<p>看<a href="${url}">这里</a></p>`
const text = (url: string) => ({ id: 't', type: 'richText' as const, html: html(url) })
const button = (url: string) => ({ id: 'b', type: 'linkButton' as const, text: '领奖', url })
const visit = async (id: string) => app.fetch(`/q/${id}`, { headers: { 'accept-language': 'zh' } })

it('refuses to save links to hosts of the list, and names the host at its place', async () => {
  const blocks = [text('https://good.example/'), button('https://www.EVIL.example/x'), text('http://evil.example')]
  const failure = await failureOf(
    owner.client.qrCodes.save({ name: '领奖', blocks: blocks.map((one, id) => ({ ...one, id: `b${id}` })) }),
  )
  expect(failure.code).toBe(1001)
  expect(failure.data.issues).toEqual([
    { path: ['blocks', 1, 'url'], message: '“www.evil.example”在危险网站名单上，不能使用' },
    { path: ['blocks', 2, 'html'], message: '“evil.example”在危险网站名单上，不能使用' },
  ])
  const jump = await failureOf(
    owner.client.qrCodes.save({ name: '跳', kind: 'jump', target: 'https://a.evil.example/', blocks: [] }),
  )
  expect(jump.data.issues?.map(({ path }) => path)).toEqual([['target']])
})

it('keeps visitors of what was saved before from going there, as soon as the list changes', async () => {
  const url = 'https://later.example/win'
  const { id } = await owner.client.qrCodes.save({
    name: '领奖',
    blocks: [text(url), button(url), button('https://good.example/')].map((one, place) => ({
      ...one,
      id: `b${place}`,
    })),
  })
  const jump = await owner.client.qrCodes.save({ name: '跳', kind: 'jump', target: url, blocks: [] })
  expect(await (await visit(id)).text()).toContain(`href="${url}"`)
  expect((await visit(jump.id)).status).toBe(200)

  writeFileSync(file, 'evil.example\n*.later.example\n')
  await vi.waitFor(async () => expect(await (await visit(id)).text()).not.toContain('later.example'), 10_000)
  const page = await (await visit(id)).text()
  expect(page).toContain('这里')
  expect(page).toContain('领奖')
  expect(page).toContain('该链接已被网站停用')
  expect(page).toContain('href="https://good.example/"')
  const refused = await visit(jump.id)
  expect(refused.status).toBe(410)
  expect(refused.headers.get('location')).toBeNull()
  expect(await refused.text()).not.toContain('later.example')
})

it('knows the way out of a limited code as well', async () => {
  const { id } = await owner.client.qrCodes.save({ name: '员工', blocks: [text('https://good.example/')] })
  const settings = (fallbackUrl: string) => ({ ids: [id], settings: { password: 'a1b2', fallbackUrl } })
  const failure = await failureOf(owner.client.codeAccess.setAuth(settings('https://evil.example/in')))
  expect(failure.data.issues).toEqual([
    { path: ['settings', 'fallbackUrl'], message: '“evil.example”在危险网站名单上，不能使用' },
  ])
  await owner.client.codeAccess.setAuth(settings('https://good.example/in'))
})
