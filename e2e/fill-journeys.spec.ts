import type { Client } from '@matai/client'
import { expectClean } from './support/clean.ts'
import { newOwner, smsCodeTo } from './support/owner.ts'
import { newMobile } from './support/register.ts'
import { expect, test } from './support/test.ts'

// Who fills a form holds a phone.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

interface Question {
  id: string
  type: string
  settings: object
}

const question = (id: string, type: string, settings: object): Question => ({ id, type, settings })

/** A published form, and where it is filled. */
async function publish(client: Client, title: string, components: Question[], more: object = {}) {
  const document = { title, intro: '', pages: [{ id: 'p1', components }], ...more }
  const { id: formId, version } = await client.forms.save({ publish: true, document: document as never }) // as an editor sends it
  const { id } = await client.records.address({ formId })
  return { formId, id, version }
}

test('a course is signed in for with an exam of twenty questions, and the score is told @once', async ({
  page,
  say,
  baseURL,
}) => {
  const { client } = await newOwner(baseURL ?? '')
  const asked = Array.from({ length: 20 }, (_, at) =>
    question(`e${at}`, 'exam_radio', {
      title: `第 ${at + 1} 题：灭火器多久检查一次`,
      options: ['每月', '每年'].map((label, number) => ({ id: `o${number}`, label })),
      right: 'o0',
      points: 5,
    }),
  )
  const exam = { minutes: 20, passMark: 60, answersShown: 'afterSubmission' }
  const { id } = await publish(
    client,
    '消防培训签到',
    [question('n', 'name', { title: '姓名', required: true }), ...asked],
    {
      exam,
    },
  )
  await page.goto(`/f/${id}`)
  await page.getByRole('button', { name: say('formPage.start') }).click()
  await page.getByRole('textbox', { name: '姓名' }).fill('王芳')
  await expect(page.getByRole('timer')).toContainText(/剩余 (20:00|19:\d\d)/)
  for (const at of asked.keys())
    await page
      .getByText(at < 15 ? '每月' : '每年', { exact: true })
      .nth(at)
      .click()
  // A reload gains nothing and loses nothing.
  await expect(page.getByText(say('formPage.draftKept'))).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('王芳')
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(page.getByText(say('formPage.score', { points: 75, most: 100 }))).toBeVisible()
  await expect(page.getByText(say('formPage.passed'), { exact: true })).toBeVisible()
})

test('of nine places of a slot nine are given, though fifty ask at once', async ({ page, language, say, baseURL }) => {
  const { client } = await newOwner(baseURL ?? '')
  const [title, when] = language === 'zh' ? ['参观预约', '预约时间'] : ['Visit', 'When']
  const slots = [{ id: 'am', from: '09:00', until: '10:00', capacity: 9 }]
  const form = await publish(client, title, [
    question('w', 'appointment', { title: when, required: true, slots, partyMax: 3 }),
  ])
  await page.goto(`/f/${form.id}`)
  const days = page.getByRole('combobox', { name: say('forms.partDay') })
  await days.selectOption({ index: 3 })
  // What is chosen before the page is alive stands there again a moment later.
  await expect(days).not.toHaveValue('')
  const day = await days.inputValue()
  await page.getByText('09:00–10:00').click()
  await page.getByRole('combobox', { name: say('forms.partPeople') }).selectOption('2')
  await expectClean(page, language, [title, when])

  const others = Array.from({ length: 50 }, (_, at) =>
    fetch(`${baseURL}/v/form/submit`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `booking-${at}-${form.id}` },
      body: JSON.stringify({ id: form.id, version: form.version, answers: { w: { day, slot: 'am', people: 1 } } }),
    }).then((answer) => answer.json() as Promise<{ code: number; msg: string }>),
  )
  const told = (await Promise.all(others)).map(({ code, msg }) => (code === 0 ? 'kept' : msg))
  expect(
    told.filter((word) => word === 'kept'),
    told.join('; '),
  ).toHaveLength(9)
  await page.getByRole('button', { name: language === 'zh' ? '提交' : 'Submit', exact: true }).click()
  await expect(page.getByText(say('records.full')).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(say('formFill.dayFull'))).toBeVisible()
})

test('a repair is reported with a proven phone, put right afterwards, and goes on in a second form', async ({
  page,
  language,
  say,
  baseURL,
}) => {
  const { client } = await newOwner(baseURL ?? '')
  const zh = language === 'zh'
  const [title, fault, name, next, rating, link, words] = zh
    ? ['设备报修', '故障', '姓名', '维修评价', '评价', '修好后评价', '我们会在一天内联系您。']
    : ['Repair report', 'Fault', 'Name', 'How was it', 'Verdict', 'Rate the repair', 'We call you within a day.']
  const written = [title, fault, name, next, rating, link, words].map(String)
  const second = await publish(client, next ?? '', [question('r', 'text', { title: rating })])
  const first = await publish(client, title ?? '', [
    question('f', 'text', { title: fault, required: true }),
    question('n', 'name', { title: name }),
  ])
  const { formId } = first
  await client.formSettings.setFillers({ formId, settings: { who: 'boundPhone', mayChange: true } })
  const page_ = { words: { [language]: words }, certificate: true, redeemCode: true, serial: { prefix: 'BX-' } }
  await client.formSettings.setSubmitPage({ formId, settings: page_ as never }) // the other language is empty
  await client.formLinks.set({ formId, links: [{ formId: second.formId, text: link ?? '' }] })

  const mobile = newMobile()
  await page.goto(`/f/${first.id}`)
  await expectClean(page, language, written)
  await page.getByRole('textbox', { name: say('formPage.phone') }).fill(mobile)
  await page.getByRole('button', { name: say('formFill.sendCode') }).click()
  const code = page.getByRole('textbox', { name: say('formFill.smsCode') })
  await expect(code).toBeFocused()
  await code.fill(await smsCodeTo(baseURL ?? '', `86${mobile}`))
  await page.getByRole('button', { name: say('formPage.proveAndFill') }).click()
  await page.getByRole('textbox', { name: fault ?? '' }).fill('AB-1')
  await page.getByRole('textbox', { name: name ?? '' }).fill('Wang')
  await page.getByRole('button', { name: zh ? '提交' : 'Submit', exact: true }).click()
  await expect(page.getByText(words ?? '')).toBeVisible()
  await expectClean(page, language, [...written, 'Wang', 'AB-1'])

  const onward = await page.getByRole('link', { name: link ?? '' }).getAttribute('href')
  await page.getByRole('link', { name: say('formPage.toMine') }).click()
  await page.getByRole('button', { name: say('ownRecords.change'), exact: true }).click()
  await page.getByRole('textbox', { name: fault ?? '' }).fill('AB-2')
  await page.getByRole('button', { name: say('ownRecords.save') }).click()
  await expect(page.getByText('AB-2')).toBeVisible()
  await expectClean(page, language, [...written, 'Wang', 'AB-2', `+86139****${mobile.slice(-4)}`])
  await page.getByRole('button', { name: say('ownRecords.certificate'), exact: true }).click()
  await expect(page.getByRole('img', { name: say('ownRecords.certificateOf', { number: 'BX-0001' }) })).toBeVisible()

  await page.goto(onward ?? '')
  await page.getByRole('textbox', { name: rating ?? '' }).fill('5')
  await page.getByRole('button', { name: zh ? '提交' : 'Submit', exact: true }).click()
  await expect(page.getByRole('heading', { name: say('formPage.done') })).toBeVisible()
  const { list } = await client.records.search({ filters: { formId: second.formId } })
  expect(list.map(({ sourceId }) => sourceId)).toEqual([await recordOf(client, formId)])
})

async function recordOf(client: Client, formId: number): Promise<number> {
  const { list } = await client.records.search({ filters: { formId } })
  return list[0]?.id ?? 0
}
