import { made } from '@matai/content/schema'
import { errorCodes, type Flag } from '@matai/contract'
import { newOwner, openTables } from './support/owner.ts'
import { expect, test } from './support/test.ts'

const isRefused = (work: Promise<unknown>) =>
  work.then(
    () => false,
    (error: { code?: number }) => error.code === errorCodes.noPermission,
  )

test('each right of a sub-administrator opens what it is for and nothing else, on the screen and by calls @once', async ({
  page,
  say,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const [owner, member] = [await newOwner(url), await newOwner(url)]
  const tables = openTables()
  const { rows } = await tables.query('select owner_id from account where id = $1', [member.accountId])
  const userId = Number(rows[0].owner_id)
  await tables.query('update account set tier = 7 where id = $1', [owner.accountId])
  await tables.query(`insert into membership (account_id, user_id, role, name) values ($1, $2, 'subAdmin', '小王')`, [
    owner.accountId,
    userId,
  ])
  await tables.end()
  await member.client.accounts.changeLogin({ accountId: owner.accountId })
  const blocks = [made.richText('b0', { html: '<p>1</p>' })]
  const floor = await owner.client.directories.add({ name: '三厂' })
  const inside = await owner.client.qrCodes.save({ name: '三厂的码', directoryId: floor.id, blocks })
  await owner.client.qrCodes.save({ name: '二厂的码', blocks })
  const give = (flags: Flag[], directories: number[] | null = null) =>
    owner.client.team.edit({ id: userId, name: '小王', flags, directories })
  const { client } = member

  /** What each right opens; ids that are nobody's answer that they are not there, not that it is not allowed. */
  const deeds: Record<Flag, () => Promise<unknown>> = {
    deleteQrCode: () => client.qrCodes.bulkRemove({ ids: ['ZZZZZZZZ'] }),
    deleteForm: () => client.forms.delete({ id: 'ZZZZZZZZ' } as never),
    editRecord: () => client.records.delWriteCode({ formId: 'ZZZZZZZZ', recordIds: [1] } as never),
    deleteRecord: () => client.records.deleteRecord({ id: 1 } as never),
    editCompany: () => client.company.setHome({ name: '海滨物业', intro: '', logoId: null } as never),
  }
  for (const flag of Object.keys(deeds) as Flag[]) {
    await give([flag])
    const refused = await Promise.all(
      (Object.keys(deeds) as Flag[]).map(async (other) => [other, await isRefused(deeds[other]())] as const),
    )
    expect(refused.filter(([, is]) => !is).map(([other]) => other)).toEqual([flag])
  }

  await page.context().addCookies([{ name: 'user-info', value: member.token, url, httpOnly: true }])
  await give([])
  await page.goto('/code')
  await page
    .getByRole('row', { name: /三厂的码/ })
    .getByRole('checkbox')
    .check()
  await expect(page.getByRole('button', { name: say('app.delete') }).first()).toBeDisabled()
  await give(['deleteQrCode'], [floor.id])
  await page.reload()
  await expect(page.getByRole('link', { name: '三厂的码' }).first()).toBeVisible()
  await expect(page.getByText('二厂的码')).toHaveCount(0)
  await page
    .getByRole('row', { name: /三厂的码/ })
    .getByRole('checkbox')
    .check()
  await expect(page.getByRole('button', { name: say('app.delete') }).first()).toBeEnabled()
  expect((await client.qrCodes.getCodeList({})).list.map(({ id }) => id)).toEqual([inside.id])
})
