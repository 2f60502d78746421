import type { Level, QrStyle } from '../../style.ts'
import type { Decode } from '../decode.ts'
import { type Pixels, toPixels } from '../pixels.ts'
import { lostToLogo, modulesAcross } from '../rules.ts'
import { secondDecode } from '../second-decoder.ts'
import { costOf } from './costs.ts'
import { expectedModules, moduleErrors } from './module-errors.ts'
import { plainTwin } from './plain-twin.ts'
import { hardPlan } from './plan.ts'
import { printOf, takeHardPhoto } from './take.ts'

/** Photos of one check, each from its seed; and more where the first ones leave it open whether a style is refused. */
const seeds = [0, 1, 2]
const moreSeeds = [3, 4, 5, 6, 7, 8]
const [HOPELESS, CLEAR] = [0.35, 0.75]

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
 * say little by being read or not, so the modules that look wrong in them count most, and what is known of the style's
 * parts counts as well.
 */
export async function shareInHardPhotos(question: Question): Promise<number> {
  const [seen, twin] = [await lookAt(question, seeds), await seenOfTwin(question, seeds)]
  const share = shareOf(question, { seen, twin }, byThree)
  if (share >= CLEAR || share <= HOPELESS) return share
  const [closer, closerTwin] = [await lookAt(question, moreSeeds), await seenOfTwin(question, moreSeeds)]
  return shareOf(question, { seen: together(seen, closer), twin: together(twin, closerTwin) }, byNine)
}

function together(few: Seen, more: Seen): Seen {
  const weight = moreSeeds.length / (seeds.length + moreSeeds.length)
  const mean = (of: keyof Seen) => (1 - weight) * few[of] + weight * more[of]
  return { first: mean('first'), second: mean('second'), wrong: mean('wrong') }
}

interface Weights {
  start: number
  first: number
  second: number
  /** Of modules that look wrong, beside the plain code's. */
  wrong: number
  /** Of codewords that are lost, beside those that the level repairs. */
  lost: number
  cost: number
}

/** Fitted to how often jsQR and rxing, which the check does not use, read other photos of the same pictures. */
const byThree: Weights = { start: 1.7, first: 0.3, second: 0.95, wrong: 37.6, lost: 0.29, cost: 0.34 }
const byNine: Weights = { start: 1.1, first: 0.81, second: 2.11, wrong: 32.2, lost: 0.3, cost: 0.3 }
const LEAST_WORSE = -0.01
const PLAIN = 0.87
const CODEWORD = 8
const repaired: Record<Level, number> = { L: 0.07, M: 0.15, Q: 0.25, H: 0.3 }

function shareOf({ content, style }: Question, { seen, twin }: { seen: Seen; twin: Seen }, by: Weights): number {
  const worse = seen.wrong - twin.wrong
  const lost = Math.max(0, CODEWORD * worse + lostToLogo(content, style)) / repaired[style.level]
  const odds =
    by.start +
    by.first * seen.first +
    by.second * seen.second -
    by.wrong * Math.max(LEAST_WORSE, worse) -
    by.lost * lost -
    by.cost * costOf(content, style)
  return Math.min(1, 1 / (1 + Math.exp(-odds)) / PLAIN)
}

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
