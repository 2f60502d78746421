import { compose, defaultStyle, type QrStyle, type Shape } from '@matai/qr'
import { getInstance, scanRGBABuffer } from '@undecaf/zbar-wasm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { createPdfWriter } from './pdf-writer.ts'
import { readPdf } from './read-pdf.fixture.ts'

let logo: string
beforeAll(async () => {
  await getInstance()
  const background = { r: 11, g: 122, b: 91, alpha: 0.9 }
  const png = await sharp({ create: { width: 60, height: 60, channels: 4, background } })
    .png()
    .toBuffer()
  logo = `data:image/png;base64,${png.toString('base64')}`
})

async function write(pages: readonly (readonly Shape[])[]): Promise<Buffer> {
  const bytes: Uint8Array[] = []
  const pdf = createPdfWriter({ title: '标签', language: 'zh', write: (some) => void bytes.push(some) })
  for (const shapes of pages) await pdf.addPage({ width: 210, height: 297, shapes }, { width: 210, height: 297 })
  await pdf.end()
  return Buffer.concat(bytes)
}

/** What all codes of a drawing say, read with a decoder that the product does not use. */
async function codesIn(svg: string): Promise<string[]> {
  const raw = sharp(Buffer.from(svg), { density: 144 }).flatten({ background: '#fff' }).ensureAlpha().raw()
  const { data, info } = await raw.toBuffer({ resolveWithObject: true })
  const found = await scanRGBABuffer(new Uint8Array(data).buffer, info.width, info.height)
  return found.map((one) => one.decode())
}

const looks: Partial<QrStyle>[] = [
  {},
  { bodyType: 'dots', foreColor: '#0B4A7A' },
  { bodyType: 'round', eyeType: 'round', foreType: 'gradient', foreColor: '#0A5A3C', foreColorTwo: '#123A8C' },
  { level: 'H', logoUrl: 'A'.repeat(22) },
]

function page(number: number, captions: string[] = []): { shapes: Shape[]; contents: string[] } {
  const contents = looks.map((_, place) => `https://m.example.com/q/AB${number}x${place}cD`)
  const shapes = contents.flatMap((content, place): Shape[] => {
    const style = { ...defaultStyle, ...looks[place] }
    const code = compose(content, style, { logo: style.logoUrl ? logo : undefined })
    const [x, y] = [15 + (place % 2) * 90, 20 + Math.floor(place / 2) * 100]
    const colour = '#000000'
    return [
      { kind: 'group', x, y, scale: 60 / code.width, rotate: place, shapes: code.shapes },
      {
        kind: 'text',
        x: x + 30,
        y: y + 70,
        size: 4,
        text: captions[place] ?? '',
        anchor: 'middle',
        colour,
        bold: place === 1,
      },
    ]
  })
  return { shapes, contents }
}

describe('a PDF', () => {
  it('holds codes that read as their addresses, page by page, in real measures', async () => {
    const pages = [page(1), page(2)]
    const read = readPdf(await write(pages.map(({ shapes }) => shapes)))
    expect(read).toHaveLength(2)
    for (const [place, { svg, width, height, pictures }] of read.entries()) {
      expect([width / 72, height / 72]).toEqual([expect.closeTo(210 / 25.4), expect.closeTo(297 / 25.4)])
      expect((await codesIn(svg)).toSorted()).toEqual(pages[place]?.contents)
      expect(pictures).toBe(1)
    }
  })

  it('holds letters that can be copied, and shows a box where no font has one', async () => {
    const captions = ['灭火器 3号（东）', 'AVenue “To” fi', 'مرحبا', '  \u200b']
    const [read] = readPdf(await write([page(1, captions).shapes]))
    expect(read?.lines).toEqual(['灭火器 3号（东）', 'AVenue “To” fi', '□□□□□', '  '])
  })

  it('holds emoji that can be copied, alone and joined', async () => {
    const captions = ['电话☎ 24小时😀', '👨‍👩‍👧🇨🇳', '1️⃣层 ❤️', '']
    const bytes = await write([page(1, captions).shapes])
    expect(readPdf(bytes)[0]?.lines).toEqual(captions.slice(0, 3))
    expect(bytes.toString('latin1')).toContain('NotoEmoji')
  })

  it('has each picture, font and gradient once, however many pages show it', async () => {
    const one = await write([page(1, ['东']).shapes])
    const many = await write(Array.from({ length: 6 }, () => page(1, ['东']).shapes))
    const count = (file: Buffer, what: string) => file.toString('latin1').split(what).length
    for (const what of ['/Subtype /Image', '/ShadingType 2', '/FontFile2'])
      expect(count(many, what)).toBe(count(one, what))
  })

  it('knows strokes, dashes, opacity and pictures that fill their box', async () => {
    const bytes = await write([
      [
        { kind: 'stroke', data: 'M5 5H100', colour: '#FF0000', thickness: 0.25, dash: [2, 1] },
        { kind: 'path', data: 'M0 0h9v9h-9z', fill: '#00FF00', opacity: 0.5 },
        {
          kind: 'image',
          href: logo,
          x: 1,
          y: 1,
          width: 20,
          height: 10,
          fit: 'cover',
          clip: 'M0 0h9v9h-9z',
          opacity: 0.2,
        },
      ],
    ])
    expect(bytes.toString('latin1')).toContain('/ca 0.5')
    const [read] = readPdf(bytes)
    expect(read?.pictures).toBe(1)
  })
})
