import { made } from '@matai/content/schema'
import { expectClean } from './support/clean.ts'
import { newOwner } from './support/owner.ts'
import { newMobile } from './support/register.ts'
import { expect, test } from './support/test.ts'
import { setTier } from './support/tier.ts'

test('a colleague is invited into one directory, chooses the account, sees that directory only, and leaves @once', async ({
  page,
  say,
  language,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const [mobile, other] = [newMobile(), newMobile()]
  const owner = await newOwner(url, mobile)
  await setTier(mobile, 'flagship')
  const colleague = await newOwner(url, other)
  const { id: directoryId } = await owner.client.directories.add({ name: '三厂' })
  const blocks = [made.richText('b0', { html: '<p>1</p>' })]
  await owner.client.qrCodes.save({ name: '三厂的消防栓', directoryId, blocks })
  await owner.client.qrCodes.save({ name: '二厂的消防栓', blocks })
  const signIn = (token: string) =>
    page.context().addCookies([{ name: 'user-info', value: token, url, httpOnly: true }])

  await signIn(owner.token)
  await page.goto('/subAdmin')
  await page
    .getByRole('button', { name: say('team.invite') })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: say('team.invite') })
  await drawer.getByLabel(say('team.name')).fill('小王')
  await drawer.getByLabel(say('team.mobile')).fill(other)
  await drawer.getByRole('checkbox', { name: say('team.flag_deleteForm'), exact: true }).check()
  await drawer.getByLabel(say('team.someDirectories')).check()
  await drawer.getByRole('combobox', { name: say('team.directories') }).click()
  await page.getByTitle('三厂').click()
  await drawer.getByRole('button', { name: say('team.inviteSend') }).click()
  await page.getByRole('button', { name: say('team.handedOver') }).click()
  await expect(page.getByRole('row', { name: /小王/ })).toContainText(say('team.state_invited'))
  await expectClean(page, language)

  await signIn(colleague.token)
  await page.goto('/code')
  await expect(page.getByRole('heading', { name: say('team.choose'), level: 1 })).toBeVisible()
  await page.getByRole('button', { name: say('team.join') }).click()
  await expect(page.getByRole('link', { name: '三厂的消防栓' }).first()).toBeVisible()
  await expect(page.getByText('二厂的消防栓')).toHaveCount(0)

  await page.goto('/user')
  await page.getByRole('button', { name: say('team.leave') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('team.leave') })
    .click()
  await expect.poll(async () => (await owner.client.team.list({})).total).toBe(0)
  // The screen goes to the person's own codes by itself.
  await expect(page).not.toHaveURL(/\/user/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('三厂的消防栓')).toHaveCount(0)
})
