import { wechatApps } from '../apps/server/src/platform/wechat/wechat-apps.stand-in.ts'
import { expectClean } from './support/clean.ts'
import { newOwner } from './support/owner.ts'
import { chooseChina, newMobile, smsCodeFrom } from './support/register.ts'
import { expect, test } from './support/test.ts'
import { wechat } from './support/wechat.ts'

test('what goes wrong at WeChat is said where one stands, with a way on; nothing is lost and nothing is doubled', {
  tag: '@once',
}, async ({ page, browser, say, language, baseURL }) => {
  const url = baseURL ?? ''
  const stand = await wechat().start(url)
  const name = `trouble-${newMobile()}`
  const openId = stand.openIdOf(wechatApps.WECHAT_APP_ID, name)
  const phone = await page.context().newPage()
  const viewport = { width: 390, height: 844 }
  const agent = { userAgent: 'Mozilla/5.0 (Linux) MicroMessenger/8.0.50' }
  const within = await browser.newContext({ ...agent, locale: 'zh-CN', viewport, hasTouch: true, baseURL: url })
  try {
    const { client, token } = await newOwner(url)
    const components = [
      { id: 'n', type: 'text', settings: { title: '班级' } },
      { id: 'w', type: 'wechat', settings: { title: '微信' } },
    ]
    const document = { title: '报名', intro: '', pages: [{ id: 'p1', components }] }
    const { id: formId } = await client.forms.save({ publish: true, document: document as never }) // as an editor sends it
    const { path } = await client.records.address({ formId })

    // Five seconds without an answer; then the token that the server holds has ended.
    stand.be('silent')
    await page.goto('/login')
    await page.getByRole('button', { name: say('accounts.wechatLogin') }).click()
    await expect(page.getByText(say('wechat.away'))).toBeVisible()
    await expectClean(page, language)
    stand.be('well')
    stand.endTokens()
    const [begun] = await Promise.all([
      page.waitForResponse((one) => one.url().includes('wechat_begin')),
      page.getByRole('button', { name: say('app.retry') }).click(),
    ])
    const { scene } = ((await begun.json()) as { data: { scene: string } }).data
    await expect(page.getByRole('img', { name: say('accounts.wechatPicture') })).toBeVisible()

    // A scan that WeChat did not sign is none; one that is told twice is one.
    expect(await stand.forge(scene, openId)).toBe(403)
    const link = await stand.scan(scene, openId)
    expect(await stand.scan(scene, openId)).toBe(link)
    await expect(page.getByText(say('accounts.wechatScanned'))).toBeVisible()
    await phone.goto(link)
    await phone.getByRole('button', { name: say('wechat.yes_signIn') }).click()
    await phone.goto(link)
    await expect(phone.getByText(say('wechat.done_signIn'))).toBeVisible()
    const mobile = newMobile()
    await chooseChina(page, say)
    await page.getByLabel(say('accounts.mobile'), { exact: true }).fill(mobile)
    await page.getByRole('button', { name: say('accounts.sendSmsCode') }).click()
    await page.getByLabel(say('accounts.smsCode'), { exact: true }).fill(await smsCodeFrom(page, mobile))
    await page.getByRole('button', { name: say('accounts.wechatBind') }).click()
    await expect(page).toHaveURL(/\/code/)

    // In WeChat's browser: a code that let somebody in before lets nobody in, and one begins again.
    stand.holdPhone(name)
    stand.useCodesTwice(true)
    const inWechat = await within.newPage()
    await inWechat.goto('/login')
    await inWechat.getByRole('button', { name: say('accounts.wechatLogin') }).click()
    await inWechat.getByRole('button', { name: say('accounts.wechatGo') }).click()
    await expect(inWechat.getByText(say('wechat.codeUsed'))).toBeVisible()
    await expectClean(inWechat, language)
    stand.useCodesTwice(false)
    await inWechat.getByRole('button', { name: say('accounts.beginAgain') }).click()
    await inWechat.getByRole('button', { name: say('accounts.wechatGo') }).click()
    await expect(inWechat).toHaveURL(/\/code/)

    // A form keeps what was filled in, whatever WeChat says of who it is.
    const worker = await client.reminders.addReceiver({ name: '王师傅' })
    const agreeing = await client.reminders.bindReceiver({ id: worker.id })
    await phone.goto(await stand.scan(agreeing.scene, openId))
    await phone.getByRole('button', { name: say('wechat.yes_receive'), exact: true }).click()
    await expect(phone.getByText(say('wechat.done_receive'))).toBeVisible()
    const on = { event: 'record' as const, formId }
    await client.reminders.addRule({ name: '有人报名', on, receivers: [worker.id], channels: ['wechat'] })
    await inWechat.goto(path)
    await inWechat.getByRole('textbox', { name: '班级' }).fill('三班')
    const ask = inWechat.getByRole('button', { name: say('formFill.wechatAsk') })
    stand.useCodesTwice(true)
    await ask.click()
    await expect(inWechat.getByText(say('wechat.codeUsed'))).toBeVisible()
    stand.be('busy')
    await ask.click()
    await expect(inWechat.getByText(say('wechat.away'))).toBeVisible()
    await expectClean(inWechat, language)
    stand.useCodesTwice(false)
    stand.be('well')
    stand.endTokens()
    await ask.click()
    await expect(inWechat.getByText(say('formFill.wechatProven'))).toBeVisible()
    await expect(inWechat.getByRole('textbox', { name: '班级' })).toHaveValue('三班')

    // A message that gets no answer waits, the log says so, and it goes once.
    stand.be('silent')
    await inWechat.getByRole('button', { name: say('formFill.submit'), exact: true }).click()
    await expect(inWechat.getByRole('heading', { name: say('formPage.done') })).toBeVisible()
    expect((await client.records.search({ filters: { formId } })).list).toHaveLength(1)
    await page.context().addCookies([{ name: 'user-info', value: token, url, httpOnly: true }])
    const logged = async (words: string) => {
      await page.goto('/reminders?tab=log')
      await expect(page.getByRole('row', { name: /王师傅/ }).getByText(words)).toBeVisible({ timeout: 3_000 })
    }
    await expect(() => logged(say('reminderScreens.why_again'))).toPass()
    await expectClean(page, language, ['报名', '王师傅', '有人报名'])
    stand.be('well')
    await expect(() => logged(say('reminderScreens.is_sent'))).toPass()
    expect(stand.sent.filter(({ touser }) => touser === openId)).toHaveLength(1)
  } finally {
    await phone.close()
    await within.close()
    stand.close()
  }
})
