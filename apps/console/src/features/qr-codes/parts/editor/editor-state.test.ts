import { describe, expect, it } from 'vitest'
import { blankText, newDraft } from '@matai/content/draft'
import { blankContent, type CodeContent } from './code-content.ts'
import { type Edit, type EditorState, editContent } from './editor-state.ts'
import { startHistory } from '../../../../ui/history.ts'

const first = { ...blankText('<p>one</p>'), id: 'first' }
const second = { ...blankText('<p>two</p>'), id: 'second' }
const begun: CodeContent = { ...blankContent, name: 'Pump', directoryId: 1, blocks: [first, second] }

function after(...edits: Edit[]): EditorState {
  return edits.reduce(editContent, startHistory(begun))
}

const ids = (state: EditorState) => state.present.blocks.map(({ id }) => id)

describe('editContent', () => {
  it('adds a block after another and takes it back', () => {
    const added = after({ do: 'add', blocks: [{ ...first, id: 'third' }], after: 'first', at: 0 })
    expect(ids(added)).toEqual(['first', 'third', 'second'])
    expect(ids(editContent(added, { do: 'undo' }))).toEqual(['first', 'second'])
  })

  it('takes back several steps and brings them again in the same order', () => {
    const edited = after({ do: 'remove', id: 'first', at: 0 }, { do: 'rename', name: 'Valve', at: 1 })
    const back = [edited, 1, 2].reduce<EditorState>((state) => editContent(state, { do: 'undo' }), edited)
    expect(back.present).toEqual(begun)
    const again = editContent(editContent(back, { do: 'redo' }), { do: 'redo' })
    expect(again.present).toEqual(edited.present)
    expect(editContent(again, { do: 'redo' })).toBe(again)
  })

  it('makes one step of letters typed in one go, and another after a pause', () => {
    const typed = after(
      { do: 'rename', name: 'P', at: 0 },
      { do: 'rename', name: 'Pu', at: 300 },
      { do: 'rename', name: 'Pum', at: 5_000 },
    )
    const once = editContent(typed, { do: 'undo' })
    expect(once.present.name).toBe('Pu')
    expect(editContent(once, { do: 'undo' }).present.name).toBe('Pump')
  })

  it('keeps changes of two fields apart however fast they come', () => {
    const typed = after(
      { do: 'change', block: { ...first, html: '<p>1</p>' }, field: 'html', at: 0 },
      { do: 'change', block: { ...second, html: '<p>2</p>' }, field: 'html', at: 1 },
    )
    expect(typed.past).toHaveLength(2)
  })

  it('makes one step of an address typed in one go', () => {
    const chosen = after(
      { do: 'retarget', target: 'https://a', at: 10 },
      { do: 'retarget', target: 'https://a.example', at: 20 },
    )
    expect(chosen.present).toMatchObject({ target: 'https://a.example', blocks: [first, second] })
    expect(editContent(chosen, { do: 'undo' }).present).toMatchObject({ target: '' })
  })

  it('moves a block, and makes no step of a move to where it stands', () => {
    expect(ids(after({ do: 'move', id: 'first', to: 1, at: 0 }))).toEqual(['second', 'first'])
    expect(ids(after({ do: 'move', id: 'first', to: 99, at: 0 }))).toEqual(['second', 'first'])
    expect(after({ do: 'move', id: 'first', to: 0, at: 0 }).past).toEqual([])
  })

  it('duplicates a block under a new id, next to it', () => {
    const [one, copy] = after({ do: 'duplicate', id: 'first', at: 0 }).present.blocks
    expect(copy).toEqual({ ...one, id: copy?.id })
    expect(copy?.id).not.toBe('first')
  })

  it('gives an uploaded file to every moment, so that undo does not lose it', () => {
    const picture = newDraft('picture', { upload: 'up' })
    const arrived = after(
      { do: 'add', blocks: [picture], at: 0 },
      { do: 'rename', name: 'Valve', at: 1 },
      { do: 'fileArrived', upload: 'up', fileId: 'file' },
    )
    const back = editContent(arrived, { do: 'undo' })
    expect(back.present.name).toBe('Pump')
    expect(back.present.blocks.at(-1)).toEqual({ ...picture, fileId: 'file', upload: null })
  })
})
