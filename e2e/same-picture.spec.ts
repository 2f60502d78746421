import { readFileSync } from 'node:fs'
import {
  bodyTypes,
  compose,
  defaultStyle,
  eyeTypes,
  frameTypes,
  gradientWays,
  logoShapes,
  type QrStyle,
  type Shape,
  shapesToSvg,
} from '@matai/qr'
import { presets } from '@matai/qr/presets'
import { expect, type Page, test } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { fontFile, rasterise, rasterisePng } from '../packages/qr/test/rasterise.ts'

const content = 'http://127.0.0.1:8080/q/AbC23xyz'
/** The share of pixels that may differ. */
const most = 0.001
/** By how many of 255 steps a colour may differ. */
const unseen = 3
const cell = { width: 400, height: 600 }
const [across, down] = [5, 4]
const sheet = { width: across * cell.width, height: down * cell.height }

const picture = (svg: string) => `data:image/png;base64,${rasterisePng(svg).toString('base64')}`
const logo = picture(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120"><rect width="120" height="120" fill="#0b6b50"/><circle cx="60" cy="60" r="34" fill="#fff"/></svg>',
)
const wideLogo = picture(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"><rect width="300" height="120" fill="#0b6b50"/><circle cx="60" cy="60" r="34" fill="#fff"/></svg>',
)
const background = picture(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#9fd3c0"/><circle cx="130" cy="150" r="110" fill="#f2b8a0"/><path d="M200 300l90-170 110 170z" fill="#3c7a64"/></svg>',
)

const gradient = { foreType: 'gradient', foreColor: '#7A1020', foreColorTwo: '#123A8C' } as const

/** Everything that a style can show, a few of each together. */
function styles(): Map<string, Partial<QrStyle>> {
  const all = new Map<string, Partial<QrStyle>>()
  for (const bodyType of bodyTypes) all.set(`body ${bodyType}`, { bodyType })
  for (const [at, eyeType] of eyeTypes.entries()) {
    const eyeInType = eyeTypes[(at + 4) % eyeTypes.length] ?? null
    all.set(`eye ${eyeType} around ${eyeInType}`, { eyeType, eyeInType, rotate: 90 })
  }
  for (const frameType of frameTypes) {
    const [frameText, embedText] = ['扫一扫 Scan', 'A-01 消防栓']
    all.set(`frame ${frameType}`, { frameType, frameColor: '#0B6B50' })
    all.set(`frame ${frameType} with words`, { frameType, frameText, embedText, frameColor: '#FFD84D', margin: 4 })
  }
  for (const [at, bodyType] of bodyTypes.entries()) {
    const gradientWay = gradientWays[at % gradientWays.length] ?? 'horizontal'
    all.set(`gradient ${gradientWay} in ${bodyType}`, { ...gradient, gradientWay, bodyType, eyeType: 'circle' })
  }
  for (const logoShap of logoShapes) {
    all.set(`logo ${logoShap}`, { logoUrl: '/logo', logoShap })
    all.set(`wide logo ${logoShap} with a shadow`, { logoUrl: '/wide', logoShap, logoShadow: true, bodyType: 'dots' })
  }
  all.set('picture under the code', { bgUrl: '/bg', embedText: 'A-01' })
  all.set('picture in a frame', { bgUrl: '/bg', bgFade: 40, frameType: 'badge', frameText: '扫一扫' })
  for (const { id, look } of presets) all.set(`preset ${id}`, look)
  return all
}

interface Placed {
  name: string
  left: number
  top: number
  height: number
}

/** Drawings side by side on sheets, each 400 pixels wide as when it is alone. */
function sheetsOf(all: Map<string, Partial<QrStyle>>): { svg: string; placed: Placed[] }[] {
  const sheets: { shapes: Shape[]; placed: Placed[] }[] = []
  // Those with words first: only their sheets need the font, which takes long to read.
  const wordsFirst = [...all].toSorted(([, one], [, other]) => Number(hasWords(other)) - Number(hasWords(one)))
  for (const [at, [name, look]] of wordsFirst.entries()) {
    const place = at % (across * down)
    if (place === 0) sheets.push({ shapes: [], placed: [] })
    const pictures = { logo: look.logoUrl === '/wide' ? wideLogo : logo, background }
    const composed = compose(content, { ...defaultStyle, ...look }, pictures)
    const [left, top] = [(place % across) * cell.width, Math.floor(place / across) * cell.height]
    const scale = cell.width / composed.width
    sheets.at(-1)?.shapes.push({ kind: 'group', x: left, y: top, scale, shapes: composed.shapes })
    sheets.at(-1)?.placed.push({ name, left, top, height: composed.pixelHeight })
  }
  return sheets.map(({ shapes, placed }) => ({ svg: shapesToSvg({ ...sheet, shapes }, sheet), placed }))
}

function hasWords({ embedText, frameText }: Partial<QrStyle>): boolean {
  return Boolean(embedText || frameText)
}

/** A sheet's pixels as a browser's canvas has them. */
async function pixelsInBrowser(page: Page, svg: string): Promise<Uint8Array> {
  const png = await page.evaluate(
    async ({ drawing, width, height }) => {
      const canvas = document.createElement('canvas')
      ;[canvas.width, canvas.height] = [width, height]
      const image = new Image()
      // A drawing in a picture sees none of the page's fonts: it brings its own.
      const face = drawing.includes('<text') ? await (await fetch('/font-of-this-test')).text() : ''
      image.src = URL.createObjectURL(new Blob([drawing.replace('>', `>${face}`)], { type: 'image/svg+xml' }))
      await image.decode()
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/png')
    },
    { drawing: svg, ...sheet },
  )
  return sharp(Buffer.from(png.split(',')[1] ?? '', 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer()
}

function cut(pixels: Uint8Array, { left, top, height }: Placed): Uint8Array {
  const part = new Uint8Array(cell.width * height * 4)
  for (let line = 0; line < height; line++) {
    const from = ((top + line) * sheet.width + left) * 4
    part.set(pixels.subarray(from, from + cell.width * 4), line * cell.width * 4)
  }
  return part
}

/** The share of pixels in which two sheets differ at a place: in shape, softened edges aside, or in colour. */
function difference(one: Uint8Array, other: Uint8Array, place: Placed): number {
  const { width } = cell
  const pixels = pixelmatch(cut(one, place), cut(other, place), undefined, width, place.height)
  return Math.max(pixels, otherColours(one, other, place)) / (width * place.height)
}

/** Pixels among neighbours of their own colour that have another one; what compares shapes overlooks a little of it. */
function otherColours(one: Uint8Array, other: Uint8Array, { left, top, height }: Placed): number {
  const neighbours = [-4, 4, -sheet.width * 4, sheet.width * 4]
  let count = 0
  for (let y = top + 1; y < top + height - 1; y++) {
    for (let x = left + 1; x < left + cell.width - 1; x++) {
      const at = (y * sheet.width + x) * 4
      const isInside = neighbours.every((step) => stepsApart(one, at, one, at + step) <= 2 * unseen)
      if (isInside && stepsApart(one, at, other, at) > unseen) count++
    }
  }
  return count
}

function stepsApart(one: Uint8Array, at: number, other: Uint8Array, there: number): number {
  const apart = (part: number) => Math.abs((one[at + part] ?? 0) - (other[there + part] ?? 0))
  return Math.max(apart(0), apart(1), apart(2))
}

test.beforeEach(async ({ page }) => {
  const font = readFileSync(fontFile).toString('base64')
  const face = `<style>@font-face{font-family:'Noto Sans SC';src:url(data:font/ttf;base64,${font})}</style>`
  await page.route('**/font-of-this-test', (route) => route.fulfill({ body: face }))
  await page.route('**/empty-page', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto('/empty-page')
})

test('browser and server draw the same picture of every shape', { tag: '@once' }, async ({ page }) => {
  const others: string[] = []
  for (const { svg, placed } of sheetsOf(styles())) {
    const [browser, server] = [await pixelsInBrowser(page, svg), new Uint8Array(rasterise(svg).data)]
    for (const place of placed) {
      const share = difference(browser, server, place)
      if (share >= most) others.push(`${place.name}: ${(share * 100).toFixed(3)} %`)
    }
  }
  expect(others).toEqual([])
})

test('a gradient that runs otherwise is another picture', { tag: '@once' }, async ({ page }) => {
  const shapes = bodyTypes.filter((_, at) => at % 5 === 1)
  const sheetIn = (change: Partial<QrStyle>) =>
    sheetsOf(new Map(shapes.map((bodyType) => [bodyType, { ...gradient, bodyType, ...change }])))[0]
  const right = sheetIn({})
  const wrong = {
    'the other way': sheetIn({ gradientWay: 'vertical' })?.svg,
    backwards: sheetIn({ foreColor: gradient.foreColorTwo, foreColorTwo: gradient.foreColor })?.svg,
    'to another colour': sheetIn({ foreColorTwo: '#125A6C' })?.svg,
    'in a hurry': right?.svg.replaceAll('<stop offset="1"', '<stop offset=".7"'),
  }
  const browser = await pixelsInBrowser(page, right?.svg ?? '')
  for (const [name, svg = ''] of Object.entries(wrong)) {
    const server = new Uint8Array(rasterise(svg).data)
    for (const place of right?.placed ?? []) {
      expect(difference(browser, server, place), `${place.name} ${name}`).toBeGreaterThan(10 * most)
    }
  }
})
