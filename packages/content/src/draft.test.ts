import { describe, expect, it } from 'vitest'
import {
  blockProblem,
  type DraftBlock,
  fileArrived,
  filesNamed,
  finished,
  newDraft,
  pendingUploads,
  toDraft,
} from './draft.ts'
import { blockSamples } from './sample.ts'
import { type Block, blockTypes } from './schema.ts'

const uploadingItem = (upload: string) => ({ key: upload, fileId: null, upload, caption: '', alt: '' })

const stored: Block[] = [
  { id: 'a', type: 'album', layout: 'swipe', items: [{ fileId: 'f', caption: '', alt: '' }] },
  { id: 'b', type: 'audio', fileId: 'f', title: '' },
  { id: 'c', type: 'video', fileId: 'f', title: '', posterFileId: null },
  { id: 'd', type: 'linkButton', text: 'x', url: 'https://example.com' },
  { id: 'e', type: 'table', title: '', header: ['x'], rows: [['']] },
  { id: 'f', type: 'divider', look: 'space' },
]

it.each([...stored, ...Object.values(blockSamples)])('goes through the editor unchanged: $type', (block) => {
  const sent = finished(toDraft(block))
  // An album's items carry a key while they are edited, and nothing else more.
  expect(JSON.parse(JSON.stringify(sent))).toEqual(block)
})

it('leaves out what was not begun, and pictures of an album that have not arrived', () => {
  for (const type of blockTypes.filter((one) => one !== 'divider')) {
    expect(finished(newDraft(type))).toBeNull()
    expect(blockProblem(newDraft(type))).toBeNull()
  }
  expect(finished(newDraft('divider'))).toMatchObject({ look: 'line' })
  const album: DraftBlock = { id: 'a', type: 'album', layout: 'grid', items: [uploadingItem('up')] }
  expect(finished(album)).toBeNull()
  expect(pendingUploads([album])).toEqual(['up'])
})

describe('a finished upload', () => {
  it('goes to the picture of the album and to the poster that wait for it', () => {
    const album: DraftBlock = {
      id: 'a',
      type: 'album',
      layout: 'grid',
      items: [uploadingItem('1'), uploadingItem('2')],
    }
    const video: DraftBlock = {
      ...{ id: 'v', type: 'video', fileId: 'film', upload: null, title: '' },
      ...{ posterFileId: null, posterUpload: '3' },
    } as DraftBlock
    const arrived = fileArrived(fileArrived([album, video], '2', 'second'), '3', 'poster')
    expect(pendingUploads(arrived)).toEqual(['1'])
    expect(filesNamed(arrived)).toEqual(new Set(['second', 'film', 'poster']))
    expect(fileArrived(arrived, 'unknown', 'x')).toBe(arrived)
  })
})

it.each([
  [{ ...newDraft('linkButton'), url: 'https://example.com' }, 'blocks.textMissing'],
  [{ ...newDraft('linkButton'), text: 'x', url: 'javascript:alert(1)' }, 'qrCodes.unsafeLink'],
  [{ ...newDraft('phoneButton'), text: 'x', phone: 'abc' }, 'blocks.phoneWrong'],
  [{ ...newDraft('location'), address: 'x' }, 'blocks.placeMissing'],
  [{ ...newDraft('location'), name: 'x', latitude: 1 }, 'blocks.coordinatesHalf'],
  [{ ...newDraft('phoneButton'), text: 'x', phone: '110' }, null],
] as const)('says what is missing in %o', (block, problem) => expect(blockProblem(block)).toBe(problem))
