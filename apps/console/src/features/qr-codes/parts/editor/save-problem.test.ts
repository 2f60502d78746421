import { expect, it } from 'vitest'
import type { UploadState } from '../../../files/public.ts'
import { blankText, newDraft } from '@matai/content/draft'
import { blankContent, type CodeContent } from './code-content.ts'
import { saveProblem } from './save-problem.ts'

const words = blankText('<p>words</p>')
const content = (change: Partial<CodeContent>): CodeContent => ({
  ...blankContent,
  name: 'Pump',
  directoryId: undefined,
  blocks: [words],
  ...change,
})
const upload = (step: UploadState['step']) =>
  new Map([['up', { id: 'up', name: 'a', size: 1, sent: 0, step, reason: null }]])
const waiting = content({ blocks: [words, newDraft('picture', { upload: 'up' })] })

it.each([
  ['nothing', content({}), new Map(), undefined],
  ['a missing name', content({ name: '  ' }), new Map(), 'errors.nameEmpty'],
  ['missing content', content({ blocks: [blankText('<p> &nbsp;</p>')] }), new Map(), 'qrCodes.contentEmpty'],
  ['a running upload', waiting, upload('sending'), 'files.uploadPending'],
  ['a failed upload', waiting, upload('failed'), 'qrCodes.uploadsFailed'],
  ['an upload that a reload cut off', waiting, new Map(), 'qrCodes.uploadsFailed'],
  ['a jump without an address', content({ kind: 'jump' }), new Map(), 'kinds.targetMissing'],
  ['a jump to a script', content({ kind: 'jump', target: 'javascript:alert(1)' }), new Map(), 'kinds.targetWrong'],
  ['nothing in a jump', content({ kind: 'jump', target: ' https://example.com ', blocks: [] }), new Map(), undefined],
])('finds %s', (_, given, uploads, phrase) => {
  expect(saveProblem(given, uploads)?.phrase).toBe(phrase)
})
