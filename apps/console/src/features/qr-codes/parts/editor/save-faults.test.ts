import { expect, it } from 'vitest'
import { blankText, newDraft } from '@matai/content/draft'
import { blankContent } from './code-content.ts'
import { saveFaults } from './save-faults.ts'

const content = {
  ...blankContent,
  name: '',
  directoryId: undefined,
  blocks: [blankText(''), blankText('<p>one</p>'), newDraft('file', { fileId: 'g'.repeat(22) })],
}

it('puts faults at the name, the content, and the block that was sent in that place', () => {
  const faults = saveFaults(
    [
      { path: ['name'], message: 'too long' },
      { path: ['kind'], message: 'one already' },
      { path: ['target'], message: 'stopped' },
      { path: ['blocks'], message: 'too many' },
      { path: ['blocks', 1, 'fileId'], message: 'no such file' },
      { path: ['blocks', 9], message: 'nowhere' },
    ],
    content,
  )
  expect([faults.name, faults.kind, faults.target]).toEqual(['too long', 'one already', 'stopped'])
  expect(faults.content).toBe('too many')
  expect([...faults.blocks]).toEqual([[content.blocks[2]?.id, 'no such file']])
})
