import { readFile } from 'node:fs/promises'
import { seal } from '@matai/client/seal'
import { made } from '@matai/content/schema'
import type { Locator } from '@playwright/test'
import { expectAccessible } from './support/clean.ts'
import { newOwner, openTables } from './support/owner.ts'
import { newMobile, password } from './support/register.ts'
import { expect, test } from './support/test.ts'
import { wechat } from './support/wechat.ts'

const names = { code: '三楼配电间', form: '设备报修', fault: '三楼漏水', repair: '维修单', done: '换了垫圈' }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'zh-CN' }
/** Milliseconds in which who is in charge is told; a machine with much else to do gets more. */
const toldWithin = { wanted: 5_000, patience: 20_000 }

async function sign(pad: Locator): Promise<void> {
  await pad.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const { mouse } = pad.page()
  await mouse.move(x + width / 4, y + height / 2)
  await mouse.down()
  await mouse.move(x + width / 2, y + height / 3, { steps: 4 })
  await mouse.up()
}

test('a fault is reported from a code, told in WeChat, followed and approved on phones; its PDF is verified, and a row that was changed by hand is named', {
  tag: '@once',
}, async ({ page, context, browser, say, baseURL }) => {
  const url = baseURL ?? ''
  const [owner, helper] = [await newOwner(url), await newOwner(url)]
  const { client, accountId } = owner
  const { id: helperId } = await helper.client.accounts.getUserinfo({})
  const tables = openTables()
  await tables.query(`insert into membership (account_id, user_id, role, name) values ($1, $2, 'subAdmin', '王师傅')`, [
    accountId,
    helperId,
  ])
  await helper.client.accounts.changeLogin({ accountId })
  const stand = await wechat().start(url)
  const visitors = await browser.newContext({ ...phone, baseURL: url })
  const helpers = await browser.newContext({ ...phone, baseURL: url })
  const signIn = { name: 'user-info', url, httpOnly: true }
  await context.addCookies([{ ...signIn, value: owner.token }])
  await helpers.addCookies([{ ...signIn, value: helper.token }])
  try {
    const publish = (title: string, components: object[]) =>
      client.forms.save({
        document: { title, intro: '', pages: [{ id: 'p1', components }] } as never, // as an editor sends it
        publish: true,
      })
    const { id: formId } = await publish(names.form, [
      { id: 'q1', type: 'text', settings: { title: '什么坏了' } },
      { id: 'q2', type: 'image', settings: { title: '现场照片', required: false } },
    ])
    const repair = await publish(names.repair, [{ id: 'r1', type: 'text', settings: { title: '怎么修的' } }])
    await client.recordApprovals.set({ formId, levels: [{ userIds: [] }] })
    const when = { join: 'all' as const, tests: [{ component: 'q1', comparison: 'filled' as const, value: '' }] }
    const rules = [{ when, state: 'pending' as const, chargeId: helperId }]
    await client.followUpSettings.set({ formId, settings: { rules } })
    await client.reminders.addRule({
      name: '有人报修',
      ...{ on: { event: 'record', formId }, others: ['charge'], channels: ['wechat'] },
    })
    const blocks = [made.formEntry('b1', { text: '我要报修', formId })]
    const [code] = (await client.qrCodes.bulkSave({ items: [{ name: names.code, blocks }] })).list

    // Who is in charge binds WeChat once.
    const openId = `oFault${newMobile()}`
    const { key } = await helper.client.accounts.sealKey({})
    const { scene } = await helper.client.wechat.beginBinding({ passWord: seal(password, 'password', key) })
    const worker = await helpers.newPage()
    await worker.goto(await stand.scan(scene, openId))
    await worker.getByRole('button', { name: say('wechat.yes_bind'), exact: true }).click()
    await expect(worker.getByText(say('wechat.done_bind'))).toBeVisible()

    // Somebody reports it in front of the code.
    const visitor = await visitors.newPage()
    await visitor.goto(`/q/${code?.id}`)
    await visitor.getByRole('link', { name: '我要报修' }).click()
    const answer = visitor.getByRole('textbox', { name: '什么坏了' })
    await expect(async () => {
      await answer.fill('')
      await answer.fill(names.fault)
      await expect(visitor.getByText(say('formPage.draftKept'))).toBeVisible({ timeout: 2_000 })
    }).toPass()
    const photos = visitor.getByRole('group', { name: '现场照片' })
    const buffer = await readFile('e2e/support/extinguisher.png')
    await photos.locator('input[type=file]').first().setInputFiles({ name: 'now.png', mimeType: 'image/png', buffer })
    await expect(photos.getByRole('img')).toHaveCount(1)
    await visitor.getByRole('button', { name: say('formFill.submit'), exact: true }).click()
    await expect(visitor.getByRole('heading', { name: say('formPage.done') })).toBeVisible()
    const submitted = Date.now()
    const toldOfIt = () => stand.sent.find(({ touser }) => touser === openId)
    await expect.poll(toldOfIt, { timeout: toldWithin.patience, intervals: [100] }).toBeDefined()
    const took = Date.now() - submitted
    test.info().annotations.push({ type: 'told in WeChat', description: `${took} ms of ${toldWithin.wanted}` })

    // The person in charge follows it on a phone, and fills the second form inside of the thread.
    const [record] = (await client.records.search({ filters: { formId } })).list
    const place = `/formData/${formId}/records/${record?.id}`
    await worker.goto(place)
    await worker.getByLabel(say('recordScreens.followUpText')).fill('到现场了')
    await worker.getByRole('button', { name: say('recordScreens.followUpAdd') }).click()
    await expect(worker.getByRole('listitem').filter({ hasText: '到现场了' })).toBeVisible()
    await expectAccessible(worker)
    await worker.getByRole('button', { name: say('recordScreens.fillOther') }).click()
    await worker.getByRole('menuitem', { name: names.repair }).click()
    const drawer = worker.getByRole('dialog', { name: say('recordScreens.fillOtherTitle', { title: names.repair }) })
    await drawer.getByRole('textbox', { name: '怎么修的' }).fill(names.done)
    await drawer.getByRole('button', { name: say('formFill.submit'), exact: true }).click()
    await expect(worker.getByRole('link', { name: names.repair })).toBeVisible()
    expect((await client.records.search({ filters: { formId: repair.id } })).list).toMatchObject([
      { sourceId: record?.id, answers: { r1: names.done } },
    ])

    // The manager approves on a phone with a signature.
    await page.setViewportSize(phone.viewport)
    await page.goto(place)
    await expect(page.getByText(say('recordScreens.approval_waiting'))).toBeVisible()
    await sign(page.getByRole('img', { name: say('recordScreens.signature') }))
    await page.getByRole('button', { name: say('recordScreens.approve'), exact: true }).click()
    await expect(page.getByText(say('recordScreens.approval_approved'))).toBeVisible()

    // On paper.
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PDF' }).click()
    const pdf = await readFile(await (await downloading).path())

    // Anybody verifies it, without signing in.
    await visitor.goto(`/v/evidence/${(await client.records.address({ formId })).id}`)
    const checked = visitor.url()
    async function verify() {
      await visitor.goto(checked)
      await visitor
        .getByLabel(say('evidence.pdf'))
        .setInputFiles({ name: 'fault.pdf', mimeType: 'application/pdf', buffer: pdf })
      await visitor.getByRole('button', { name: say('evidence.checkPdf') }).click()
    }
    await verify()
    await expect(visitor.getByRole('heading', { name: say('evidence.pdf_intact') })).toBeVisible()

    // Whoever has the database changes what was said.
    await tables.query(
      `update form_record set answers = answers || '{"q1": "没有坏"}' where account_id = $1 and id = $2`,
      [accountId, record?.id],
    )
    await verify()
    await expect(visitor.getByRole('heading', { name: say('evidence.pdf_differs') })).toBeVisible()
    const named = say('evidence.namedWith', { name: '1', parts: say('evidence.part_answers') })
    await expect(visitor.getByText(say('evidence.pdfDiffering', { records: named }))).toBeVisible()
    await visitor.goto(`${checked}?n=1`)
    await expect(visitor.getByRole('heading', { name: say('evidence.record_differs') })).toBeVisible()
  } finally {
    await visitors.close()
    await helpers.close()
    stand.close()
    await tables.end()
  }
})
