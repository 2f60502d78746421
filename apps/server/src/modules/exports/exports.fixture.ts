import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultStyle } from '@matai/contract'
import { getInstance, scanRGBABuffer } from '@undecaf/zbar-wasm'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import type { SignedUp, TestApp } from '../../testing/test-app.ts'

/** Looks that owners save: plain, dots, a gradient with round eyes, a caption. */
export const looks = [
  null,
  { ...defaultStyle, bodyType: 'dots', foreColor: '#0B4A7A' },
  { ...defaultStyle, eyeType: 'round', foreType: 'gradient', foreColor: '#0A5A3C', foreColorTwo: '#123A8C' },
  { ...defaultStyle, embedText: '扫一扫 3 号', level: 'Q' },
]

/** Makes live codes, every one in the next look. */
export async function makeCodes(app: TestApp, { client }: SignedUp, count: number, directoryId?: number) {
  const made: { id: string; name: string; url: string }[] = []
  for (let from = 0; from < count; from += 100) {
    const items = Array.from({ length: Math.min(100, count - from) }, (_, place) => ({
      name: `灭火器 ${(from + place) % 7}`,
      ...(directoryId === undefined ? {} : { directoryId }),
      blocks: [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }],
    }))
    made.push(...(await client.qrCodes.bulkSave({ items })).list)
  }
  for (const [place, look] of looks.entries()) {
    const ids = made.filter((_, index) => index % looks.length === place).map(({ id }) => id)
    const style = look && JSON.stringify(look)
    await app.database.pool.query('update qr_code set style = $1::jsonb where id = any($2)', [style, ids])
  }
  return made
}

/** The entries of a task's file by their path, fetched as a browser does. */
export async function fetchZip(app: TestApp, { token }: SignedUp, id: number) {
  const answer = await app.fetch(`/qruser/console/export/task_file?id=${id}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return { answer, bytes, entries: unzipSync(bytes) }
}

export const textOf = (entry: Uint8Array | undefined): string => strFromU8(entry ?? new Uint8Array())

/** Reads a picture with a decoder that the product does not use. */
export async function createReader() {
  await getInstance()
  return async (picture: Uint8Array) => {
    const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const [found] = await scanRGBABuffer(new Uint8Array(data).buffer, info.width, info.height)
    return found?.decode() ?? null
  }
}

/** Files in the store and half-made ones, wherever they lie. */
export async function filesOnDisk(app: TestApp): Promise<string[]> {
  const entries = await readdir(join(app.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
