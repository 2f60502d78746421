// @vitest-environment happy-dom
import { FormClosing, FormFillers, FormLimits, type FormSettings, FormSubmitPage } from '@matai/contract'
import { formDocument } from '@matai/form-kit/schema'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { failWith, renderScreen, standInServer } from '../../../../testing/render-screen.tsx'
import { SettingsTab } from './settings-tab.tsx'

const base = '/qruser/console/sheet'
const settings: FormSettings = {
  fillers: FormFillers.parse({}),
  submitPage: FormSubmitPage.parse({}),
  limits: FormLimits.parse({}),
  closing: FormClosing.parse({}),
  redirect: null,
  redirectRules: [],
  closingRules: [{ id: 4, when: { join: 'all', tests: [{ component: 'q1', comparison: 'is', value: '已修好' }] } }],
  isOpen: true,
  tips: 0,
  links: 0,
}
const components = [{ id: 'q1', type: 'text', settings: { title: '处理结果' } }]
const form = formDocument.parse({ title: '报修', pages: [{ id: 'p1', components }] })
const slot = { component: 'a', title: '参观', day: '2026-12-01', slot: 'am', from: '09:00', until: '12:00' }
const places = { ...slot, usual: 9, set: null, used: 3 }
const page = (list: object[]) => ({ list, total: list.length, totalIsLowerBound: false, next: null })
const server = standInServer({
  [`${base}/get_setting`]: () => settings,
  [`${base}/link/list`]: () => page([]),
  [`${base}/tip/list`]: () => page([]),
  [`${base}/appoint/list`]: () => page([places]),
  '/qruser/console/qroce/template/sheetlist': () => page([]),
})
beforeEach(() => {
  server.start()
  localStorage.clear()
})
afterEach(() => server.stop())

async function panel(title: string, document = form) {
  await renderScreen(<SettingsTab formId={5} document={document} />, { at: '/formDetail' })
  const heading = await screen.findByRole('heading', { name: title })
  return within(heading.closest('section') as HTMLElement)
}

it('limits how often a form is filled in, and shows at its field what the server refuses', async () => {
  const limits = await panel('能填多少次')
  const issue = { path: ['settings', 'perPersonDay'], message: '每天的次数不能超过总次数' }
  server.answer(`${base}/set_limit`, () => ({ refusal: { ...failWith(1001, '').refusal, data: { issues: [issue] } } }))
  await userEvent.type(limits.getByLabelText('每人每天'), '3')
  await userEvent.click(limits.getByRole('button', { name: '保存' }))
  expect(await limits.findByText('每天的次数不能超过总次数')).toBeTruthy()
  expect(server.asked(`${base}/set_limit`)).toMatchObject([{ formId: 5, settings: { perPersonDay: 3, total: null } }])
})

it('takes named phones, one a line, with their names', async () => {
  const fillers = await panel('谁可以填')
  server.answer(`${base}/set_submit_type`, () => settings)
  await userEvent.click(fillers.getByRole('radio', { name: '指定的手机号' }))
  await userEvent.type(fillers.getByLabelText('可以填的手机号'), '13800138000 王敏\n13900139000')
  await userEvent.click(fillers.getByRole('button', { name: '保存' }))
  await vi.waitFor(() =>
    expect(server.asked(`${base}/set_submit_type`)).toMatchObject([
      {
        settings: {
          who: 'namedPhones',
          phones: [
            { mobile: '13800138000', name: '王敏' },
            { mobile: '13900139000', name: '' },
          ],
        },
      },
    ]),
  )
})

it('says rules in words, and takes them away', async () => {
  const rules = await panel('按答案自动关闭')
  server.answer(`${base}/del_rule`, () => ({ ...settings, closingRules: [] }))
  expect(rules.getByText('“处理结果”是“已修好”')).toBeTruthy()
  await userEvent.click(rules.getByRole('button', { name: '删除：“处理结果”是“已修好”' }))
  await vi.waitFor(() => expect(server.asked(`${base}/del_rule`)).toEqual([{ formId: 5, id: 4 }]))
  await vi.waitFor(() => expect(rules.queryByText('“处理结果”是“已修好”')).toBeNull())
})

it('shows what is booked of each slot, and gives one day other places', async () => {
  const asked = [
    {
      id: 'a',
      type: 'appointment',
      settings: { title: '参观', slots: [{ id: 'am', from: '09:00', until: '12:00', capacity: 9 }] },
    },
  ]
  const visits = await panel(
    '预约名额',
    formDocument.parse({ title: '参观', pages: [{ id: 'p1', components: asked }] }),
  )
  server.answer(`${base}/appoint/set_appoint`, () => ({ ...places, set: 4 }))
  expect(await visits.findByText(/已约 3 \/ 9/)).toBeTruthy()
  await userEvent.click(visits.getByRole('button', { name: '修改名额：2026-12-01 09:00–12:00' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('这一天的名额'), '4')
  await userEvent.click(dialog.getByRole('button', { name: '保存' }))
  await vi.waitFor(() =>
    expect(server.asked(`${base}/appoint/set_appoint`)).toEqual([
      { formId: 5, component: 'a', day: '2026-12-01', slot: 'am', places: 4 },
    ]),
  )
})
