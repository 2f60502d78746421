import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { defaultStyle, plainPng } from '@matai/qr'
import sharp from 'sharp'
import { findBrowser } from '../../tools/setup/browser.mjs'

const [width, height] = [640, 480]

/** A film in which somebody holds a code before the camera: a still one, of which Chromium makes a stream. */
async function filmOf(text: string): Promise<Buffer> {
  const code = await sharp(Buffer.from(plainPng(text, { ...defaultStyle, size: 400 })))
    .resize(400, 400)
    .toBuffer()
  const light = await sharp({ create: { width, height, channels: 3, background: '#8a8a8a' } })
    .composite([{ input: code, left: 120, top: 40 }])
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { data, info } = light
  const y = Buffer.from(Array.from({ length: width * height }, (_, at) => data[at * info.channels] ?? 0))
  const colours = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), y, colours])
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame, frame])
}

/** A browser whose camera sees the code of a text; close it at the end. */
export async function browserThatSees(text: string): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'matai-camera-'))
  const film = join(folder, 'film.y4m')
  writeFileSync(film, await filmOf(text))
  const browser = findBrowser()
  const opened = await chromium.launch({
    ...(browser && { executablePath: browser }),
    args: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  opened.on('disconnected', () => rmSync(folder, { recursive: true, force: true }))
  return opened
}
