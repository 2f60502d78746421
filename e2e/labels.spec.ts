import type { LabelTemplate } from '@matai/contract'
import type { Locator, Page } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { expectClean } from './support/clean.ts'
import { draftNames } from './support/drafts.ts'
import { readPng } from './support/read-code.ts'
import { expect, test } from './support/test.ts'
import { writeCode } from './support/write-code.ts'

const words = { zh: ['消防器材检查卡', '请勿挪用'], en: ['Fire equipment', 'Do not move'] } as const

/** A layer: what adds it, how much it grows, how far it goes from the middle; millimetres. */
interface Wanted {
  /** Its button, and its letter. */
  add: string
  key: string
  /** Which field, in their order. */
  field?: number
  text?: string
  grow: [x: number, y: number]
  move: [x: number, y: number]
}

type Say = (key: never) => string

function wantedLayers(say: Say, [first, second]: readonly [string, string]): Wanted[] {
  const layer = (type: string) => ({
    add: say(`labelEditor.layer_${type}` as never),
    key: type[0] ?? '',
  })
  return [
    { ...layer('rectangle'), grow: [40, -5], move: [-20, -15] },
    { ...layer('text'), text: first, grow: [0, 0], move: [-10, -15] },
    { ...layer('code'), grow: [0, 0], move: [-20.5, 5] },
    { ...layer('field'), field: 0, grow: [-10, 0], move: [20, -5] },
    { ...layer('field'), field: 1, grow: [-10, 0], move: [20, 5] },
    { ...layer('line'), grow: [-10, 0], move: [20, 0] },
    { ...layer('rectangle'), grow: [0, -5], move: [15, 15] },
    { ...layer('text'), text: second, grow: [-20, 0], move: [25, 15] },
  ]
}

const layers = (page: Page) => page.getByRole('listbox').locator('[data-layer]')
const properties = (page: Page, say: Say) => page.getByRole('region', { name: say('labelEditor.properties' as never) })

async function drag(page: Page, from: Locator, [x, y]: readonly [number, number]): Promise<void> {
  const box = await from.boundingBox()
  if (!box) throw new Error('nothing to drag')
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + x / 2, start.y + y / 2, { steps: 3 })
  await page.mouse.move(start.x + x, start.y + y, { steps: 3 })
  await page.mouse.up()
}

async function withMouse(page: Page, say: Say, wanted: readonly Wanted[]): Promise<void> {
  const palette = page.getByRole('group', { name: say('labelEditor.add' as never) })
  const sheet = await page.getByRole('listbox').boundingBox()
  const scale = (sheet?.width ?? 0) / 80
  for (const [at, { add, field, text, move, grow }] of wanted.entries()) {
    await palette.getByRole('button', { name: add }).click()
    if (field !== undefined) await page.getByRole('menuitem').nth(field).click()
    await expect(layers(page)).toHaveCount(at + 1)
    if (text) await properties(page, say).getByRole('textbox').first().fill(text)
    const handle = page.locator(grow[1] === 0 ? '.moveable-e' : '.moveable-se').first()
    if (grow[0] !== 0 || grow[1] !== 0) await drag(page, handle, [grow[0] * scale, grow[1] * scale])
    await drag(page, layers(page).nth(at), [move[0] * scale, move[1] * scale])
  }
}

/** Presses an arrow as often as it takes: with Shift five millimetres, alone half of one. */
async function press(page: Page, way: number, [less, more]: readonly [string, string], held = ''): Promise<void> {
  const arrow = way < 0 ? less : more
  const fives = Math.trunc(Math.abs(way) / 5)
  const halves = Math.round((Math.abs(way) - fives * 5) * 2)
  for (let count = 0; count < fives; count++) await page.keyboard.press(`${held}Shift+${arrow}`)
  for (let count = 0; count < halves; count++) await page.keyboard.press(held + arrow)
}

async function withKeyboard(page: Page, say: Say, wanted: readonly Wanted[]): Promise<void> {
  // From the page's start to the canvas, and from there on without leaving it but for the properties.
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.role === 'listbox')) break
  }
  for (const [at, { key, field, text, move, grow }] of wanted.entries()) {
    await page.keyboard.press(key)
    await expect(layers(page).nth(at)).toBeFocused()
    if (text || field) {
      await page.keyboard.press('Enter')
      await expect(properties(page, say).locator('textarea, input').first()).toBeFocused()
      if (text) {
        await page.keyboard.press('Control+a')
        await page.keyboard.insertText(text)
      } else {
        await page.keyboard.press('ArrowDown')
        for (let down = 0; down < (field ?? 0); down++) await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        const shows = properties(page, say).getByRole('combobox').first()
        await expect(shows).toHaveAttribute('aria-expanded', 'false')
      }
      await page.keyboard.press('Escape')
      await expect(layers(page).nth(at)).toBeFocused()
    }
    await press(page, grow[0], ['ArrowLeft', 'ArrowRight'], 'Control+')
    await press(page, grow[1], ['ArrowUp', 'ArrowDown'], 'Control+')
    await press(page, move[0], ['ArrowLeft', 'ArrowRight'])
    await press(page, move[1], ['ArrowUp', 'ArrowDown'])
  }
}

async function saved(page: Page): Promise<LabelTemplate> {
  await expect(page).toHaveURL(/\/beauty\/label\/\d+$/)
  return page.evaluate(
    async (id) => {
      const answer = await fetch('/qruser/console/user/label/template/get_byid', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ id }),
      })
      return (await answer.json()).data
    },
    Number(/\d+$/.exec(page.url())?.[0]),
  )
}

/**
 * The label on the screen as a picture of so many pixels. Chromium sets letters of level lines on whole pixels; turned
 * by what nobody sees it draws them where they are, as a printer does.
 */
async function screenPicture(page: Page, size: { width: number; height: number }): Promise<Buffer> {
  await page.evaluate(async ({ width }) => {
    const drawn = document.querySelector('[role=listbox] svg')?.cloneNode(true)
    if (!(drawn instanceof SVGSVGElement)) throw new Error('no label')
    for (const line of drawn.querySelectorAll('text')) {
      const [x, y] = [line.getAttribute('x'), line.getAttribute('y')]
      line.setAttribute('transform', `rotate(0.03 ${x} ${y})`)
    }
    const { width: across, height: down } = drawn.viewBox.baseVal
    const place = document.createElement('div')
    const measures = `width:${width}px;height:${(width * down) / across}px`
    place.style.cssText = `position:fixed;inset:0 auto auto 0;z-index:9999;text-rendering:geometricPrecision;${measures}`
    place.append(drawn)
    document.body.append(place)
    await document.fonts.ready
  }, size)
  return page.screenshot({ clip: { x: 0, y: 0, ...size } })
}

const pixels = (picture: Buffer) => sharp(picture).flatten({ background: '#fff' }).ensureAlpha().raw().toBuffer()

test('a label by mouse, the same by keyboard, and as it is printed', { tag: '@once' }, async ({
  page,
  register,
  say,
  language,
}) => {
  const speak = say as Say
  const wanted = wantedLayers(speak, words[language])
  await register(page)
  const id = await writeCode(page, { name: `${words[language][0]} 3`, text: 'A' })

  await page.goto('/beauty/label/new?size=80x50')
  await withMouse(page, speak, wanted)
  await page.getByRole('button', { name: say('labelEditor.save'), exact: true }).click()
  const byMouse = await saved(page)

  await page.goto('/beauty/label/new?size=80x50')
  await expect(page.getByRole('listbox')).toBeVisible()
  await withKeyboard(page, speak, wanted)
  for (let pressed = 0; pressed < 6; pressed += 1) await page.keyboard.press('Control+s')
  const byKeyboard = await saved(page)
  const path = '/qruser/console/user/label/template/list'
  const { data: labels } = await (await page.request.post(path, { data: {} })).json()
  expect(labels.total).toBe(2)

  expect(byKeyboard.design.layers).toHaveLength(8)
  for (const [at, layer] of byKeyboard.design.layers.entries()) {
    const { id: _, x, y, width, height, ...look } = byMouse.design.layers[at] ?? layer
    expect(layer).toMatchObject(look)
    // A hand snaps to what lies near.
    for (const [field, value] of Object.entries({ x, y, width, height }))
      expect(Math.abs(layer[field as 'x'] - value), `${at} ${field}`).toBeLessThan(0.9)
  }

  await page.goto(`/beauty/label/${byKeyboard.id}?code=${id}`)
  await expect(page.getByText(say('labelEditor.noProblems'))).toBeVisible()
  await expect(page.getByRole('listbox')).toContainText(`${words[language][0]} 3`)
  await expectClean(page, language, [...words[language], 'mm'])
  const printed = Buffer.from(
    await page.evaluate(
      async (body) => {
        const headers = { 'Content-Type': 'application/json' }
        const answer = await fetch('/label/custom_create', { method: 'POST', headers, body: JSON.stringify(body) })
        return [...new Uint8Array(await answer.arrayBuffer())]
      },
      { design: byKeyboard.design, id, format: 'png', dpi: 150 },
    ),
  )
  expect(await readPng(printed)).toContain(id)
  const { width, height } = await sharp(printed).metadata()
  const shown = await screenPicture(page, { width, height })
  const different = pixelmatch(await pixels(shown), await pixels(printed), undefined, width, height)
  expect(different / (width * height)).toBeLessThan(0.005)
})

test('work on a label is there after a reload, says so, asks before it replaces what was saved since', {
  tag: '@once',
}, async ({ page, register, say }) => {
  await register(page)
  const post = async (path: string, data: object) => {
    const answer = await (await page.request.post(path, { data })).json()
    expect(answer.code).toBe(0)
    return answer.data
  }
  const design = { width: 60, height: 40, layers: [{ id: 'q', type: 'code', x: 5, y: 5, width: 30, height: 30 }] }
  const { id } = await post('/qruser/console/user/label/template/save', { name: '门牌', design })
  const name = page.getByRole('textbox', { name: say('labelEditor.name') })
  const notice = page.getByRole('status').filter({ hasText: say('app.discard') })
  const kept = () => draftNames(page)

  await page.goto(`/beauty/label/${id}`)
  await name.fill('写了一半')
  await expect.poll(kept).toEqual(['写了一半'])
  await page.reload()
  await expect(name).toHaveValue('写了一半')
  await expect(notice).toBeVisible()
  await expect(layers(page)).toHaveCount(1)

  await post('/qruser/console/user/label/template/save', { id, name: '别人的', design })
  await page.reload()
  await expect(name).toHaveValue('写了一半')
  await page.getByRole('button', { name: say('labelEditor.save'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(say('app.elsewhereTitle', { name: '写了一半' }))
  await page.keyboard.press('Escape')
  await notice.getByRole('button', { name: say('app.discard') }).click()
  await dialog.getByRole('button', { name: say('app.discard') }).click()
  await expect(name).toHaveValue('别人的')
  await expect.poll(kept).toEqual([])

  // What was thrown away is no longer in the way of saving.
  await name.fill('新的名字')
  await page.getByRole('button', { name: say('labelEditor.save'), exact: true }).click()
  await expect(page.getByText(say('labelEditor.saved'))).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('新的名字')
  await expect(notice).toHaveCount(0)
})
