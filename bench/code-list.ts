import { chromium, type Page } from '@playwright/test'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { startTestApp, type TestApp } from '../apps/server/src/testing/test-app.ts'
import { findBrowser } from '../tools/setup/browser.mjs'
import { framesDuring, slowShare } from './frames.ts'
import { browserFlags } from './lighthouse-of.ts'
import { type Figure, median } from './scans/figures.ts'
import { inTemporaryFolder } from './temporary-folder.ts'

const codes = Number(process.env.BENCH_CODES ?? 1_000)
const rows = Number(process.env.BENCH_ROWS ?? 20)
const peeks = 12

/** The list of an account's codes in a browser: scrolling, the directories made wider, and a code opened beside it. */
export async function run(): Promise<{ title: string; figures: Figure[] }> {
  return inTemporaryFolder(async (folder) => {
    const log = { info: () => undefined, warn: console.warn, error: console.error }
    const database = await startEmbedded({ dataDir: folder, address: 'bench', log })
    const app = await startTestApp({ environment: { DATABASE_URL: database.url } })
    const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: browserFlags })
    try {
      const origin = await app.http.listen({ host: '127.0.0.1', port: 0 })
      const owner = await app.signUp({ tier: 'enterprise' })
      await makeCodes(owner)
      const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
      await context.addCookies([{ name: 'user-info', value: owner.token, url: origin, httpOnly: true }])
      const page = await context.newPage()
      await page.goto(`${origin}/code?pageSize=${rows}`)
      await page.getByRole('row').nth(rows).waitFor()
      await page.waitForLoadState('networkidle')
      const title = `A list of ${codes.toLocaleString('en')} codes, ${rows} on a page`
      return { title, figures: [...(await frames(page)), ...(await panel(page))] }
    } finally {
      await browser.close()
      await app.close()
      await database.stop()
    }
  })
}

type Owner = Awaited<ReturnType<TestApp['signUp']>>

async function makeCodes({ client }: Owner): Promise<void> {
  for (const name of ['一号楼', '二号楼', '地下停车场']) await client.directories.add({ name })
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>压力表指针在绿区。</p>' }]
  for (let at = 1; at <= codes; at += 1) await client.qrCodes.save({ name: `灭火器 ${at}`, blocks })
}

async function frames(page: Page): Promise<Figure[]> {
  await page.getByRole('row').nth(5).hover()
  const scrolled = await framesDuring(page, async () => {
    for (let at = 0; at < 40; at += 1) await page.mouse.wheel(0, 120)
    for (let at = 0; at < 40; at += 1) await page.mouse.wheel(0, -120)
  })
  const grip = await page.getByRole('separator').first().boundingBox()
  if (!grip) throw new Error('the directories have no grip')
  const [x, y] = [grip.x + grip.width / 2, grip.y + 60]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const widened = await framesDuring(page, () => page.mouse.move(x + 160, y, { steps: 60 }))
  await page.mouse.up()
  return [
    { name: 'slow frames while scrolling', value: slowShare(scrolled), unit: '', goal: { atMost: 0.05 } },
    {
      name: 'slow frames while the directories are widened',
      value: slowShare(widened),
      unit: '',
      goal: { atMost: 0.05 },
    },
    { name: 'median frame while they are', value: median(widened), unit: 'ms' },
  ]
}

/** Milliseconds from the click on a row until the code beside the list is painted; asked within the page itself. */
const openBeside = (page: Page, nth: number): Promise<number> =>
  page.evaluate(async (at) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const cell = document.querySelectorAll('tbody tr[data-row-key] td:nth-child(4)').item(at)
    if (!(cell instanceof HTMLElement)) throw new Error('there is no such row')
    const start = performance.now()
    cell.click()
    while (!document.querySelector('aside h2')) await frame()
    await frame()
    return performance.now() - start
  }, nth)

async function panel(page: Page): Promise<Figure[]> {
  const times: number[] = []
  for (let at = 0; at <= peeks; at += 1) {
    times.push(await openBeside(page, at))
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Escape')
    await page.locator('aside h2').waitFor({ state: 'detached' })
  }
  // The first brings the panel's own script.
  const [first = Number.NaN, ...others] = times
  return [
    { name: 'a code opens beside it', value: median(others), unit: 'ms', goal: { atMost: 150 } },
    { name: 'the slowest of them', value: Math.max(...others), unit: 'ms' },
    { name: 'the first, with the panel’s script', value: first, unit: 'ms' },
  ]
}
