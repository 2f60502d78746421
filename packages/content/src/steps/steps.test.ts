import { expect, it } from 'vitest'
import { blockProblem, finished, newDraft } from '../draft.ts'
import { fillPage } from '../fill-page.ts'
import { blockSamples } from '../sample.ts'

const step = (text: string, upload: string | null = null) => ({ key: text, text, fileId: null, upload })

it('is left out while it is blank, and says what is missing once it was begun', () => {
  expect(finished(newDraft('steps'))).toBeNull()
  expect(blockProblem(newDraft('steps'))).toBeNull()
  expect(blockProblem(newDraft('steps', { title: 'x' }))).toBe('blocks.stepMissing')
  expect(blockProblem(newDraft('steps', { steps: [step('一'), step('', 'on its way')] }))).toBe('blocks.stepMissing')
})

it('is sent without steps that nobody began', () => {
  const sent = finished(newDraft('steps', { steps: [step('一'), step('')] }))
  expect(sent).toMatchObject({ steps: [{ text: '一', fileId: null }] })
})

it('of a batch loses steps that a row leaves empty, and itself with the last', () => {
  const block = {
    ...blockSamples.steps,
    steps: [
      { text: '{{a}}', fileId: null },
      { text: '{{b}}', fileId: null },
    ],
  }
  const filled = (a: string, b: string) => fillPage({ blocks: [block], namePattern: 'x' }, { a, b }).blocks
  expect(filled('一', '')).toMatchObject([{ steps: [{ text: '一' }] }])
  expect(filled('', '')).toEqual([])
})
