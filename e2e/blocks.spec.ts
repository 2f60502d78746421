import type { Page } from '@playwright/test'
import { expectClean } from './support/clean.ts'
import { expect, test } from './support/test.ts'

/** A second of silence. */
function silence(): Buffer {
  const rate = 8_000
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + rate * 2, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(rate * 2, 40)
  return Buffer.concat([head, Buffer.alloc(rate * 2)])
}

/** The start of a film: enough to be known as one. */
const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'), Buffer.alloc(2_000, 7)])

test('a code with every kind of block, from a template on', async ({ language, page, register, say }) => {
  await register(page)
  await page.goto('/code/new')
  await page.getByRole('link', { name: say('templates.fire') }).click()
  await expect(page.getByLabel(say('qrCodes.name'), { exact: true })).toHaveValue(say('templates.fireName'))
  // A choice that was only looked at leaves nothing behind.
  await page.getByRole('link', { name: say('templates.other') }).click()
  await expect(page.getByRole('link', { name: say('templates.fire') })).toHaveText(say('templates.fire'))
  await page.getByRole('link', { name: say('templates.fire') }).click()
  await page.getByLabel(say('blocks.phone')).fill('0755-8888 6666')

  const add = (name: string) =>
    page.getByRole('group', { name: say('qrCodes.addContent') }).getByRole('button', { name, exact: true })
  await choose(page, () => add(say('blocks.album')).click(), [
    'e2e/support/extinguisher.png',
    'e2e/support/extinguisher.png',
  ])
  await expect(page.getByLabel(say('blocks.albumAlt', { place: 2 }))).toBeVisible()
  await page.getByLabel(say('blocks.albumCaption', { place: 1 })).fill('A-1')
  await page.getByLabel(say('blocks.albumAlt', { place: 1 })).fill('A-1')
  await choose(page, () => add(say('blocks.audio')).click(), {
    name: 'a.wav',
    mimeType: 'audio/wav',
    buffer: silence(),
  })
  await choose(page, () => add(say('blocks.video')).click(), { name: 'v.mp4', mimeType: 'video/mp4', buffer: film })
  await add(say('blocks.linkButton')).click()
  const link = page.getByRole('region', { name: new RegExp(say('blocks.linkButton')) })
  await link.getByLabel(say('blocks.buttonText')).fill('A-2')
  await link.getByLabel(say('blocks.buttonLink')).fill('javascript:alert(1)')
  await add(say('blocks.location')).click()
  await page.getByLabel(say('blocks.placeName')).fill('A-3')
  await add(say('blocks.divider')).click()
  await page.getByRole('button', { name: say('qrCodes.saveNew') }).click()
  await expect(link.getByText(say('qrCodes.unsafeLink'))).toBeVisible()
  await link.getByLabel(say('blocks.buttonLink')).fill('https://example.com/report')
  await expect(page.getByText(say('files.storing'))).toHaveCount(0, { timeout: 30_000 })
  await expectClean(page, language, ['a.wav', 'v.mp4'])
  await page.screenshot({ path: test.info().outputPath('editor.png'), fullPage: true })
  await page.getByRole('button', { name: say('qrCodes.saveNew') }).click()
  await expect(page).toHaveURL(/\/code\/\w{8}\/style/)
  const id = /\/code\/(\w{8})\//.exec(page.url())?.[1] ?? ''

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/q/${id}`)
  await expect(page.getByRole('table', { name: say('templates.fireTableTitle') })).toBeVisible()
  await expect(page.getByRole('link', { name: /0755-8888 6666/ })).toHaveAttribute('href', 'tel:075588886666')
  await expect(page.getByRole('link', { name: /example\.com/ })).toBeVisible()
  const audio = page.locator('audio')
  await expect.poll(() => audio.evaluate((player: HTMLAudioElement) => player.duration)).toBeCloseTo(1, 1)
  const part = await page.request.get((await audio.getAttribute('src')) ?? '', { headers: { Range: 'bytes=100-199' } })
  expect([part.status(), part.headers()['content-range']]).toEqual([206, 'bytes 100-199/16044'])
  await expectClean(page, language, ['a.wav', 'v.mp4'])
  await page.screenshot({ path: test.info().outputPath('page.png'), fullPage: true })
})

async function choose(page: Page, open: () => Promise<void>, files: Parameters<Page['setInputFiles']>[1]) {
  const chooser = page.waitForEvent('filechooser')
  await open()
  await (await chooser).setFiles(files)
}
