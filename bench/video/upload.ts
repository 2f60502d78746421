import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { createTranslator } from '@matai/i18n'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBrowser } from '../../tools/setup/browser.mjs'

const say = createTranslator('zh')

export interface Stage {
  origin: string
  token: string
  /** Where the browser keeps what it knows between two starts. */
  profile: string
  /** Data directory of the server. */
  dataDir: string
}

/** A browser of somebody who is signed in, with what it kept from the last time. */
export async function openBrowser({ origin, token, profile }: Stage): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  })
  await context.addCookies([{ name: 'user-info', value: token, url: origin, httpOnly: true }])
  return { context, page: await context.newPage() }
}

/** Puts a film into a new live code, as far as choosing it. */
export async function chooseFilm(page: Page, origin: string, film: string): Promise<void> {
  await page.goto(`${origin}/code/new`)
  const add = page.getByRole('group', { name: say('qrCodes.addContent') })
  await pick(page, add.getByRole('button', { name: say('blocks.video'), exact: true }), film)
  await page.getByLabel(say('qrCodes.name'), { exact: true }).fill('培训视频')
}

/** Chooses the same film again where the editor says that its upload was cut off. */
export async function chooseAgain(page: Page, origin: string, film: string): Promise<void> {
  await page.goto(`${origin}/code/new`)
  await page.getByText(say('qrCodes.cutOff')).waitFor()
  await pick(page, page.getByRole('button', { name: say('blocks.chooseVideo') }), film)
}

async function pick(page: Page, button: Locator, film: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(film)
}

/** Bytes of the upload that the server has. */
export async function receivedBy({ dataDir }: Stage): Promise<number> {
  const folder = join(dataDir, 'uploads')
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.endsWith('.json'))
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  return Math.max(0, ...sizes)
}

export async function waitUntil(what: string, isSo: () => Promise<boolean>, patience = 300_000): Promise<void> {
  const end = performance.now() + patience
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what} did not happen`)
    await sleep(50)
  }
}

/** Offsets at which the browser goes on sending. */
export function offsetsOf(page: Page): number[] {
  const offsets: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
  })
  return offsets
}

/** Saves the code when the film has arrived, and answers its id. */
export async function saveCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: say('qrCodes.saveNew') }).click()
  await page.waitForURL(/\/code\/\w{8}\/style/, { timeout: 60_000 })
  return /\/code\/(\w{8})\//.exec(page.url())?.[1] ?? ''
}
