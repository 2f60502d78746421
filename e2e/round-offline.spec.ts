import { expectClean } from './support/clean.ts'
import { newOwner, smsCodeTo } from './support/owner.ts'
import { newMobile } from './support/register.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

test('a round of 12 things goes on without a network after the third, and hands every one in once', async ({
  page,
  context,
  say,
  language,
  baseURL,
}) => {
  const { client } = await newOwner(baseURL ?? '')
  const [thing, name, remarks] =
    language === 'zh' ? ['灭火器', '日检', '说明'] : ['Extinguisher', 'Daily check', 'Remarks']
  const directory = (await client.directories.listAll({})).list[0]?.id ?? 0
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
  const numbers = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))
  const { list: codes } = await client.qrCodes.bulkSave({
    items: numbers.map((number) => ({ name: `${thing} ${number}`, directoryId: directory, blocks })),
  })
  const { id: formId } = await client.forms.save({
    publish: true,
    document: {
      title: name ?? '',
      intro: '',
      pages: [{ id: 'p1', components: [{ id: 't', type: 'text', settings: { title: remarks ?? '' } }] }],
    },
  })
  const plan = await client.plans.add({
    ...{ name: name ?? '', formId, codeIds: codes.map(({ id }) => id), cycle: { every: 'day', days: 1 } },
    startsOn: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    ...{ opensAt: '00:00', warnsAt: '23:58', closesAt: '23:59' },
  })
  await client.plans.changeStatus({ id: plan.id, state: 'running' })
  const { roundUrl } = await client.plans.roundLink({ id: plan.id, on: true })
  const tasks = async () => (await client.plans.listTasks({ pageSize: 200, filters: { planId: plan.id } })).list
  await expect.poll(async () => (await tasks()).length).toBeGreaterThanOrEqual(12)

  await page.goto(new URL(roundUrl ?? '').pathname)
  await expect(page.getByText(say('roundPage.far', { done: 0, all: 12 }))).toBeVisible()
  await expect(page.locator('#ready')).toContainText('12')
  await expectClean(page, language, [name ?? '', thing ?? ''])

  for (const [at, number] of numbers.entries()) {
    if (at === 3) {
      await context.setOffline(true)
      await expect(page.getByText(say('roundPage.offline'))).toBeVisible()
    }
    await page.getByRole('link', { name: `${thing} ${number}` }).click()
    await page.getByRole('textbox', { name: remarks ?? '' }).fill(`OK ${number}`)
    await page.getByRole('button', { name: language === 'zh' ? '提交' : 'Submit', exact: true }).click()
    await page.getByRole('link', { name: say('formPage.toRound') }).click()
    await expect(page.getByText(say('roundPage.far', { done: at + 1, all: 12 }))).toBeVisible()
  }
  await expect(page.getByText(say('roundPage.waits', { count: 9 }))).toBeVisible()
  await expectClean(page, language, [name ?? '', thing ?? ''])
  const onTime = async () => (await tasks()).filter(({ state }) => state === 'onTime').length
  expect(await onTime()).toBe(3)

  await context.setOffline(false)
  await expect.poll(onTime).toBe(12)
  await expect(page.getByText(say('roundPage.waits', { count: 9 }))).toHaveCount(0)
  const { list: records } = await client.records.search({ pageSize: 200, filters: { formId } })
  expect(records).toHaveLength(12)
  expect(new Set(records.map((record) => JSON.stringify(record).match(/OK \d\d/)?.[0])).size).toBe(12)
})

test('my tasks are filled in without a network from their own page, and sent when there is one', {
  tag: '@once',
}, async ({ page, context, say, language, baseURL }) => {
  const url = baseURL ?? ''
  const mobile = newMobile()
  const { client } = await newOwner(url, mobile)
  const [thing, name, remarks] = language === 'zh' ? ['水泵', '日检', '说明'] : ['Pump', 'Daily check', 'Remarks']
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
  const { list: codes } = await client.qrCodes.bulkSave({
    items: ['1', '2'].map((number) => ({ name: `${thing} ${number}`, blocks })),
  })
  const { id: formId } = await client.forms.save({
    publish: true,
    document: {
      title: name ?? '',
      intro: '',
      pages: [{ id: 'p1', components: [{ id: 't', type: 'text', settings: { title: remarks ?? '' } }] }],
    },
  })
  const plan = await client.plans.add({
    ...{ name: name ?? '', formId, codeIds: codes.map(({ id }) => id), cycle: { every: 'day', days: 1 } },
    startsOn: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    ...{ opensAt: '00:00', warnsAt: '23:58', closesAt: '23:59' },
  })
  await client.plans.changeStatus({ id: plan.id, state: 'running' })
  const onTime = async () =>
    (await client.plans.listTasks({ pageSize: 200, filters: { planId: plan.id } })).list.filter(
      ({ state }) => state === 'onTime',
    ).length
  await expect.poll(async () => (await client.plans.listTasks({})).total).toBeGreaterThanOrEqual(2)

  await page.goto('/my')
  await page.getByRole('textbox', { name: say('myPage.phone') }).fill(mobile)
  await page.getByRole('button', { name: say('myPage.send') }).click()
  const proof = page.getByRole('textbox', { name: say('myPage.code') })
  await expect(proof).toBeFocused()
  await proof.fill(await smsCodeTo(url, `86${mobile}`))
  await page.getByRole('button', { name: say('myPage.prove') }).click()
  await expect(page.locator('#ready')).toContainText('2')

  await context.setOffline(true)
  await page.getByRole('link', { name: `${thing} 1` }).click()
  await page.getByRole('textbox', { name: remarks ?? '' }).fill('OK')
  await page.getByRole('button', { name: say('formFill.submit'), exact: true }).click()
  await page.getByRole('link', { name: say('formPage.toTasks') }).click()
  await expect(page.getByText(say('myPage.offline'))).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: `${thing} 1` })).toContainText(say('roundPage.waiting'))
  await expectClean(page, language, [name ?? '', thing ?? ''])
  expect(await onTime()).toBe(0)
  await context.setOffline(false)
  await expect.poll(onTime).toBe(1)
})
