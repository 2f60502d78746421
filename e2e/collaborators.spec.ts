import { expectClean } from './support/clean.ts'
import { smsCodeTo } from './support/owner.ts'
import { newOwner } from './support/owner.ts'
import { newMobile } from './support/register.ts'
import { expect, test } from './support/test.ts'

test('people are imported into groups, and a form for a group is filled by one of them alone', async ({
  page,
  browser,
  say,
  language,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const zh = language === 'zh'
  const { client, token } = await newOwner(url)
  const [guard, group, title, question] = zh
    ? ['王芳', '保安', '夜间巡查', '发现了什么']
    : ['Wang Fang', 'Guards', 'Night round', 'What did you see']
  const names = [guard, group, title, question]
  const mobile = newMobile()
  const document = {
    title,
    intro: '',
    pages: [{ id: 'p1', components: [{ id: 'q1', type: 'text', settings: { title: question } }] }],
  }
  const { id: formId } = await client.forms.save({ document: document as never, publish: true })
  const { path } = await client.records.address({ formId })

  await page.context().addCookies([{ name: 'user-info', value: token, url, httpOnly: true }])
  await page.goto('/cooperation')
  await expect(page.getByText(say('collaborators.empty'))).toBeVisible()
  await expectClean(page, language)
  await page.getByRole('button', { name: say('collaborators.importOpen') }).click()
  const dialog = page.getByRole('dialog', { name: say('collaborators.importTitle') })
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${guard},${mobile},${group}\n${guard},12,\n`),
  })
  await expect(dialog.getByText(say('collaborators.mobileRow', { row: 2 }))).toBeVisible()
  await expectClean(page, language, names)
  await dialog.getByRole('button', { name: say('collaborators.importAction'), exact: true }).click()
  await expect(page.getByText(say('collaborators.unbound')).first()).toBeVisible()
  await expectClean(page, language, names)

  const [{ id: groupId = 0 } = {}] = (await client.identityGroups.list({})).list
  await client.formSettings.setFillers({ formId, settings: { who: 'collaborators', groupIds: [groupId] } })
  await client.recordApprovals.set({ formId, levels: [{ groupIds: [groupId] }] })
  const phone = await browser.newContext({ locale: zh ? 'zh-CN' : 'en-US', viewport: { width: 390, height: 844 } })
  const visitor = await phone.newPage()
  await visitor.goto(new URL(path, url).href)
  await expect(visitor.getByText(say('formPage.who_collaborators'))).toBeVisible()
  await visitor.getByRole('textbox', { name: say('formPage.phone') }).fill(mobile)
  await visitor.getByRole('button', { name: say('formFill.sendCode') }).click()
  const code = visitor.getByRole('textbox', { name: say('formFill.smsCode') })
  await expect(code).toBeFocused()
  await code.fill(await smsCodeTo(url, mobile.length === 11 ? `86${mobile}` : mobile))
  await visitor.getByRole('button', { name: say('formPage.proveAndFill') }).click()
  await visitor.getByRole('textbox', { name: question }).fill('OK')
  await visitor.getByRole('button', { name: say('formFill.submit'), exact: true }).click()
  await expect(visitor.getByRole('heading', { name: say('formPage.done') })).toBeVisible()

  // The page of all that he has to do knows him already; whoever has the phone next proves a number of their own.
  await visitor.goto(new URL('/my', url).href)
  // What waits for the group is decided there, signed by hand.
  await visitor.locator('article summary').filter({ hasText: title }).click()
  await visitor.getByRole('textbox', { name: say('recordScreens.approvalReason') }).fill('OK')
  const pad = visitor.getByRole('img', { name: say('recordScreens.signature') })
  await pad.scrollIntoViewIfNeeded()
  await expectClean(visitor, language, names)
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await visitor.mouse.move(x + width / 4, y + height / 2)
  await visitor.mouse.down()
  await visitor.mouse.move(x + width / 2, y + height / 3, { steps: 4 })
  await visitor.mouse.up()
  await visitor.getByRole('button', { name: say('recordScreens.approve'), exact: true }).click()
  await expect(visitor.getByRole('heading', { name: say('myPage.approvals') })).toHaveCount(0)
  const record = visitor.getByRole('link', { name: say('recordScreens.approval_approved') })
  await expect(record).toBeVisible()
  await expect(visitor.getByRole('link', { name: title }).first()).toBeVisible()
  await expectClean(visitor, language, names)
  await record.click()
  await expect(visitor.getByText('OK')).toBeVisible()

  // At the code itself he says how the thing is now, and the history says that it was he.
  const [pump, fit, broken] = zh ? ['水泵', '在用', '待修'] : ['Pump', 'Fit', 'Broken']
  const { id: qrCodeId } = await client.qrCodes.save({
    name: pump,
    blocks: [{ id: 't', type: 'richText', html: '<p>1</p>' }],
  })
  const status = await client.statuses.add({
    name: zh ? '设备' : 'Gear',
    items: [
      { key: 'a', name: fit, colour: 'green', shape: 'circle', isDefault: true },
      { key: 'b', name: broken, colour: 'red', shape: 'triangle', isProblem: true },
    ],
    permission: 'members',
    collaborators: (await client.collaborators.list({})).list.map(({ id }) => id),
    transitions: [{ to: 'b', reason: true, photo: true }],
  })
  await client.statuses.setOnQrCodes({ statusId: status.id, ids: [qrCodeId], itemId: status.items[0]?.id ?? 0 })
  names.push(pump, fit, broken, status.name)
  await visitor.goto(new URL(`/q/${qrCodeId}`, url).href)
  await visitor.getByRole('link', { name: say('scan.changeStatus') }).click()
  await expect(visitor.getByText(say('myPage.statusNow', { item: fit }))).toBeVisible()
  await expectClean(visitor, language, names)
  await visitor.getByRole('radio', { name: broken }).check()
  await visitor.getByRole('textbox', { name: say('myPage.statusReason') }).fill('OK')
  await visitor.getByRole('button', { name: say('myPage.statusSave'), exact: true }).click()
  await expect(visitor.getByText(say('myPage.statusPhotoFirst'))).toBeVisible()
  await visitor.getByLabel(say('myPage.statusAddPhoto')).setInputFiles('e2e/support/extinguisher.png')
  await expect(visitor.getByRole('img', { name: say('myPage.statusPhoto') })).toBeVisible()
  await expectClean(visitor, language, names)
  await visitor.getByRole('button', { name: say('myPage.statusSave'), exact: true }).click()
  await expect(visitor.getByText(say('myPage.statusNow', { item: broken }))).toBeVisible()
  await expectClean(visitor, language, names)
  await page.goto(`/code/${qrCodeId}/statuses`)
  await expect(page.getByText(`${say('statusScreens.kind_hand')} · ${guard}`)).toBeVisible()
  await expect(page.getByRole('link', { name: say('statusScreens.photo') })).toBeVisible()
  await page.goto('/cooperation')

  await visitor.goto(new URL('/my', url).href)
  await visitor.getByRole('button', { name: say('myPage.notMe') }).click()
  const other = newMobile()
  await visitor.getByRole('textbox', { name: say('myPage.phone') }).fill(other)
  await expectClean(visitor, language)
  await visitor.getByRole('button', { name: say('myPage.send') }).click()
  const proof = visitor.getByRole('textbox', { name: say('myPage.code') })
  await expect(proof).toBeFocused()
  await proof.fill(await smsCodeTo(url, `86${other}`))
  await visitor.getByRole('button', { name: say('myPage.prove') }).click()
  await expect(visitor.getByText(say('myPage.nobody'))).toBeVisible()
  await phone.close()

  await page.reload()
  await expect(page.getByText(say('collaborators.bound'), { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: say('collaborators.page') }).click()
  const handed = page.getByRole('dialog', { name: say('collaborators.page') })
  await expect(handed.getByRole('img', { name: say('collaborators.pageCode') })).toBeVisible()
  await expect(handed.getByText(/\/my$/)).toBeVisible()
  await expectClean(page, language, names)
})
