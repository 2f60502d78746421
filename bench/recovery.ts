import { presets } from '@matai/qr/presets'
import { createDecoding } from '../apps/server/src/platform/decoding/decoding.ts'
import { type Photo, takePhoto } from '../apps/server/src/platform/decoding/photo.fixture.ts'
import { defaultStyle } from '@matai/qr'
import type { Figure } from './scans/figures.ts'

const photos = 100

/** Above these an effect counts as strong. */
const strong: Partial<Photo['effects']> = { tilt: 15, blur: 2.5, noise: 20, shadow: 0.45 }

/** Phone photos of our own styles, every third a preset, from which the printed address must be read. About 2 minutes. */
export async function run(): Promise<{ title: string; figures: Figure[] }> {
  const decoding = createDecoding()
  const results: { photo: Photo; read: boolean; repaired: boolean; took: number }[] = []
  for (let seed = 1; seed <= photos; seed += 1) {
    const preset = seed % 3 === 0 ? presets[(seed / 3) % presets.length] : undefined
    const photo = await takePhoto(seed, preset && { ...defaultStyle, ...preset.look })
    const start = performance.now()
    const decoded = await decoding.decode(photo.jpeg)
    const took = performance.now() - start
    const read = decoded?.texts.includes(photo.address) ?? false
    results.push({ photo, read, repaired: read && decoded?.repaired === true, took })
  }
  await decoding.close()
  const percentOf = (some: typeof results) => (100 * some.filter(({ read }) => read).length) / Math.max(1, some.length)
  const figures: Figure[] = [
    { name: 'photos read, of 100', value: percentOf(results), unit: '', goal: { atLeast: 95 } },
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
