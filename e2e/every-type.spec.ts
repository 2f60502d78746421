import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { sampleOf } from '@matai/form-kit/sample'
import { type ComponentType, componentTypes, schemaOf } from '@matai/form-kit/schema'
import { expectClean } from './support/clean.ts'
import { newOwner } from './support/owner.ts'
import { qrPng } from './support/qr-png.ts'
import { expect, test } from './support/test.ts'

test.use({
  viewport: { width: 390, height: 844 },
  permissions: ['geolocation', 'camera', 'microphone'],
  geolocation: { longitude: 113.953, latitude: 22.54 },
  reuseContext: false,
  actionTimeout: 15_000,
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    }),
})

type Hand = (question: Locator, page: Page) => Promise<void>

const picture = 'e2e/support/extinguisher.png'
const type =
  (text: string, name?: string): Hand =>
  (question) =>
    (name ? question.getByLabel(name) : question.getByRole('textbox').first()).fill(text)
const pick =
  (option: string | RegExp, name: string): Hand =>
  async (question) => {
    const list = question.getByRole('combobox', { name })
    const label = await list.locator('option').filter({ hasText: option }).first().textContent()
    await list.selectOption({ label: label ?? '' })
  }
const choose =
  (name: string | RegExp): Hand =>
  (question) =>
    question.getByText(name).first().click()
const press =
  (name: string | RegExp): Hand =>
  (question) =>
    question.getByRole('button', { name }).click()
const all =
  (...hands: Hand[]): Hand =>
  async (question, page) => {
    for (const hand of hands) await hand(question, page)
  }
const inside =
  (name: string, hand: Hand): Hand =>
  (question, page) =>
    hand(question.getByRole('group', { name }), page)
const give =
  (name: string, mimeType: string, buffer: () => Promise<Buffer>, at = 0): Hand =>
  async (question) =>
    question
      .locator('input[type=file]')
      .nth(at)
      .setInputFiles({ name, mimeType, buffer: await buffer() })
const photo = give('now.png', 'image/png', () => readFile(picture))
const record: Hand = async (question, page) => {
  await question.getByRole('button', { name: /录制/ }).click()
  await expect(question.getByRole('button', { name: /停止（[1-9]/ })).toBeVisible()
  await question.getByRole('button', { name: /停止/ }).click()
  await expect(question.getByRole('button', { name: /移除/ })).toBeVisible()
  await page.waitForLoadState()
}
const nothing: Hand = async () => {}

/** How a person gives the answer of each sample, in a browser that has a camera, a microphone and a place. */
const hands: Record<ComponentType, Hand> = {
  text: type('AB-2048'),
  textarea: type('电梯门关不上\n已经停用'),
  number: type('１.25'),
  idcard: type('11010519491231002x'),
  date: type('2026/3/9'),
  datetime: all(type('2026-03-02'), pick('23', '时'), pick('59', '分')),
  time: all(
    async (question) => void (await question.getByRole('combobox').first().selectOption('19')),
    pick('30', '分'),
  ),
  radio: all(choose('其他'), type('停用待修')),
  checkbox: all(choose('漏水'), choose('锈蚀')),
  checkmark: async (question) => question.getByRole('checkbox').check(),
  picture_choice: all(choose('水饺'), choose('素面')),
  address: all(
    pick('广东省', '省'),
    pick('深圳市', '市'),
    pick('南山区', '区、县'),
    type('科技路 1 号', '详细地址'),
    press('使用我的位置'),
    (question) => expect(question.getByRole('button', { name: '重新定位' })).toBeVisible(),
  ),
  table: all(
    inside('压力表', pick('正常', '检查结果')),
    inside('铅封', all(pick('异常', '检查结果'), type('断裂', '说明'), photo)),
  ),
  auto_table: all(
    inside(
      '第 1 行',
      all(type('滤芯', '名称'), type('2', '数量'), async (row) => row.getByLabel('全新').check()),
    ),
    press(/添加一行/),
    inside('第 2 行', all(type('皮带', '名称'), type('1', '数量'), type('2027-03-01', '保修至'))),
    press(/添加一行/),
  ),
  image: all(photo, (question) => expect(question.getByRole('img')).toHaveCount(1), photo),
  file: give('二月.PDF', 'application/pdf', async () => Buffer.from('%PDF-1.4\n%%EOF\n')),
  audio: record,
  video: record,
  name: type('欧阳·小明'),
  phone: type('138 0013 8000'),
  signature: async (question, page) => {
    const paper = question.getByRole('img', { name: /手写签名/ })
    await paper.scrollIntoViewIfNeeded()
    const { x, y } = (await paper.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + 20, y + 20)
    await page.mouse.down()
    await page.mouse.move(x + 120, y + 60, { steps: 5 })
    await page.mouse.up()
    await press('签好了')(question, page)
  },
  appointment: all(
    async (question) => void (await question.getByRole('combobox', { name: '日期' }).selectOption({ index: 3 })),
    choose(/14:00/),
    pick('2', '人数'),
  ),
  multi_select: all(pick('一号楼', '楼'), pick('二层', '层')),
  rating: async (question) => question.getByRole('radio', { name: '3 分 · 好' }).check({ force: true }),
  nps: async (question) => question.getByRole('radio', { name: '9', exact: true }).check({ force: true }),
  traffic_light: all(choose('黄灯'), type('关门有异响')),
  scan: all(
    give('code.png', 'image/png', () => qrPng('6901234567892')),
    (question) => expect(question.getByText('6901234567892')).toBeVisible(),
  ),
  group_title: nothing,
  remark: nothing,
  age: type('65'),
  sex: choose('女'),
  car_number: all(press('粤'), async (question, page) => {
    await question.getByRole('textbox').focus()
    await page.keyboard.press('End')
    await page.keyboard.insertText('BD12345')
  }),
  stock: type('12'),
  wechat: all(type('小明同学', '微信名'), photo),
  employee_id: type('M0042'),
  exam_radio: choose('切断电源'),
  exam_checkbox: all(choose('压力'), choose('有效期')),
  exam_fill: all(type('１１９', '火警'), type('110', '急救')),
  exam_title: nothing,
}

const open = { from: null, until: null }
/** What of the samples is bound to a day, an account or a device. */
const here: Partial<Record<ComponentType, object>> = {
  date: open,
  datetime: open,
  phone: { verified: false },
  appointment: { periods: [{ from: '2020-01-01', until: '2090-01-01', weekdays: [1, 2, 3, 4, 5, 6, 7] }], daysOff: [] },
  image: { onlyCamera: false },
  scan: { reads: 'any' },
}

/** An answer without what differs each time: ids of files, seconds, days to come, what a map calls a place. */
function lasting(component: string, answer: unknown): unknown {
  const text = JSON.stringify(answer ?? null)
    .replaceAll(/"((?:avatarF|f)ileId)":"[\w-]{22}"/g, '"$1":"file"')
    .replaceAll(/"seconds":\d+/g, '"seconds":1')
    .replaceAll(/"address":"[^"]*"/g, '"address":""')
    // Maps of the country stand a little aside of where somebody is.
    .replaceAll(/"(latitude|longitude)":(\d+)\.\d+/g, '"$1":$2')
    .replaceAll(/"from":"album"/g, '"from":"camera"')
  return JSON.parse(component === 'appointment' ? text.replace(/\d{4}-\d\d-\d\d/, 'day') : text)
}

test('every type of question is filled in on a phone, kept, shown, counted and exported', { tag: '@once' }, async ({
  page,
  say,
  baseURL,
}) => {
  const { client, token, upload } = await newOwner(baseURL ?? '')
  await page.context().addCookies([{ name: 'user-info', value: token, url: baseURL ?? '', httpOnly: true }])
  const dish = await upload(new File([new Uint8Array(await readFile(picture))], 'dish.png', { type: 'image/png' }))
  const settingsOf = (kind: ComponentType) => {
    const text = JSON.stringify({ ...(sampleOf(kind).settings as object), ...here[kind] })
    return JSON.parse(
      text.replaceAll(/"fileId":"[^"]*"/g, `"fileId":"${dish}"`).replaceAll(/"status":\{[^}]*\}/g, '"status":null'),
    ) as object
  }
  const components = componentTypes.map((kind) => ({ id: kind, type: kind, settings: settingsOf(kind) }))
  const pages = [components.slice(0, 20), components.slice(20)].map((some, at) => ({ id: `p${at}`, components: some }))
  const document = { title: '全部题型', intro: '', pages, exam: { passMark: 10 } }
  const { id: formId } = await client.forms.save({ publish: true, document: document as never }) // as an editor sends it
  const { id } = await client.records.address({ formId })
  const into = {
    title: '入库',
    pages: [{ id: 'p1', components: [{ id: 'q', type: 'stock', settings: { title: '数量', direction: 'in' } }] }],
  }
  const { id: inFormId } = await client.forms.save({ publish: true, document: into as never })
  const blocks = [{ id: 'f', type: 'formEntry' as const, formId, text: '领用' }]
  const { id: code } = await client.qrCodes.save({ name: '仓库', blocks })
  await client.stock.set({ ids: [code], unit: '件', inFormId, outFormId: formId, mayGoBelow: true })

  await page.goto(`/f/${id}?code=${code}`)
  for (const [at, { components: asked }] of pages.entries()) {
    for (const { id: kind } of asked) await hands[kind](page.locator(`#q-${kind}`), page)
    await expectClean(page, 'zh')
    await page.screenshot({ path: test.info().outputPath(`page-${at}.png`), fullPage: true })
    await page
      .getByRole('button', { name: at === 0 ? say('formFill.next') : say('formFill.submit'), exact: true })
      .click()
  }
  await expect(page.getByRole('heading', { name: say('formPage.done') })).toBeVisible()

  const [found] = (await client.records.search({ filters: { formId } })).list
  const { answers } = await client.records.recordInfo({ id: found?.id ?? 0 })
  const asked = componentTypes.filter((kind) => schemaOf(kind).answer !== null)
  for (const kind of asked) {
    const wanted = lasting(kind, sampleOf(kind).answer)
    expect([kind, lasting(kind, answers[kind])]).toEqual([kind, wanted])
  }

  const report = await client.recordReports.getReport({ formId })
  for (const kind of asked) expect(JSON.stringify(report)).toContain(kind)

  await page.goto(`/formData/${formId}?record=${found?.id}`)
  const drawer = page.getByRole('dialog')
  for (const shown of [
    'AB-2048',
    '女',
    '粤BD12345',
    '一号楼',
    '科技路 1 号',
    '断裂',
    '皮带',
    '停用待修',
    '6901234567892',
  ])
    await expect(drawer.getByText(shown).first()).toBeVisible()
  await expect(drawer.getByRole('img').first()).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('record.png'), fullPage: true })

  const { task } = await client.recordExports.records({ formId, format: 'csv' })
  await expect.poll(async () => (await client.exports.taskInfo({ id: task.id })).state).toBe('done')
  const file = await page.request.get(`/qruser/console/export/task_file?id=${task.id}`)
  const csv = await file.text()
  for (const kind of asked) {
    const { title } = settingsOf(kind) as { title: string }
    expect([kind, csv.includes(title)]).toEqual([kind, true])
  }
  for (const cell of ['AB-2048', '漏水; 锈蚀', '粤BD12345', '2026-03-09', '19:30', '水饺; 素面'])
    expect(csv).toContain(cell)
})
