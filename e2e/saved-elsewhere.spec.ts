import { expect, test } from './support/test.ts'

test('two windows: whoever saves second keeps what was written, as a copy or back by undo', { tag: '@once' }, async ({
  page,
  register,
  say,
}) => {
  await register(page)
  const post = async (path: string, input: object) => {
    const { code, data } = await (await page.request.post(path, { data: input })).json()
    expect(code).toBe(0)
    return data
  }
  const style = await post('/qruser/console/user/template/save', { name: '青玉', style: { foreColor: '#0B6B50' } })

  // A style: theirs is loaded, and undo leads back to what was here.
  await page.goto(`/beauty/style/${style.id}`)
  const name = page.getByRole('textbox', { name: say('styles.name') })
  await name.fill('我的名字')
  await post('/qruser/console/user/template/save', { id: style.id, name: '别人的', style: { foreColor: '#2E4E7E' } })
  await page.getByRole('button', { name: say('styles.save'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(say('app.elsewhereTitle', { name: '我的名字' }))
  await dialog.getByRole('button', { name: say('app.elsewhereLoad') }).click()
  await expect(name).toHaveValue('别人的')
  await expect(page.getByRole('button', { name: say('styles.save'), exact: true })).toBeDisabled()

  // A label: a copy keeps both.
  const layers = [{ id: 'q', type: 'code', x: 5, y: 5, width: 20, height: 20 }]
  const design = { width: 60, height: 40, layers }
  const label = await post('/qruser/console/user/label/template/save', { name: '门牌', design })
  await page.goto(`/beauty/label/${label.id}`)
  const labelName = page.getByRole('textbox', { name: say('labelEditor.name') })
  await labelName.fill('我的门牌')
  await post('/qruser/console/user/label/template/save', { id: label.id, name: '别人的门牌', design })
  await page.getByRole('button', { name: say('labelEditor.save'), exact: true }).click()
  await dialog.getByRole('button', { name: say('app.elsewhereCopy') }).click()
  const copy = say('app.copyOf', { name: '我的门牌' })
  await expect(page).not.toHaveURL(new RegExp(`/${label.id}$`))
  await expect(labelName).toHaveValue(copy)

  // Deleted elsewhere: nothing but a copy is left to do.
  await labelName.fill('留下的')
  await post('/qruser/console/user/label/template/del', { id: Number(/\d+$/.exec(page.url())?.[0]) })
  await page.getByRole('button', { name: say('labelEditor.save'), exact: true }).click()
  await expect(dialog).toContainText(say('app.elsewhereGone'))
  await dialog.getByRole('button', { name: say('app.elsewhereCopy') }).click()
  await page.goto('/beauty/labels')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    say('app.copyOf', { name: '留下的' }),
    '别人的门牌',
  ])
})
