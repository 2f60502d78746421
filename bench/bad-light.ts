import { defaultStyle, downloadSizes, draw, type QrStyle } from '@matai/qr'
import { presets } from '@matai/qr/presets'
import { pngOf } from '../packages/qr/test/png-of.ts'
import { zxingDecoder } from '../packages/qr/test/decoders.ts'
import { judges } from '../packages/qr/test/judges.ts'
import { rasterise } from '../packages/qr/test/rasterise.ts'
import { plainTwin } from '../packages/qr/src/scan-check/hard-photo/plain-twin.ts'
import { shareInHardPhotos } from '../packages/qr/src/scan-check/hard-photo/judge.ts'
import { hardPlan } from '../packages/qr/src/scan-check/hard-photo/plan.ts'
import { printOf, takeHardPhoto } from '../packages/qr/src/scan-check/hard-photo/take.ts'
import type { Pixels } from '../packages/qr/src/scan-check/pixels.ts'
import { modulesAcross } from '../packages/qr/src/scan-check/rules.ts'
import { scanCheck } from '../packages/qr/src/scan-check/scan-check.ts'
import { type Figure, median } from './scans/figures.ts'
import { specimens } from './style-gate/specimens.ts'

const photos = Number(process.env.QR_PHOTOS ?? 16)
const wanted = Number(process.env.QR_RUNS ?? 300)
/** Far from the seeds that the scan check takes. */
const firstSeed = Number(process.env.QR_SEED ?? 1000)
const [STRONG, LEAST] = [0.85, 0.6]
/** Of 20 to 40 characters, as addresses of live codes are. */
const addresses = [
  'https://a.cn/q/Zk9mP',
  'https://code.example.com/q/Zk9mPqR4',
  'https://qr.my-company.com.cn/q/hJ7wTn3v',
]
const offered = [downloadSizes[0], downloadSizes[1], downloadSizes[3]]
const logo = pngOf('<rect width="64" height="64" fill="#0a7"/><circle cx="32" cy="32" r="20" fill="#fff"/>')

const readers = Object.values(judges)

/** The share of hard photos from which two decoders that the scan check does not use read a text. */
function readShare(pixels: Pixels, text: string, style: QrStyle): number {
  const print = printOf(pixels, modulesAcross(text, style))
  let read = 0
  for (let seed = firstSeed; seed < firstSeed + photos; seed += 1) {
    const { grey } = takeHardPhoto(print, hardPlan(seed))
    for (const judge of readers) if (judge(grey) === text) read += 1
  }
  return read / photos / readers.length
}

const twins = new Map<string, number>()
function twinShare(text: string, style: QrStyle): number {
  const key = JSON.stringify([text, style.level, style.margin])
  const twin = plainTwin(text, style)
  const share = twins.get(key) ?? readShare(twin.pixels, text, twin.style)
  twins.set(key, share)
  return share
}

/**
 * Looks with and without a logo at the offered sizes, and random styles that the scan check accepts, in hard photos beside
 * plain codes, read by jsQR and rxing. An hour; QR_PHOTOS=4 QR_RUNS=20 for a quick look.
 */
export async function run(): Promise<{ title: string; figures: Figure[]; notes: string }> {
  const decode = await zxingDecoder()
  const looks: [string, number][] = []
  for (const { id, look } of presets) {
    for (const [at, size] of offered.entries()) {
      const content = addresses[at] ?? id
      for (const logoUrl of [null, '/logo']) {
        const style = { ...defaultStyle, ...look, size, logoUrl }
        const pixels = rasterise(draw(content, style, { logo }).svg)
        const share = readShare(pixels, content, style) / twinShare(content, style)
        looks.push([`${id} ${size}${logoUrl ? ' with logo' : ''}`, share])
      }
    }
  }
  const styles: [string, number][] = []
  const cpu: number[] = []
  for (const [number, one] of specimens(wanted * 12, firstSeed).entries()) {
    if (styles.length >= wanted) break
    const { style, content: text, logo: own, background } = one
    const pixels = rasterise(draw(text, style, { logo: own, background }).svg)
    const verdict = await scanCheck({ pixels, content: text, style, decode })
    if (!verdict.ok) continue
    const before = process.threadCpuUsage()
    await shareInHardPhotos({ pixels, content: text, style, decode })
    const { user, system } = process.threadCpuUsage(before)
    cpu.push((user + system) / 1000)
    styles.push([`style ${number} (score ${verdict.score})`, readShare(pixels, text, style) / twinShare(text, style)])
  }
  const below = (some: [string, number][], least: number) => some.filter(([, share]) => share < least)
  const weak = [...below(looks, STRONG), ...below(styles, LEAST)]
  return {
    title: `Hard photos beside plain codes, ${photos} seeds, jsQR and rxing`,
    figures: [
      { name: 'looks: median share of plain', value: median(looks.map(([, share]) => share)), unit: '' },
      {
        name: `looks below ${STRONG}, of ${looks.length}`,
        value: below(looks, STRONG).length,
        unit: '',
        goal: { atMost: 0 },
      },
      { name: 'accepted styles: median share', value: median(styles.map(([, share]) => share)), unit: '' },
      {
        name: `accepted styles below ${LEAST}, of ${styles.length}`,
        value: below(styles, LEAST).length,
        unit: '',
        goal: { atMost: 0 },
      },
      { name: 'CPU of the hard photos of a check, median', value: median(cpu), unit: 'ms', goal: { atMost: 25 } },
    ],
    notes: weak.map(([name, share]) => `${name}: ${share.toFixed(2)}`).join('\n'),
  }
}
