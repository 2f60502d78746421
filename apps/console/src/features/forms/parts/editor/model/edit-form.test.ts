import { type FormDocument, formDocument } from '@matai/form-kit/schema'
import { createTranslator } from '@matai/i18n'
import { newComponent } from '@matai/form-kit/editor'
import { expect, it } from 'vitest'
import { startHistory } from '../../../../../ui/history.ts'
import { editForm, type FormEdit } from './edit-form.ts'

const say = createTranslator('zh')
const named = (id: string) => ({ ...newComponent('name', { newId: () => id, say }), id })
const begun: FormDocument = formDocument.parse({
  title: '点检',
  pages: [
    { id: 'p1', components: [named('a'), named('b')] },
    { id: 'p2', components: [named('c')] },
  ],
})
const order = ({ pages }: FormDocument) =>
  pages.map(({ id, components }) => [id, ...components.map((one) => one.id)].join(' '))
const after = (...edits: FormEdit[]) => edits.reduce(editForm, startHistory(begun))
const ordered = (...edits: FormEdit[]) => order(after(...edits).present)

it('puts components where they are wanted', () => {
  const added = named('n')
  expect(ordered({ do: 'add', components: [added], to: { page: 'p1', at: 1 }, at: 0 })).toEqual(['p1 a n b', 'p2 c'])
  expect(ordered({ do: 'move', id: 'a', to: { page: 'p2', at: 1 }, at: 0 })).toEqual(['p1 b', 'p2 c a'])
  expect(ordered({ do: 'move', id: 'a', to: { page: 'p1', at: 1 }, at: 0 })).toEqual(['p1 b a', 'p2 c'])
  expect(ordered({ do: 'duplicate', id: 'a', copy: 'd', at: 0 })).toEqual(['p1 a d b', 'p2 c'])
  expect(ordered({ do: 'remove', id: 'b', at: 0 })).toEqual(['p1 a', 'p2 c'])
})

it('steps over the edge of a page', () => {
  expect(ordered({ do: 'nudge', id: 'b', by: 1, at: 0 })).toEqual(['p1 a', 'p2 b c'])
  expect(ordered({ do: 'nudge', id: 'c', by: -1, at: 0 })).toEqual(['p1 a b c', 'p2'])
  expect(ordered({ do: 'nudge', id: 'a', by: -1, at: 0 })).toEqual(['p1 a b', 'p2 c'])
})

it('keeps the questions of a page that is taken away, and the last page', () => {
  expect(ordered({ do: 'removePage', id: 'p2', at: 0 })).toEqual(['p1 a b c'])
  expect(ordered({ do: 'removePage', id: 'p1', at: 0 })).toEqual(['p2 a b c'])
  const one = [{ do: 'removePage', id: 'p1', at: 0 } as const, { do: 'removePage', id: 'p2', at: 0 } as const]
  expect(ordered(...one)).toEqual(['p2 a b c'])
  expect(ordered({ do: 'movePage', id: 'p2', by: -1, at: 0 })).toEqual(['p2 c', 'p1 a b'])
})

it('takes letters of one field back at once, and everything else step by step', () => {
  const typed = ['点', '点检', '点检表'].map((title, at): FormEdit => ({ do: 'set', change: { title }, at }))
  const state = after(...typed, { do: 'remove', id: 'a', at: 5_000 })
  const once = editForm(state, { do: 'undo' })
  expect([once.present.title, order(once.present)]).toEqual(['点检表', ['p1 a b', 'p2 c']])
  expect(editForm(once, { do: 'undo' }).present.title).toBe('点检')
})
