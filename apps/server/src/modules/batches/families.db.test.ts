import { createDecoder } from '@matai/qr/scan-check'
import { createTranslator, languages } from '@matai/i18n'
import { defaultStyle } from '@matai/qr'
import { columnsOf, families, familyLooks, labelPresets } from '@matai/label/presets'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { base64, check, childrenOf, makeTemplate, work } from './batches.fixture.ts'

let app: TestApp
let owner: SignedUp
const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
const decoder = createDecoder(new Uint8Array(wasm).buffer)

beforeAll(async () => {
  app = await startTestApp({ environment: { LOG_LEVEL: 'silent' } })
  owner = await app.signUp({ tier: 'flagship' })
}, 180_000)
afterAll(() => app.close())

/** Labels of a trade in one language, with the columns of their batch template that they show. */
const printed = languages.flatMap((language) =>
  families.map((key) => {
    const say = createTranslator(language)
    const design = labelPresets.find((preset) => preset.key === key)?.make(say)
    if (!design) throw new Error(`no label for ${key}`)
    const shown = design.layers.flatMap((layer) =>
      layer.type === 'field' && layer.field === 'column' ? [layer.column] : [],
    )
    return { language, key, design, columns: columnsOf(say, key).filter((name) => shown.includes(name)) }
  }),
)

/** What a label says to a reader when it is drawn at 200 dpi. */
async function decoded(svg: string): Promise<string | null> {
  const page = sharp(Buffer.from(svg), { density: 200 }).flatten({ background: '#fff' }).ensureAlpha().raw()
  const { data, info } = await page.toBuffer({ resolveWithObject: true })
  return (await decoder)({ data: new Uint8ClampedArray(data), width: info.width, height: info.height })
}

describe('labels of a trade on paper', () => {
  it.each(printed)(
    '$key in $language: every value is printed, every code is read, nothing is scaled',
    async (family) => {
      const { design, columns, key, language } = family
      const rows = ['A', 'B', 'C'].map((row) => columns.map((_, at) => `${row}${at}${key.slice(0, 2)}`))
      const template = await makeTemplate(owner, {
        name: `${key} ${language}`,
        columns: columns.map((name, at) => ({ key: `c${at}`, name, required: at === 0 })),
        blocks: [{ id: 'a', type: 'richText', html: `<p>{{${columns[0]}}}</p>` }],
        namePattern: `{{${columns[0]}}}`,
        keyColumn: 'c0',
        style: { ...defaultStyle, ...familyLooks[key] },
      })
      const sheet = [columns, ...rows].map((row) => row.join(',')).join('\n')
      const { id: importId } = await check(owner, template.id, base64(sheet))
      await owner.client.batches.createQrCodes({ importId })
      await work(app, owner, importId)
      const codes = (await childrenOf(owner, template.id)).map(({ code }) => code)
      expect(codes).toHaveLength(rows.length)

      const label = await owner.client.labels.save({ name: `${key} ${language}`, design })
      const paper = { kind: 'roll' as const, width: design.width, height: design.height }
      const { task } = await owner.client.labels.print({
        ids: codes.map(({ id }) => id),
        settings: { paper, labelTemplateId: label.id },
      })
      await app.modules.exports.work()
      expect(await owner.client.exports.taskInfo({ id: task.id })).toMatchObject({ state: 'done', problem: '' })
      const answer = await app.fetch(`/qruser/console/export/task_file?id=${task.id}`, {
        headers: { Authorization: `Bearer ${owner.token}` },
      })
      const pages = readPdf(Buffer.from(await answer.arrayBuffer()))
      expect(pages).toHaveLength(codes.length)
      for (const [place, { svg, lines, width, height }] of pages.entries()) {
        expect([width, height].map((points) => (points * 25.4) / 72)).toEqual([
          expect.closeTo(design.width, 1),
          expect.closeTo(design.height, 1),
        ])
        const words = lines.join('')
        const row = rows.find(([first = '']) => words.includes(first))
        for (const value of row ?? ['no row']) expect(words).toContain(value)
        expect(codes.map(({ url }) => url)).toContain(await decoded(svg))
        expect(words, `label ${place}`).not.toContain('?')
      }
    },
  )
})
