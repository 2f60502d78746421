import { readFile } from 'node:fs/promises'
import { newOwner, openTables } from './support/owner.ts'
import { expect, test } from './support/test.ts'

const names = { form: '设备报修', fault: '三楼漏水', done: '换了垫圈' }

test('a fault is reported, followed up and approved; its PDF is verified, and a row that was changed by hand is named', {
  tag: '@once',
}, async ({ page, context, say, baseURL }) => {
  const url = baseURL ?? ''
  const { client, token, accountId } = await newOwner(url)
  await context.addCookies([{ name: 'user-info', value: token, url, httpOnly: true }])
  const question = { id: 'q1', type: 'text', settings: { title: '什么坏了' } }
  const document = { title: names.form, intro: '', pages: [{ id: 'p1', components: [question] }] }
  const { id: formId } = await client.forms.save({ document: document as never, publish: true })
  await client.recordApprovals.set({ formId, levels: [{ userIds: [] }] })
  const { path } = await client.records.address({ formId })

  // Somebody reports it.
  await page.goto(path)
  const answer = page.getByRole('textbox', { name: '什么坏了' })
  await expect(async () => {
    await answer.fill('')
    await answer.fill(names.fault)
    await expect(page.getByText(say('formPage.draftKept'))).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.getByRole('button', { name: say('formFill.submit'), exact: true }).click()
  await expect(page.getByRole('heading', { name: say('formPage.done') })).toBeVisible()

  // At the desk it is followed up, and approved with a signature.
  await page.goto(`/formData/${formId}`)
  await page.getByText(names.fault).dblclick()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel(say('recordScreens.followUpText')).fill(names.done)
  await drawer.getByRole('button', { name: say('recordScreens.followUpAdd') }).click()
  await expect(drawer.getByRole('listitem').filter({ hasText: names.done })).toBeVisible()
  const pad = drawer.getByRole('img', { name: say('recordScreens.signature') })
  await pad.scrollIntoViewIfNeeded()
  const box = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3, { steps: 4 })
  await page.mouse.up()
  await drawer.getByRole('button', { name: say('recordScreens.approve'), exact: true }).click()
  await expect(drawer.getByText(say('recordScreens.approval_approved'))).toBeVisible()

  // On paper.
  const downloading = page.waitForEvent('download')
  await drawer.getByRole('button', { name: 'PDF' }).click()
  const pdf = await readFile(await (await downloading).path())

  // Anybody verifies it, without signing in.
  await context.clearCookies()
  const place = path.replace('/f/', '')
  async function verify() {
    await page.goto(`/v/evidence/${place}`)
    await page
      .getByLabel(say('evidence.pdf'))
      .setInputFiles({ name: 'fault.pdf', mimeType: 'application/pdf', buffer: pdf })
    await page.getByRole('button', { name: say('evidence.checkPdf') }).click()
  }
  await verify()
  await expect(page.getByRole('heading', { name: say('evidence.pdf_intact') })).toBeVisible()

  // Whoever has the database changes what was said.
  const tables = openTables()
  try {
    await tables.query(`update form_record set answers = '{"q1": "没有坏"}' where account_id = $1 and form_id = $2`, [
      accountId,
      formId,
    ])
  } finally {
    await tables.end()
  }
  await verify()
  await expect(page.getByRole('heading', { name: say('evidence.pdf_differs') })).toBeVisible()
  const named = say('evidence.namedWith', { name: '1', parts: say('evidence.part_answers') })
  await expect(page.getByText(say('evidence.pdfDiffering', { records: named }))).toBeVisible()
  await page.goto(`/v/evidence/${place}?n=1`)
  await expect(page.getByRole('heading', { name: say('evidence.record_differs') })).toBeVisible()
})
