import type { Browser, BrowserContext, Page } from '@playwright/test'
import { attackWords } from '../apps/server/src/modules/qr-codes/attacks.fixture.ts'
import { expectClean } from './support/clean.ts'
import { operatorOf } from './support/operators.ts'
import { expect, test } from './support/test.ts'
import { tick } from './support/tick.ts'

const words = {
  zh: {
    name: '中奖通知',
    html: '<p>请输入银行卡密码</p>',
    said: '冒充银行',
    reason: '冒充银行骗取密码',
    appeal: '已经删掉了',
    answer: '核实过了',
  },
  en: {
    name: 'You have won',
    html: '<p>Enter your PIN</p>',
    said: 'Not a bank',
    reason: 'Pretends to be a bank',
    appeal: 'We removed it',
    answer: 'Checked it',
  },
} as const

async function another(browser: Browser, page: Page, locale: string, width?: number): Promise<Page> {
  const viewport = width ? { width, height: 844 } : page.viewportSize()
  return (await browser.newContext({ locale, viewport })).newPage()
}

async function newCode(page: Page, content: { name: string; html: string }): Promise<string> {
  const data = { name: content.name, blocks: [{ id: 'b', type: 'richText', html: content.html }] }
  const answer = await page.request.post('/qruser/console/qrcode/save', { data })
  return ((await answer.json()) as { data: { id: string } }).data.id
}

test('a visitor reports a code, the operator stops it, its owner appeals, and it opens again', async ({
  browser,
  page,
  register,
  say,
  language,
}, { project }) => {
  const own = words[language]
  const locale = language === 'zh' ? 'zh-CN' : 'en-US'
  const mobile = await register(page)
  const id = await newCode(page, own)
  const written = [...Object.values(own), mobile, id]

  const visitor = await another(browser, page, locale, 390)
  await visitor.goto(`/q/${id}`)
  await visitor.getByRole('link', { name: say('abuse.report') }).click()
  await expectClean(visitor, language)
  await tick(visitor.getByLabel(say('abuse.fraudReason')))
  await visitor.getByLabel(say('abuse.reportText')).fill(own.said)
  await visitor.getByRole('button', { name: say('abuse.reportSend') }).click()
  await expect(visitor.getByRole('heading', { name: say('abuse.reportDone') })).toBeVisible()

  const operator = await another(browser, page, locale)
  await register(operator, operatorOf(project.name, 0))
  await operator.goto('/operator')
  await operator.getByRole('button', { name: own.name }).first().click()
  const drawer = operator.getByRole('dialog', { name: own.name })
  await expect(drawer.getByText(own.said)).toBeVisible()
  await expect(operator.frameLocator('iframe').getByRole('heading', { name: own.name })).toBeVisible()
  await expectClean(operator, language, written)
  await drawer.getByRole('button', { name: say('abuse.block'), exact: true }).click()
  const dialog = operator.getByRole('dialog', { name: say('abuse.blockTitle', { name: own.name }) })
  await dialog.getByRole('button', { name: say('abuse.block'), exact: true }).click()
  await expect(dialog.getByText(say('abuse.reasonMissing'))).toBeVisible()
  await dialog.getByLabel(say('abuse.reason')).fill(own.reason)
  await dialog.getByRole('button', { name: say('abuse.block'), exact: true }).click()
  await expect(drawer.getByRole('button', { name: say('abuse.unblock') })).toBeVisible()

  const refused = await visitor.goto(`/q/${id}`)
  expect(refused?.status()).toBe(410)
  await expect(visitor.getByRole('heading', { name: say('scan.codeBlocked') })).toBeVisible()
  await expect(visitor.getByText(own.reason)).toHaveCount(0)
  await expectClean(visitor, language)

  await page.goto(`/q/${id}`)
  await expect(page.getByText(own.reason)).toBeVisible()
  await page.getByRole('link', { name: say('abuse.ownBlockedLink') }).click()
  await page.getByLabel(say('abuse.appealText')).fill(own.appeal)
  await expectClean(page, language, written)
  await page.getByRole('button', { name: say('abuse.appealSend') }).click()
  await expect(page.getByText(say('abuse.appealWaiting'))).toBeVisible()
  await page.goto('/code')
  await page.getByRole('link', { name: say('qrCodes.stopped') }).click()
  await expect(page.getByText(say('abuse.appealWaiting'))).toBeVisible()

  await operator.goto('/operator?tab=appeals')
  await operator.getByRole('button', { name: own.name }).first().click()
  await operator.getByRole('textbox', { name: say('abuse.answerLabel') }).fill(own.answer)
  await expectClean(operator, language, written)
  await operator.getByRole('button', { name: say('abuse.liftBlock') }).click()
  await expect(drawer.getByRole('button', { name: say('abuse.block'), exact: true })).toBeVisible()

  await expect(async () => expect((await visitor.goto(`/q/${id}`))?.status()).toBe(200)).toPass({ timeout: 3_000 })
  await page.reload()
  await expect(page.getByText(own.answer).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: say('abuse.lifted') })).toBeVisible()
  await expectClean(page, language, written)
})

/** Whatever runs in a page of the context, or wants to. */
function listenTo(context: BrowserContext): string[] {
  const heard: string[] = []
  context.on('dialog', (dialog) => {
    heard.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('weberror', (error) => heard.push(`error: ${error.error().message}`))
  context.on('console', (message) => {
    // What Playwright's own recorder tries in a frame without script is not ours.
    if (message.text().includes('Content Security Policy')) heard.push(`policy: ${message.text()}`)
  })
  return heard
}

test(
  'what strangers and owners write is shown as words, wherever it is shown',
  { tag: '@once' },
  async ({ browser, page, register, say }, { project }) => {
    const context = page.context()
    const heard = listenTo(context)
    await register(page, operatorOf(project.name, 1))
    const post = (path: string, data: object) => page.request.post(path, { data })
    const name = '"><img src=x onerror=alert(1)><script>alert(1)</script>'
    const id = await newCode(page, { name, html: attackWords.join('<p>') })
    const directory = '<svg onload=alert()>'
    await post('/qruser/console/category/add', { name: directory })

    const visitor = await another(browser, page, 'zh-CN', 390)
    const heardThere = listenTo(visitor.context())
    await visitor.goto(`/q/${id}`)
    await expect(visitor.getByRole('heading', { name, exact: true })).toBeVisible()
    await visitor.goto(`/v/report?id=${id}`)
    const said = attackWords.join('\n').slice(0, 500)
    // Without a reason the page comes back with the words in it.
    await visitor.locator('form').evaluate((form: HTMLFormElement) => (form.noValidate = true))
    await visitor.locator('#text').fill(said)
    await visitor.locator('#contact').fill('"><svg onload=alert(1)>')
    await visitor.getByRole('button').click()
    await expect(visitor.getByRole('alert')).toBeVisible()
    await expect(visitor.locator('#text')).toHaveValue(said)
    await expect(visitor.locator('#contact')).toHaveValue('"><svg onload=alert(1)>')
    await tick(visitor.getByRole('radio').first())
    await visitor.getByRole('button').click()
    await expect(visitor.getByRole('heading', { name: say('abuse.reportDone') })).toBeVisible()
    expect(heardThere).toEqual([])

    await page.goto('/operator')
    await page.getByRole('button', { name }).first().click()
    const drawer = page.getByRole('dialog', { name })
    await expect(drawer.getByText('</title><script>alert(1)</script>').first()).toBeVisible()
    await expect(page.frameLocator('iframe').getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(page.frameLocator('iframe').locator('script, iframe, object, form, [onload], [onerror]')).toHaveCount(
      0,
    )
    await post('/qruser/operator/code_block', { id, reason: name })
    await post('/qruser/console/abuse/appeal', { id, text: attackWords.join('\n').slice(0, 1_000) })
    await page.goto(`/operator?tab=appeals&open=${id}`)
    await expect(page.getByRole('textbox', { name: say('abuse.answerLabel') })).toBeVisible()
    await page.goto(`/q/${id}`)
    await expect(page.getByText(name)).toBeVisible()
    for (const path of [`/code/${id}/block`, '/code', '/code/log']) {
      await page.goto(path)
      await expect(page.getByText(name).first()).toBeVisible()
    }
    await page.goto('/code')
    await expect(page.getByRole('treeitem', { name: directory })).toBeVisible()
    expect(heard).toEqual([])
  },
)
