import { createTranslator } from '@matai/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import type { AnswerProblem } from '../../document/check-answers.ts'
import { answersOf, component, form, when } from '../../document/form.fixture.ts'
import type { Answers, FormDocument } from '../../document/form-document.ts'
import { fillOf } from '../../fills.ts'
import { componentTypes, schemaOf } from '../../maps/schemas.ts'
import { contextFor } from '../context.fixture.ts'
import type { FormFillProps } from './fill-props.ts'
import { FormFill } from './form-fill.tsx'
import { FormPages } from './form-pages.tsx'

afterEach(cleanup)

function open(document: FormDocument, more: Partial<FormFillProps> & { given?: Answers } = {}) {
  const onSubmit = vi.fn<FormFillProps['onSubmit']>()
  function Page({ problems }: { problems: readonly AnswerProblem[] }) {
    const [answers, setAnswers] = useState<Answers>(more.given ?? {})
    return (
      <FormFill
        document={document}
        answers={answers}
        onAnswers={setAnswers}
        onSubmit={onSubmit}
        faceOf={schemaOf}
        fillOf={fillOf}
        context={contextFor(undefined)}
        problems={problems}
        isSending={false}
        {...more}
      />
    )
  }
  const { rerender } = render(<Page problems={[]} />)
  const say = (problems: readonly AnswerProblem[]) => rerender(<Page problems={problems} />)
  return { onSubmit, user: userEvent.setup(), say }
}

const name = component('name', 'name', { title: '姓名', required: true })
const note = component('note', 'text', { title: '备注', min: null, max: null, mask: '', hint: '' })
const sex = component('sex', 'sex', { title: '性别' })

it('goes page by page, and shows what is wrong only when somebody tried', async () => {
  const { user, onSubmit } = open(form([[name], [note]]))
  expect(screen.queryByText('请填写这一题')).toBeNull()
  await user.click(screen.getByRole('button', { name: '下一页' }))
  const field = screen.getByLabelText(/姓名/)
  expect(document.activeElement).toBe(field)
  expect(screen.getByText('请填写这一题')).toBeTruthy()
  await user.type(field, '王明')
  expect(screen.queryByText('请填写这一题')).toBeNull()
  await user.click(screen.getByRole('button', { name: '下一页' }))
  expect(screen.getByText('第 2 页，共 2 页')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '提交' }))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: '王明' })
})

it('stays on the page that whoever draws it keeps, and on the first where that one is gone', async () => {
  const onPage = vi.fn<(pageId: string) => void>()
  const pages = (pageId: string) => (
    <FormPages
      document={form([[name], [note]])}
      answers={{ name: '王明' }}
      onAnswers={() => {}}
      onSubmit={() => {}}
      faceOf={schemaOf}
      fillOf={fillOf}
      context={contextFor(undefined)}
      isSending={false}
      pageId={pageId}
      onPage={onPage}
    />
  )
  const { rerender } = render(pages('gone'))
  await userEvent.click(screen.getByRole('button', { name: '下一页' }))
  expect(onPage).toHaveBeenCalledExactlyOnceWith('p2')
  expect(screen.getByText('第 1 页，共 2 页')).toBeTruthy()
  rerender(pages('p2'))
  expect(screen.getByText('第 2 页，共 2 页')).toBeTruthy()
})

it('asks what the rules ask for, and keeps what was hidden out of the record', async () => {
  const rules = [{ id: 'r1', kind: 'show', when: when('sex', 'is', 'female'), targets: ['note'] }]
  const { user, onSubmit } = open(form([[sex, note]], { rules }))
  expect(screen.queryByLabelText(/备注/)).toBeNull()
  await user.click(screen.getByRole('radio', { name: '女' }))
  await user.type(screen.getByLabelText(/备注/), '早到')
  await user.click(screen.getByRole('radio', { name: '男' }))
  await user.click(screen.getByRole('button', { name: '提交' }))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ sex: 'male' })
})

it('goes back to the page of what the server found, until it is answered anew', async () => {
  const { user, say } = open(form([[name], [note]]), { given: { name: '王明' } })
  await user.click(screen.getByRole('button', { name: '下一页' }))
  await user.click(screen.getByRole('button', { name: '提交' }))
  say([{ component: 'name', phrase: 'formProblems.tooLong', params: { most: 1 }, path: [] }])
  const field = await screen.findByLabelText(/姓名/)
  expect(screen.getByText('最多 1 个字')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  await user.type(field, '明')
  expect(screen.queryByText('最多 1 个字')).toBeNull()
})

it('hands in when the upload on its way is done', async () => {
  const document = form([[component('sign', 'file', { title: '附件', endings: [] })]])
  let arrive = (_: { fileId: string }) => {}
  const upload = () => new Promise<{ fileId: string }>((resolve) => (arrive = resolve))
  const { user, onSubmit } = open(document, { context: { ...contextFor(undefined), upload } })
  await user.upload(screen.getByLabelText('添加文件'), new File(['x'], 'a.pdf'))
  await user.click(screen.getByRole('button', { name: '提交' }))
  expect(screen.getByText('正在等上传完成，传完就提交')).toBeTruthy()
  expect(onSubmit).not.toHaveBeenCalled()
  arrive({ fileId: 'a-report-of-three-page' })
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
})

it('computes and fills in as it goes', async () => {
  const number = (id: string) =>
    component(id, 'number', { title: id, unit: '', min: null, max: null, decimals: null, initial: null })
  const rules = [
    { id: 'r1', kind: 'compute', target: 'sum', value: { sum: [{ answer: 'a' }, { number: '2' }] }, decimals: 0 },
    { id: 'r2', kind: 'fill', target: 'b', from: { is: 'answer', name: 'a' } },
  ]
  const { user, onSubmit } = open(form([[number('a'), number('b'), number('sum')]], { rules }))
  const sum = screen.getByRole('status', { name: /sum/ })
  expect(sum.textContent).toBe('2')
  await user.type(screen.getByLabelText(/^1\. a/), '3')
  expect(sum.textContent).toBe('5')
  await user.click(screen.getByRole('button', { name: '提交' }))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ a: '3', b: '3', sum: '5' })
})

it('stands in the HTML of a server with every component there is', () => {
  const components = componentTypes.map((type) => component(type, type))
  const html = renderToStaticMarkup(
    <FormFill
      document={form([components])}
      answers={answersOf(components)}
      onAnswers={() => {}}
      onSubmit={() => {}}
      faceOf={schemaOf}
      fillOf={fillOf}
      context={{ ...contextFor(undefined), say: createTranslator('en') }}
      isSending={false}
    />,
  )
  for (const type of componentTypes) expect(html).toContain(`id="q-${type}"`)
})
