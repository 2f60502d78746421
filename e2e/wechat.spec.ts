import type { Browser, Page } from '@playwright/test'
import type { Translate } from '@matai/i18n'
import { expectAccessible, expectClean } from './support/clean.ts'
import { newOwner } from './support/owner.ts'
import { chooseChina, newMobile, smsCodeFrom } from './support/register.ts'
import { expect, test } from './support/test.ts'
import { tick } from './support/tick.ts'
import { wechat } from './support/wechat.ts'

/** What the server answers when the page asks for a code. */
async function sceneFrom(page: Page, path: string, act: () => Promise<void>): Promise<string> {
  const [answer] = await Promise.all([page.waitForResponse((one) => one.url().includes(path)), act()])
  return ((await answer.json()) as { data: { scene: string } }).data.scene
}

/** A form asks in WeChat's browser who fills it in; what was filled in before stands there when the page is back. */
async function fillInWechat(browser: Browser, say: Translate, baseURL: string): Promise<void> {
  const { client } = await newOwner(baseURL)
  const components = [
    { id: 'n', type: 'text', settings: { title: '班级', required: true } },
    { id: 'w', type: 'wechat', settings: { title: '微信', avatar: true } },
  ]
  const document = { title: '报名', intro: '', pages: [{ id: 'p1', components }] }
  const { id: formId } = await client.forms.save({ publish: true, document: document as never }) // as an editor sends it
  const { id } = await client.records.address({ formId })
  const phone = { locale: 'zh-CN', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, baseURL }
  const outside = await browser.newContext(phone)
  const within = await browser.newContext({ ...phone, userAgent: 'Mozilla/5.0 (Linux) MicroMessenger/8.0.50' })
  try {
    const page = await outside.newPage()
    await page.goto(`/f/${id}`)
    await expect(page.getByText(say('formFill.wechatElsewhere'))).toBeVisible()
    const inWechat = await within.newPage()
    await inWechat.goto(`/f/${id}`)
    await inWechat.getByRole('textbox', { name: '班级' }).fill('三班')
    await inWechat.getByRole('button', { name: say('formFill.wechatAsk') }).click()
    await expect(inWechat.getByRole('textbox', { name: say('formFill.wechatName') })).toHaveValue('guest')
    await expect(inWechat.getByText(say('formFill.wechatProven'))).toBeVisible()
    await expect(inWechat.getByRole('textbox', { name: '班级' })).toHaveValue('三班')
    await expectClean(inWechat, 'zh', ['guest'])
    await inWechat.getByRole('button', { name: say('formFill.submit'), exact: true }).click()
    await expect(inWechat.getByRole('heading', { name: say('formPage.done') })).toBeVisible()
    const [record] = (await client.records.search({ filters: { formId } })).list
    const { answers } = await client.records.recordInfo({ id: record?.id ?? 0 })
    expect(answers).toMatchObject({ n: '三班', w: { name: 'guest', avatarFileId: expect.any(String) } })
  } finally {
    await outside.close()
    await within.close()
  }
}

test('somebody registers by WeChat, comes in again by a scan that the phone confirms, and unbinds', {
  tag: '@once',
}, async ({ page, browser, say, language, baseURL }) => {
  const stand = await wechat().start(baseURL ?? '')
  const openId = `oJourney${newMobile()}`
  const phone = await page.context().newPage()
  try {
    await page.goto('/login')
    const scene = await sceneFrom(page, 'wechat_begin', () =>
      page.getByRole('button', { name: say('accounts.wechatLogin') }).click(),
    )
    await expect(page.getByRole('img', { name: say('accounts.wechatPicture') })).toBeVisible()
    await expectClean(page, language)
    await phone.goto(await stand.scan(scene, openId))
    await expect(page.getByText(say('accounts.wechatScanned'))).toBeVisible()
    await expectAccessible(phone)
    await phone.getByRole('button', { name: say('wechat.yes_signIn') }).click()
    await expect(phone.getByText(say('wechat.done_signIn'))).toBeVisible()

    await expect(page.getByRole('heading', { name: say('accounts.notBound') })).toBeVisible()
    await expectClean(page, language)
    const mobile = newMobile()
    await chooseChina(page, say)
    await page.getByLabel(say('accounts.mobile'), { exact: true }).fill(mobile)
    await page.getByRole('button', { name: say('accounts.sendSmsCode') }).click()
    await page.getByLabel(say('accounts.smsCode'), { exact: true }).fill(await smsCodeFrom(page, mobile))
    await page.getByRole('button', { name: say('accounts.wechatBind') }).click()
    await expect(page).toHaveURL(/\/code/)

    await page.context().clearCookies()
    await page.goto('/login')
    const again = await sceneFrom(page, 'wechat_begin', () =>
      page.getByRole('button', { name: say('accounts.wechatLogin') }).click(),
    )
    await phone.goto(await stand.scan(again, openId))
    await phone.getByRole('button', { name: say('wechat.yes_signIn') }).click()
    await expect(page).toHaveURL(/\/code/)

    await page.goto('/user')
    await expect(page.getByText(say('accounts.unbindWechatFirst'))).toBeVisible()
    await page.getByRole('button', { name: say('settings.wechatUnbind') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('settings.wechatUnbind') })
      .click()
    await expect(page.getByRole('button', { name: say('settings.wechatBind') })).toBeVisible()
    await expectClean(page, language, [mobile])

    // Whoever is signed in binds it again: what the phone confirms counts for this person.
    await page.getByRole('button', { name: say('settings.wechatBind') }).click()
    const binding = await sceneFrom(page, 'get_applet_qrcode', () =>
      page.getByRole('button', { name: say('settings.wechatBind') }).click(),
    )
    await phone.goto(await stand.scan(binding, openId))
    await phone.getByRole('button', { name: say('wechat.yes_bind'), exact: true }).click()
    await expect(page.getByText(say('settings.wechatIs'))).toBeVisible()
    await fillInWechat(browser, say, baseURL ?? '')
  } finally {
    await phone.close()
    stand.close()
  }
})

test('a code opens in the mini program: for phones in WeChat alone, as its round code, and for many at once', {
  tag: '@once',
}, async ({ page, say, language, baseURL }) => {
  const url = baseURL ?? ''
  const stand = await wechat().start(url)
  try {
    const { client, token } = await newOwner(url)
    const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
    const names = ['东门', '西门']
    const { list } = await client.qrCodes.bulkSave({ items: names.map((name) => ({ name, blocks })) })
    const [east, west] = list.map(({ id }) => id)
    const scan = async (id: string | undefined) => {
      const agent = 'Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0.50'
      return (await fetch(`${url}/q/${id}`, { headers: { 'user-agent': agent }, redirect: 'manual' })).status
    }
    await page.context().addCookies([{ name: 'user-info', value: token, url, httpOnly: true }])
    await page.goto(`/code/${east}/open`)
    const methods = page.getByRole('radiogroup', { name: say('openMethods.title') })
    const method = (one: string) => methods.getByRole('radio', { name: new RegExp(`^${one}`) })
    await expect(method(say('openMethods.method_h5'))).toBeChecked()
    await expect(method(say('openMethods.method_plainMiniProgram'))).toBeDisabled()
    await tick(method(say('openMethods.method_miniProgram')))
    await expect(page.getByText(say('openMethods.saved', { count: 1 }))).toBeVisible()
    expect([await scan(east), await scan(west)]).toEqual([302, 200])
    await page.getByRole('button', { name: say('openMethods.draw') }).click()
    await expect(page.getByRole('img', { name: say('openMethods.codeOf', { name: '东门' }) })).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: say('openMethods.download') }).click()
    expect((await downloading).suggestedFilename()).toBe('东门.png')
    await expectClean(page, language, [...names, 'pages/page/page', `q/${east}`])

    await page.goto('/code')
    for (const name of names) await tick(page.getByRole('checkbox', { name: new RegExp(name) }))
    await page.getByRole('button', { name: say('qrCodes.shareAndFavourite'), exact: true }).click()
    await page.getByRole('menuitem', { name: say('qrCodes.openDots') }).click()
    const dialog = page.getByRole('dialog', { name: say('openMethods.many', { count: 2 }) })
    await tick(dialog.getByRole('radio', { name: new RegExp(`^${say('openMethods.method_miniProgram')}`) }))
    await expectClean(page, language, names)
    await dialog.getByRole('button', { name: say('app.save') }).click()
    await expect(page.getByText(say('openMethods.saved', { count: 1 }))).toBeVisible()
    expect(await scan(west)).toBe(302)
  } finally {
    stand.close()
  }
})

test('a mini program is authorised by way of the page that hands over', { tag: '@once' }, async ({
  page,
  say,
  language,
  register,
}) => {
  await register(page)
  await page.goto('/jump?to=https%3A%2F%2Fexample.com%2Fpay')
  await expect(page.getByRole('link', { name: say('enterprise.jumpGo') })).toHaveAttribute(
    'href',
    'https://example.com/pay',
  )
  await expectClean(page, language, ['example.com'])
  await page.goto('/jump?to=javascript%3Aalert(1)')
  await expect(page.getByText(say('enterprise.jumpBad'))).toBeVisible()
  await page.goto('/jump?to=%2Fuser')
  await expect(page).toHaveURL(/\/user$/)
  await page.goto('/Authorization?auth_code=queryauthcode%40%40%401&state=none')
  await expect(page.getByText(say('enterprise.authFailed'))).toBeVisible()
  await expectClean(page, language)
})
