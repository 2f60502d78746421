import type { Component, Exam, FormDocument, Page, Rule, Translation } from '@matai/form-kit/schema'
import { type History, redo, startHistory, step, undo } from '../../../../../ui/history.ts'
import * as arrange from './arrange.ts'

/** One edit of a form. Moments (`at`, in milliseconds) and new ids are passed in. */
export type FormEdit =
  | { do: 'set'; change: Partial<Pick<FormDocument, 'title' | 'intro' | 'submitLabel' | 'numbered'>>; at: number }
  | { do: 'add'; components: readonly Component[]; to: arrange.PlaceOnPage; at: number }
  | { do: 'change'; id: string; settings: object; field: string; at: number }
  | { do: 'move'; id: string; to: arrange.PlaceOnPage; at: number }
  | { do: 'nudge'; id: string; by: 1 | -1; at: number }
  | { do: 'duplicate'; id: string; copy: string; at: number }
  | { do: 'remove'; id: string; at: number }
  | { do: 'addPage'; after: string; at: number }
  | { do: 'changePage'; id: string; change: Partial<Pick<Page, 'title' | 'draw'>>; at: number }
  | { do: 'movePage'; id: string; by: 1 | -1; at: number }
  | { do: 'removePage'; id: string; at: number }
  | { do: 'setRules'; rules: Rule[]; field: string; at: number }
  | { do: 'setTranslation'; translation: Translation | null; field: string; at: number }
  | { do: 'setExam'; exam: Exam | null; at: number }
  | { do: 'replace'; document: FormDocument; at: number }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'startAgain'; document: FormDocument }

export function editForm(state: History<FormDocument>, edit: FormEdit): History<FormDocument> {
  switch (edit.do) {
    case 'undo':
      return undo(state)
    case 'redo':
      return redo(state)
    case 'startAgain':
      return startHistory(edit.document)
    default:
      return step(state, changed(state.present, edit), { at: edit.at, ...fieldOf(edit) })
  }
}

type Change = Exclude<FormEdit, { do: 'undo' | 'redo' | 'startAgain' }>

/** Where letters that follow each other make one step of undo. */
function fieldOf(edit: Change): { field?: string } {
  if (edit.do === 'set') return { field: Object.keys(edit.change).join() }
  if (edit.do === 'change') return { field: `${edit.id}.${edit.field}` }
  if (edit.do === 'changePage') return { field: `${edit.id}.${Object.keys(edit.change).join()}` }
  if (edit.do === 'setTranslation') return { field: `translation.${edit.field}` }
  if (edit.do === 'setRules') return { field: `rules.${edit.field}` }
  return {}
}

function changed(document: FormDocument, edit: Change): FormDocument {
  switch (edit.do) {
    case 'set':
      return { ...document, ...edit.change }
    case 'add':
      return arrange.insert(document, edit.components, edit.to)
    case 'change':
      return arrange.change(document, edit.id, edit.settings)
    case 'move':
      return arrange.move(document, edit.id, edit.to)
    case 'nudge':
      return arrange.nudge(document, edit.id, edit.by)
    case 'duplicate':
      return arrange.duplicate(document, edit.id, edit.copy)
    case 'remove':
      return arrange.remove(document, edit.id)
    case 'addPage':
      return arrange.addPage(document, edit.after)
    case 'changePage':
      return arrange.changePage(document, edit.id, edit.change)
    case 'movePage':
      return arrange.movePage(document, edit.id, edit.by)
    case 'removePage':
      return arrange.removePage(document, edit.id)
    case 'setRules':
      return { ...document, rules: edit.rules }
    case 'setTranslation':
      return { ...document, translation: edit.translation }
    case 'setExam':
      return { ...document, exam: edit.exam }
    case 'replace':
      return edit.document
  }
}
