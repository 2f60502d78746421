import type { Block } from '@matai/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { mintAccountId } from '../../../platform/db/account-id.ts'
import { createRichTextCleaner } from '../../../platform/rich-text/rich-text-cleaner.ts'
import { createCleaning } from './clean-blocks.ts'

const richText = createRichTextCleaner()
const clean = createCleaning({ richText })
afterAll(() => richText.close())

const account = mintAccountId(1)
const text = (html: string): Block => ({ id: 'a', type: 'richText', html })
const line: Block = { id: 'b', type: 'divider', look: 'line' }
/** Blocks of one page, each with an id of its own. */
const page = (blocks: Block[]) => blocks.map((block, place) => ({ ...block, id: `b${place}` }))

describe('blocks that are kept', () => {
  it('have clean texts, each at its place', async () => {
    const blocks = [line, text('<p onclick="x()">一</p>'), line, text(`<p>${'二'.repeat(5_000)}</p><script>x</script>`)]
    const kept = [line, text('<p>一</p>'), line, text(`<p>${'二'.repeat(5_000)}</p>`)]
    expect(await clean(page(blocks), account)).toEqual(page(kept))
  })

  it.each([
    ['nested too deeply', [text('<b>'.repeat(33_000))], 0, 'blocks.textNested'],
    [
      'of too many elements',
      [line, text('<p></p>'.repeat(14_000)), text('</p>'.repeat(25_000))],
      2,
      'blocks.textCrowded',
    ],
    ['too long once they are cleaned', [text('<p>x</p>'), text('R&D '.repeat(24_000))], 1, 'blocks.textTooLong'],
    ['too much together', Array.from({ length: 4 }, () => text('一'.repeat(90_000))), 3, 'blocks.textTooMuch'],
  ])('are refused by their place when they are %s', async (_, blocks, place, phrase) => {
    const fields = [expect.objectContaining({ path: ['blocks', place, 'html'], phrase })]
    await expect(clean(page(blocks), account)).rejects.toMatchObject({ errorName: 'inputInvalid', phrase, fields })
  })

  it('are refused when they are more than a page can be', async () => {
    const row = Array.from({ length: 12 }, () => '一'.repeat(500))
    const table: Block = { id: 't', type: 'table', title: '', header: row, rows: Array.from({ length: 50 }, () => row) }
    await expect(clean([table], account)).resolves.toHaveLength(1)
    const fields = [expect.objectContaining({ path: ['blocks'], phrase: 'blocks.pageTooLarge' })]
    await expect(clean(page([table, table]), account)).rejects.toMatchObject({ fields })
  })

  it('are cleaned beside everything else when they are long', async () => {
    let turns = 0
    let goesOn = true
    const turn = () => {
      turns += 1
      if (goesOn) setImmediate(turn)
    }
    setImmediate(turn)
    const long = page(Array.from({ length: 3 }, () => text('<p style="color:#fff">x</p>'.repeat(3_500))))
    expect(await clean(long, account)).toEqual(long)
    goesOn = false
    // Cleaned here it would be one turn, or two.
    expect(turns).toBeGreaterThan(20)
  })
})
