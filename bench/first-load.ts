import { type Browser, chromium } from '@playwright/test'
import { startTestApp, type TestApp } from '../apps/server/src/testing/test-app.ts'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts'
import { findBrowser } from '../tools/setup/browser.mjs'
import { freePort } from './free-port.ts'
import { browserFlags, lighthouseOf } from './lighthouse-of.ts'
import type { Figure } from './scans/figures.ts'
import { inTemporaryFolder } from './temporary-folder.ts'

const title = 'First load'
const KB = 1024

/** What a first visit moves and how soon it paints: console, sign-in, and a plain scan page on a slow phone. */
export async function run(): Promise<{ title: string; figures: Figure[] }> {
  return inTemporaryFolder(async (folder) => {
    const log = { info: () => undefined, warn: console.warn, error: console.error }
    const database = await startEmbedded({ dataDir: folder, address: 'bench', log })
    const app = await startTestApp({ environment: { DATABASE_URL: database.url } })
    try {
      const origin = await app.http.listen({ host: '127.0.0.1', port: 0 })
      return { title, figures: await measure(app, origin) }
    } finally {
      await app.close()
      await database.stop()
    }
  })
}

async function measure(app: TestApp, origin: string): Promise<Figure[]> {
  const owner = await app.signUp()
  const blocks = [{ id: 't', type: 'richText' as const, html: '<h2>灭火器</h2><p>压力表指针在绿区。</p>' }]
  const { id } = await owner.client.qrCodes.save({ name: '三号楼灭火器', blocks })
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  })
  try {
    const code = await bytesOf(browser, `${origin}/code`, owner.token)
    const login = await bytesOf(browser, `${origin}/login`)
    const scan = await bytesOf(browser, `${origin}/q/${id}`)
    const scanFigures = await lighthouseOf(`${origin}/q/${id}`, port)
    const loginFigures = await lighthouseOf(`${origin}/login`, port)
    return [
      {
        name: 'console, scripts and styles of the first load',
        value: code.program / KB,
        unit: 'KB',
        goal: { atMost: 400 },
      },
      { name: 'console, all bytes of the first load', value: code.all / KB, unit: 'KB' },
      {
        name: 'sign-in, scripts and styles of the first load',
        value: login.program / KB,
        unit: 'KB',
        goal: { atMost: 250 },
      },
      { name: 'sign-in, all bytes of the first load', value: login.all / KB, unit: 'KB' },
      { name: 'scan page, all bytes', value: scan.all / KB, unit: 'KB' },
      { name: 'scan page, script', value: scan.script / KB, unit: 'KB', goal: { atMost: 2 } },
      {
        name: 'scan page, first paint (slow 4G, slow phone)',
        value: scanFigures.paint,
        unit: 'ms',
        goal: { atMost: 1_000 },
      },
      { name: 'scan page, Lighthouse performance', value: scanFigures.performance, unit: 'points' },
      { name: 'scan page, Lighthouse accessibility', value: scanFigures.accessibility, unit: 'points' },
      { name: 'sign-in, first paint (slow 4G, slow phone)', value: loginFigures.paint, unit: 'ms' },
      { name: 'sign-in, Lighthouse accessibility', value: loginFigures.accessibility, unit: 'points' },
    ]
  } finally {
    await browser.close()
  }
}

/** Bytes on the wire until the page is quiet. */
async function bytesOf(
  browser: Browser,
  url: string,
  token?: string,
): Promise<{ all: number; program: number; script: number }> {
  const context = await browser.newContext({ locale: 'zh-CN' })
  if (token) await context.addCookies([{ name: 'user-info', value: token, url, httpOnly: true }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const types = new Map<string, string>()
  const sizes = { all: 0, program: 0, script: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.all += encodedDataLength
    const type = types.get(requestId)
    if (type === 'Script') sizes.script += encodedDataLength
    if (type === 'Script' || type === 'Stylesheet') sizes.program += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return sizes
}
