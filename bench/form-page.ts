import { chromium, type Page } from '@playwright/test'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { startTestApp, type TestApp } from '../apps/server/src/testing/test-app.ts'
import { findBrowser } from '../tools/setup/browser.mjs'
import { framesDuring, slowShare } from './frames.ts'
import { freePort } from './free-port.ts'
import { browserFlags, lighthouseOf } from './lighthouse-of.ts'
import { type Figure, median } from './scans/figures.ts'
import { sixteenFields } from './submissions/sixteen.ts'
import { inTemporaryFolder } from './temporary-folder.ts'

const questions = 200

/** A page with a form on a slow phone, a scan page with a form's button, and the editor with many questions. */
export async function run(): Promise<{ title: string; figures: Figure[] }> {
  return inTemporaryFolder(async (folder) => {
    const log = { info: () => undefined, warn: console.warn, error: console.error }
    const database = await startEmbedded({ dataDir: folder, address: 'bench', log })
    const app = await startTestApp({ environment: { DATABASE_URL: database.url } })
    const port = await freePort()
    const browser = await chromium.launch({
      executablePath: findBrowser() ?? '',
      args: [...browserFlags, `--remote-debugging-port=${port}`],
    })
    try {
      const origin = await app.http.listen({ host: '127.0.0.1', port: 0 })
      const owner = await app.signUp({ tier: 'enterprise' })
      const phone = await onPhone(owner, origin, port)
      const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
      await context.addCookies([{ name: 'user-info', value: owner.token, url: origin, httpOnly: true }])
      const page = await context.newPage()
      return { title: 'Pages of forms', figures: [...phone, ...(await inEditor(owner, origin, page))] }
    } finally {
      await browser.close()
      await app.close()
      await database.stop()
    }
  })
}

type Owner = Awaited<ReturnType<TestApp['signUp']>>

async function onPhone({ client }: Owner, origin: string, port: number): Promise<Figure[]> {
  const { id: formId } = await client.forms.save({ document: sixteenFields as never, publish: true })
  const { id } = await client.records.address({ formId })
  const text = { id: 't', type: 'richText' as const, html: '<h2>灭火器</h2><p>压力表指针在绿区。</p>' }
  const entry = { id: 'f', type: 'formEntry' as const, text: '开始巡检', formId }
  const plain = await client.qrCodes.save({ name: '灭火器 1', blocks: [text] })
  const asking = await client.qrCodes.save({ name: '灭火器 2', blocks: [text, entry] })
  // The first visit of each has to be read by the server.
  await Promise.all([`f/${id}`, `q/${plain.id}`, `q/${asking.id}`].map((path) => fetch(`${origin}/${path}`)))
  const form = await lighthouseOf(`${origin}/f/${id}`, port)
  const [without, withForm] = [
    await lighthouseOf(`${origin}/q/${plain.id}`, port),
    await lighthouseOf(`${origin}/q/${asking.id}`, port),
  ]
  return [
    { name: 'form of 16 fields, first paint (slow 4G, slow phone)', value: form.paint, unit: 'ms' },
    { name: 'form of 16 fields, interactive', value: form.interactive, unit: 'ms', goal: { atMost: 1_800 } },
    { name: 'form of 16 fields, Lighthouse accessibility', value: form.accessibility, unit: 'points' },
    {
      name: 'scan page, what a form’s button adds to the paint',
      value: withForm.paint - without.paint,
      unit: 'ms',
      goal: { atMost: 100 },
    },
  ]
}

async function inEditor({ client }: Owner, origin: string, page: Page): Promise<Figure[]> {
  const components = Array.from({ length: questions }, (_, at) => ({
    id: `q${at}`,
    type: 'text',
    settings: { title: `题目 ${at}` },
  }))
  const document = { title: '长表单', pages: [{ id: 'p1', components }] }
  const { id } = await client.forms.save({ document: document as never })
  await page.goto(`${origin}/formDetail?id=${id}`)
  const titles = page.locator('[data-question] > header > [aria-expanded]')
  await titles.nth(questions - 1).waitFor()
  const scrolled = await framesDuring(page, async () => {
    await titles.nth(5).hover()
    for (let at = 0; at < 40; at += 1) await page.mouse.wheel(0, 150)
  })
  await titles.nth(100).click()
  const field = page.locator('[data-question][data-open=true]').getByRole('textbox').first()
  await field.focus()
  const typed = await framesDuring(page, () => page.keyboard.type('巡检前先看压力表是否在绿区', { delay: 60 }))
  return [
    {
      name: `editor of ${questions} questions: slow frames while scrolling`,
      value: slowShare(scrolled),
      unit: '',
      goal: { atMost: 0.05 },
    },
    { name: 'the same while typing a title', value: slowShare(typed), unit: '', goal: { atMost: 0.05 } },
    { name: 'median frame while typing', value: median(typed), unit: 'ms' },
    { name: 'longest frame while typing', value: Math.max(...typed), unit: 'ms' },
  ]
}
