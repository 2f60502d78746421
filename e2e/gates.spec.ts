import type { AccessSettings } from '@matai/contract'
import type { Language, PhraseKey } from '@matai/i18n'
import { devices, type Page } from '@playwright/test'
import type { Pool } from 'pg'
import { expectClean } from './support/clean.ts'
import { newOwner, openTables, type Owner, smsCodeTo } from './support/owner.ts'
import { newMobile } from './support/register.ts'
import { expect, test } from './support/test.ts'

/** What the owner writes, in the owner's language. */
const written = {
  zh: { name: '三号楼钥匙', text: '钥匙在值班室。', hint: '门牌上的四位数字', fallback: '活动已结束，感谢关注。' },
  en: {
    name: 'Key, building 3',
    text: 'It hangs in the guardroom.',
    hint: 'The four digits on the door',
    fallback: 'It is over. Thank you.',
  },
} as const

const circle = { latitude: 22.5431, longitude: 114.0579, radius: 200 }
const host = 'example.com'

// A browser without a window says so, and is taken for a machine.
test.use({ userAgent: devices['Desktop Chrome'].userAgent })

let tables: Pool
let owner: Owner
test.beforeAll(async ({ baseURL }) => {
  owner = await newOwner(baseURL ?? '')
  tables = openTables()
  await tables.query('update account set tier = 3 where id = $1', [owner.accountId])
})
test.afterAll(() => tables.end())

async function limitedCode(language: Language, settings: Partial<AccessSettings>): Promise<string> {
  const { name, text } = written[language]
  const { id } = await owner.client.qrCodes.save({
    name,
    blocks: [{ id: 'b1', type: 'richText', html: `<p>${text}</p>` }],
  })
  await owner.client.codeAccess.setAuth({ ids: [id], settings })
  return id
}

/** Looks at a page as a checker does, and keeps a picture for people. */
async function look(page: Page, language: Language, name: string): Promise<void> {
  await expectClean(page, language, [...Object.values(written[language]), host, 'VPN'])
  await page.screenshot({ path: test.info().outputPath(`${name}.png`) })
}

test('a visitor gives a password, a phone and a position, and then sees the content', async ({
  page,
  context,
  baseURL,
  language,
  say,
}) => {
  const { text, hint } = written[language]
  const mobile = newMobile()
  const id = await limitedCode(language, { password: 'abcd', hint, position: circle, namedMobiles: true })
  await owner.client.codeAccess.addMobile({ id, mobiles: [{ mobile }] })

  await page.goto(`/q/${id}`)
  await expect(page.getByText(hint)).toBeVisible()
  await page.getByLabel(say('codeAccess.password')).fill('abce')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(say('codeAccess.wrongPassword'))
  await look(page, language, 'password')
  await page.getByLabel(say('codeAccess.password')).fill('abcd')
  await page.keyboard.press('Enter')

  // The journey before may have been this one.
  await context.clearPermissions()
  const share = page.getByRole('button', { name: say('codeAccess.sharePosition') })
  await share.click()
  await expect(page.getByText(say('codeAccess.positionDenied'))).toBeVisible()
  await look(page, language, 'position')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 22.55, longitude: 114.0579, accuracy: 20 })
  await share.click()
  await expect(page.getByRole('heading', { name: say('codeAccess.outsidePosition') })).toBeVisible()
  await expect(page.getByText(say('codeAccess.metres', { distance: 770 }))).toBeVisible()
  await look(page, language, 'outside-position')
  await context.setGeolocation({ latitude: 22.5432, longitude: 114.058, accuracy: 20 })
  await page.getByRole('link', { name: say('codeAccess.positionAgain') }).click()
  await share.click()

  const other = newMobile()
  await expect(page.getByText(say('codeAccess.askNamedHint'))).toBeVisible()
  await look(page, language, 'phone')
  await proveMobile(other)
  await expect(page.getByRole('heading', { name: say('codeAccess.notNamed') })).toBeVisible()
  await look(page, language, 'not-named')
  await page.getByRole('link', { name: say('codeAccess.otherMobile') }).click()
  await proveMobile(mobile)
  await expect(page.getByText(text)).toBeVisible()

  async function proveMobile(number: string): Promise<void> {
    await page.getByLabel(say('codeAccess.mobile')).fill(number)
    await page.keyboard.press('Enter')
    const field = page.getByLabel(say('codeAccess.smsCode'))
    await expect(field).toBeVisible()
    if (number === other) await look(page, language, 'sms-code')
    await field.fill(await smsCodeTo(baseURL ?? '', `86${number}`))
    await field.press('Enter')
  }
})

/** Every weekday but today and the days beside it, wherever the server is. */
const otherDays = [1, 2, 3, 4, 5, 6, 7].filter((day) => Math.abs(((day - new Date().getUTCDay() + 10) % 7) - 3) > 1)
const refusals: [string, Partial<AccessSettings>, PhraseKey, PhraseKey][] = [
  ['full', { scansTotal: 1 }, 'codeAccess.full', 'codeAccess.fullHint'],
  ['person-full', { scansPerPerson: 1 }, 'codeAccess.personFull', 'codeAccess.personFullHint'],
  [
    'time',
    { periods: [{ weekdays: otherDays, from: '22:00', until: '06:00' }] },
    'codeAccess.outsideTime',
    'codeAccess.outsideTimeHint',
  ],
  ['area', { areas: ['440000'] }, 'codeAccess.placeUnknown', 'codeAccess.placeUnknownHint'],
]

test('every refusal says why and what to do, in the owner’s words where there are some', async ({
  page,
  language,
  say,
}) => {
  const { text, fallback } = written[language]
  const own = { fallback, fallbackUrl: `https://${host}/later` }
  for (const [name, settings, title, hint] of refusals) {
    const [ours, theirs] = await Promise.all([
      limitedCode(language, settings),
      limitedCode(language, { ...settings, ...own }),
    ])
    if (name.endsWith('full')) for (const id of [ours, theirs]) await page.goto(`/q/${id}`)
    await page.goto(`/q/${ours}`)
    await expect(page.getByRole('heading', { name: say(title) })).toBeVisible()
    await expect(page.getByText(say(hint))).toBeVisible()
    await look(page, language, name)
    await page.goto(`/q/${theirs}`)
    await expect(page.getByText(say(hint))).toBeHidden()
    await expectOwnWords()
  }
  const expired = await limitedCode(language, own)
  await tables.query(`update qr_code set expires_at = now() - interval '1 day' where id = $1`, [expired])
  await page.goto(`/q/${expired}`)
  await expect(page.getByRole('heading', { name: say('scan.codeExpired') })).toBeVisible()
  await expectOwnWords()
  await look(page, language, 'expired')

  await page.setExtraHTTPHeaders({ 'sec-purpose': 'prefetch' })
  await page.goto(`/q/${await limitedCode(language, { password: 'abcd' })}`)
  await expect(page.getByText(say('codeAccess.guardedHint'))).toBeVisible()
  await look(page, language, 'guarded')

  async function expectOwnWords(): Promise<void> {
    await expect(page.getByText(fallback)).toBeVisible()
    await expect(page.getByText(text)).toBeHidden()
    const way = page.getByRole('link', { name: say('codeAccess.openLink') })
    await expect(way).toHaveAttribute('href', own.fallbackUrl)
    await expect(way).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  }
})
