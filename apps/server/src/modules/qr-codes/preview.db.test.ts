import type { Block } from '@matai/contract'
import { tiers } from '@matai/contract'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** What the visitor's page has besides: where it stands and since when, and what can be done with it there. */
const withoutAddress = (html: string) =>
  html.replace(
    /<meta property="og:(url|image)"[^>]*>|<nav class="report">.*?<\/nav>|<p class="(since|printed)">.*?<\/p>/gs,
    '',
  )

it.each(tiers)('shows the %s editor what visitors will see, byte for byte', async (tier) => {
  const { client } = await app.signUp({ tier })
  const { id: fileId } = await client.files.simple({
    sign: await app.sealed('dot.', 'upload'),
    file: new File([dot], 'dot.png'),
  })
  const blocks: Block[] = [
    {
      id: 't',
      type: 'richText',
      html: '<p onclick="x()">安全 &lt;b&gt; <strong>出口</strong><script>x()</script></p>',
    },
    { id: 'p', type: 'picture', fileId, caption: '图 "1"', alt: '<i>' },
    { id: 'f', type: 'file', fileId, title: '' },
  ]
  const name = '消防栓 <3> & "co"'
  const { html } = await client.qrCodes.preview({ name, blocks })
  const { id } = await client.qrCodes.save({ name, blocks })
  const visit = await app.fetch(`/q/${id}`, { headers: { 'Accept-Language': 'zh' } })
  expect(visit.status).toBe(200)
  const page = await visit.text()
  expect(withoutAddress(html)).toBe(withoutAddress(page))
  expect(page).toContain('<strong>出口</strong>')
  expect(page).not.toMatch(/x\(\)|<3>|alt="<i>/)
})

it('shows work that cannot be saved yet', async () => {
  const { client } = await app.signUp()
  const { html } = await client.qrCodes.preview({
    name: '',
    blocks: [{ id: 'f', type: 'file', fileId: 'x'.repeat(22), title: '' }],
  })
  expect(html).toMatch(/^<!doctype html>/i)
})

it('refuses by its field what is written to take long, and holds nobody up meanwhile', async () => {
  const { client } = await app.signUp()
  const hostile: Block[] = Array.from({ length: 3 }, (_, place) => {
    return { id: `t${place}`, type: 'richText', html: '<b>'.repeat(33_000) }
  })
  const held = monitorEventLoopDelay({ resolution: 10 })
  held.enable()
  const refused = client.qrCodes.preview({ name: '', blocks: hostile })
  await expect(refused).rejects.toMatchObject({ data: { issues: [{ path: ['blocks', 0, 'html'] }] } })
  held.disable()
  // It was half a minute once; the bound is for machines that have much else to do.
  expect(held.max / 1e6).toBeLessThan(5_000)
})
