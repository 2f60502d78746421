// @vitest-environment happy-dom
import { formDocument } from '@matai/form-kit/schema'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useReducer, useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { renderScreen, standInServer } from '../../../../testing/render-screen.tsx'
import { startHistory } from '../../../../ui/history.ts'
import { editForm } from '../editor/model/edit-form.ts'
import type { FormEditor } from '../editor/use-form-editor.ts'
import { LogicTab } from './logic-tab.tsx'
import { WalkTab } from './walk-tab.tsx'

const number = (id: string, title: string) => ({ id, type: 'number', settings: { title } })
const radio = {
  id: 'r',
  type: 'radio',
  settings: {
    title: '状态',
    options: [
      { id: 'ok', label: '正常' },
      { id: 'bad', label: '异常' },
    ],
  },
}
const document = formDocument.parse({
  title: '点检',
  pages: [{ id: 'p1', components: [radio, number('a', '数量'), number('b', '单价'), number('c', '总价')] }],
  rules: [
    { id: 's', kind: 'show', when: { tests: [{ component: 'r', comparison: 'is', value: 'bad' }] }, targets: ['a'] },
  ],
})
const server = standInServer({})
beforeEach(() => server.start())
afterEach(() => server.stop())

/** What the tabs need of the editor. */
function Edited({ tab: Tab }: { tab: typeof LogicTab }) {
  const [state, edit] = useReducer(editForm, document, startHistory)
  const [chosen, choose] = useState('')
  const media = { files: new Map(), uploads: new Map() } as unknown as FormEditor['media']
  const editor = {
    document: state.present,
    edit,
    chosen,
    choose,
    media,
    canUndo: false,
    canRedo: false,
    goOn: () => {},
  }
  return <Tab editor={editor} />
}

it('says rules in sentences, computes by a formula and names what cannot be read', async () => {
  await renderScreen(<Edited tab={LogicTab} />)
  expect(await screen.findByText('“状态”是“异常”时，显示 “数量”')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '添加“计算”规则' }))
  const formula = screen.getByLabelText('怎么算')
  await userEvent.clear(formula)
  await userEvent.type(formula, '[[数量] * [[总额]')
  expect(screen.getByText('没有叫“总额”的数字题')).toBeTruthy()
  await userEvent.clear(formula)
  await userEvent.type(formula, '[[数量] * [[单价]')
  expect(screen.getByText('“总价” = [数量] * [单价]')).toBeTruthy()
})

it('walks a path: what is asked follows the answers', async () => {
  await renderScreen(<Edited tab={WalkTab} />)
  const path = within((await screen.findByText('会问到 3 题')).closest('section') as HTMLElement)
  expect(path.getByText(/不会问到/).closest('li')?.textContent).toContain('数量')
  await userEvent.click(screen.getByRole('radio', { name: '异常' }))
  expect(await screen.findByText('会问到 4 题')).toBeTruthy()
})
