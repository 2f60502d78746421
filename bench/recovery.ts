import { presets } from '@matai/qr/presets'
import { createDecoding } from '../apps/server/src/platform/decoding/decoding.ts'
import { type Photo, takePhoto } from '../apps/server/src/platform/decoding/photo.fixture.ts'
import { defaultStyle } from '@matai/qr'
import type { Figure } from './scans/figures.ts'

const photos = Number(process.env.RECOVERY_PHOTOS ?? 100)
/** An account of its own for each photo waits for nobody. */
const owner = 1

/** Above these an effect counts as strong. */
const strong: Partial<Photo['effects']> = { tilt: 15, blur: 2.5, noise: 20, shadow: 0.45 }

interface Result {
  photo: Photo
  isWorn: boolean
  read: boolean
  wrong: boolean
  repaired: boolean
  took: number
}

/** As people take them: nothing about it is strong, and the print is near enough. */
const isTypical = ({ photo: { effects }, isWorn }: Result) =>
  !isWorn &&
  effects.share >= 0.4 &&
  Object.entries(strong).every(([effect, least]) => effects[effect as keyof Photo['effects']] < least)

/** Phone photos of our own styles, every third a preset, from which the printed address must be read. About 2 minutes. */
export async function run(): Promise<{ title: string; figures: Figure[] }> {
  const decoding = createDecoding()
  const results: Result[] = []
  for (let seed = 1; seed <= photos; seed += 1) {
    const preset = seed % 3 === 0 ? presets[(seed / 3) % presets.length] : undefined
    // Every fifth print is worn: a fold, dirt and a lamp that shines in it.
    const isWorn = seed % 5 === 0
    const photo = await takePhoto(seed, preset && { ...defaultStyle, ...preset.look }, isWorn)
    const start = performance.now()
    const decoded = await decoding.decode(photo.jpeg, owner)
    const took = performance.now() - start
    const read = decoded?.texts.includes(photo.address) ?? false
    const wrong = decoded?.texts.some((text) => text !== photo.address) ?? false
    results.push({ photo, isWorn, read, wrong, repaired: read && decoded?.repaired === true, took })
  }
  await decoding.close()
  const percentOf = (some: typeof results) => (100 * some.filter(({ read }) => read).length) / Math.max(1, some.length)
  const typical = results.filter(isTypical)
  const times = results.map(({ took }) => took).sort((one, other) => one - other)
  const figures: Figure[] = [
    { name: 'photos read, of 100', value: percentOf(results), unit: '', goal: { atLeast: 95 } },
    {
      name: `of 100 typical ones (${typical.length} photos)`,
      value: percentOf(typical),
      unit: '',
      goal: { atLeast: 100 },
    },
    { name: 'wrong codes', value: results.filter(({ wrong }) => wrong).length, unit: '', goal: { atMost: 0 } },
    { name: 'of 100 worn prints', value: percentOf(results.filter(({ isWorn }) => isWorn)), unit: '' },
    {
      name: 'nine of ten take',
      value: times[Math.floor(times.length * 0.9)] ?? 0,
      unit: 'ms',
      goal: { atMost: 2_000 },
    },
    ...Object.entries(strong).map(([effect, least]): Figure => {
      const some = results.filter(({ photo }) => photo.effects[effect as keyof Photo['effects']] >= least)
      return { name: `of 100 with strong ${effect} (${some.length} photos)`, value: percentOf(some), unit: '' }
    }),
    {
      name: 'of 100 far away',
      value: percentOf(results.filter(({ photo }) => photo.effects.share < 0.4)),
      unit: '',
    },
    { name: 'read by a later attempt only', value: results.filter(({ repaired }) => repaired).length, unit: '' },
    {
      name: 'longest reading',
      value: Math.max(...results.map(({ took }) => took)),
      unit: 'ms',
      goal: { atMost: 8_000 },
    },
  ]
  return { title: 'recovery', figures }
}
