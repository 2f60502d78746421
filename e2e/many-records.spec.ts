import { newOwner, openTables } from './support/owner.ts'
import { expect, test } from './support/test.ts'
import { tick } from './support/tick.ts'

/** Three more than one call deletes. */
const records = 1_003

test('more than a thousand records are chosen beyond the page, and deleted after a question that says how many', {
  tag: '@once',
}, async ({ page, context, say, baseURL }) => {
  const url = baseURL ?? ''
  const { client, token, accountId } = await newOwner(url)
  await context.addCookies([{ name: 'user-info', value: token, url, httpOnly: true }])
  const components = [{ id: 'q1', type: 'text', settings: { title: '读数' } }]
  const document = { title: '抄表', intro: '', pages: [{ id: 'p1', components }] }
  const { id: formId } = await client.forms.save({ document: document as never, publish: true })
  const tables = openTables()
  try {
    await tables.query(
      `insert into form_record (account_id, form_id, version, period, number, answers, claims, follow_up, locked,
         attempt, attempt_input, at)
       select $1, $2, 1, '', n, jsonb_build_object('q1', 'R' || n), '[]', 'pending', false, 'many ' || n, '', now()
       from generate_series(1, $3::int) n`,
      [accountId, formId, records],
    )
    await tables.query('insert into form_tally (account_id, form_id, records, last_at) values ($1, $2, $3, now())', [
      ...[accountId, formId, records],
    ])
  } finally {
    await tables.end()
  }
  await page.goto(`/formData/${formId}`)
  await tick(page.getByRole('checkbox', { name: say('app.selectAll') }))
  await page.getByRole('button', { name: say('app.selectFound', { count: records }) }).click()
  const chosen = page.getByRole('toolbar', { name: say('app.selected', { count: records }) })
  await chosen.getByRole('button', { name: say('recordScreens.remove'), exact: true }).click()
  const question = page.getByRole('dialog', { name: say('recordScreens.removeMany', { count: records }) })
  await question.getByRole('button', { name: say('recordScreens.remove'), exact: true }).click()
  await expect(page.getByText(say('recordScreens.empty'))).toBeVisible({ timeout: 90_000 })
  expect((await client.records.search({ filters: { formId }, pageSize: 5 })).total).toBe(0)
})
