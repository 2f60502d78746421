import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { wechat } from './e2e/support/wechat.ts'
import { wechatPay } from './e2e/support/wechat-pay.ts'
import { operators } from './e2e/support/operators.ts'
import { outboxKey } from './e2e/support/outbox.ts'
import { makeWechatPayKeys } from './apps/server/src/platform/pay/wechat-pay.stand-in.ts'
import { findBrowser } from './tools/setup/browser.mjs'

// Playwright reads this file again in every worker: the first reading settles port and folder for all.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_DATA ??= ownFolder()
process.env.E2E_WECHAT ??= String(await freePort())
process.env.E2E_WXPAY ??= JSON.stringify({ port: await freePort(), keys: makeWechatPayKeys() })
const origin = `http://127.0.0.1:${process.env.E2E_PORT}`

const browser = findBrowser()
const desktop = { width: 1440, height: 900 }
/** A journey that is the same in every language and width. */
const once = /@once/
/** What everybody meets first: every screen, opened once. */
const everywhere = { testMatch: /first-code\.spec\.ts$/, grep: /every other screen/ }
const phone = { width: 390, height: 844 }

export default defineConfig({
  testDir: 'e2e',
  // Machines that run other things beside it are slow, not broken.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // What passes only at the second try is named in the report: it is to be looked at, and stops nobody.
  retries: 1,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  use: {
    baseURL: origin,
    // Recording costs a third of a run: what failed once is recorded when it is tried again.
    trace: 'on-first-retry',
    // A new context has neither the scripts nor what was compiled of them, which is three quarters of opening a screen.
    // Between two journeys cookies, storage and routes are cleared, and other pages closed.
    reuseContext: true,
    // A click on what is still moving in is lost on a slow machine.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(browser && { executablePath: browser }),
      // Without a UTF-8 locale Chromium drops Chinese names of downloads; this one is there on every machine.
      env: { ...(process.env as Record<string, string>), LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
      args: ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'],
    },
  },
  // Both languages and both widths see every journey; in all four combinations only the opening of each screen.
  projects: [
    { name: 'zh-1440', use: { locale: 'zh-CN', viewport: desktop } },
    { name: 'en-390', use: { locale: 'en-US', viewport: phone, hasTouch: true, isMobile: true }, grepInvert: once },
    { name: 'en-1440', use: { locale: 'en-US', viewport: desktop }, grepInvert: once, ...everywhere },
    {
      name: 'zh-390',
      use: { locale: 'zh-CN', viewport: phone, hasTouch: true, isMobile: true },
      grepInvert: once,
      ...everywhere,
    },
  ],
  webServer: {
    command: `"${process.execPath}" apps/server/src/main.ts`,
    url: `${origin}/readyz`,
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      OPERATORS: operators.join(),
      NEW_ACCOUNT_TIER: 'free',
      // Every name before it leads to this machine.
      LOGIN_DOMAIN: 'localhost',
      // Providers of sign-ins stand on this machine.
      PUSH_PRIVATE_HOSTS: '127.0.0.1',
      TIER_PRICES: 'basic=198, advanced=598, flagship=1998, enterprise=9980',
      ...wechatPay().settings,
      ...wechat().settings,
      ORIGIN: origin,
      OUTBOX_KEY: outboxKey,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    // A machine that does other things beside is slow, not broken.
    timeout: 180_000,
  },
})

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'matai-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
