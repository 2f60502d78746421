import type { QrStyle } from '../../style.ts'
import type { Decode } from '../decode.ts'
import { type Pixels, toPixels } from '../pixels.ts'
import { modulesAcross } from '../rules.ts'
import { secondDecode } from '../second-decoder.ts'
import { expectedModules, moduleErrors } from './module-errors.ts'
import { plainTwin } from './plain-twin.ts'
import { hardPlan } from './plan.ts'
import { printOf, takeHardPhoto } from './take.ts'

/** Photos of one check, each from its seed; and more where the first ones leave it open whether a style is refused. */
const seeds = [0, 1, 2]
const moreSeeds = [3, 4, 5, 6, 7, 8]
const CLEAR = 0.75

interface Question {
  pixels: Pixels
  content: string
  style: QrStyle
  decode: Decode
}

/** What photos in bad light showed of a code: the shares that each decoder read, and of modules that looked wrong. */
interface Seen {
  first: number
  second: number
  wrong: number
}

/**
 * What a picture keeps, in hard photos, of what a plain code of the same content and size keeps: 1 is as good. Few photos
 * say little by being read or not, so the modules that look wrong in them count most.
 */
export async function shareInHardPhotos(question: Question): Promise<number> {
  const [seen, twin] = [await lookAt(question, seeds), await seenOfTwin(question, seeds)]
  const share = shareOf(seen, twin)
  if (share >= CLEAR) return share
  const [closer, closerTwin] = [await lookAt(question, moreSeeds), await seenOfTwin(question, moreSeeds)]
  const weight = moreSeeds.length / (seeds.length + moreSeeds.length)
  return (1 - weight) * share + weight * shareOf(closer, closerTwin)
}

function shareOf(seen: Seen, twin: Seen): number {
  return Math.min(1, (EVEN * chance(seen, twin)) / chance(twin, twin))
}

/** How often other decoders read other photos: fitted to jsQR and rxing, 592 styles in sixteen photos each. */
function chance({ first, second, wrong }: Seen, twin: Seen): number {
  const worse = Math.max(LEAST_WORSE, wrong - twin.wrong)
  return 1 / (1 + Math.exp(-(START + FIRST * first + SECOND * second - WRONG * worse)))
}

const [START, FIRST, SECOND, WRONG] = [-0.09, 1.08, 1, 43.5]
const LEAST_WORSE = -0.01
/** Three photos of one plain code and of another differ by that much. */
const EVEN = 1.06

async function lookAt({ pixels, content, style, decode }: Question, photos: readonly number[]): Promise<Seen> {
  const print = printOf(pixels, modulesAcross(content, style))
  const expected = expectedModules(content, style)
  const seen: Seen = { first: 0, second: 0, wrong: 0 }
  const each = 1 / photos.length
  for (const seed of photos) {
    const photo = takeHardPhoto(print, hardPlan(seed))
    const taken = toPixels(photo.grey)
    if ((await decode(taken)) === content) seen.first += each
    if (secondDecode(taken) === content) seen.second += each
    seen.wrong += each * moduleErrors(photo, expected)
  }
  return seen
}

const mostRemembered = 200
const remembered = new Map<string, Promise<Seen>>()

/** A plain code is looked at once, however often a style changes around its content. */
function seenOfTwin({ content, style, decode }: Question, photos: readonly number[]): Promise<Seen> {
  const key = JSON.stringify([content, style.level, style.margin, photos.length])
  const known = remembered.get(key)
  if (known) return known
  const oldest = remembered.keys().next()
  if (remembered.size >= mostRemembered && !oldest.done) remembered.delete(oldest.value)
  const seen = lookAt({ ...plainTwin(content, style), content, decode }, photos)
  remembered.set(key, seen)
  return seen
}
