import type { PhraseKey, PhraseParams } from '@matai/i18n'
import { type CodeLayer, type CodePlace, type LabelDesign, type LabelSheet, leastModule } from '@matai/label'
import { checkRules, reasonParams } from '@matai/qr/scan-check'
import { type LabelOrder, layoutOrder, styleOf } from './label-order.ts'
import { boundsOf, readDpi, unreadCodes } from './read-codes.ts'

/** Why a label is not given out, and which layer is to blame. */
export interface LabelProblem {
  layer: string
  phrase: PhraseKey
  params: PhraseParams
}

type Order = Omit<LabelOrder, 'format' | 'dpi'>

/** How much larger a code is tried when it cannot be read by itself. */
const growths = [1.15, 1.3, 1.5, 1.75, 2, 2.5]
const overhang = 0.05

/** What keeps a code of the label from being read; undefined when every one was read from the label's own pixels. */
export async function labelProblem(order: Order, sheet: LabelSheet): Promise<LabelProblem | undefined> {
  const least = order.ladder ?? leastModule
  const tiny = sheet.codes.find(({ module }) => module < least - ROUNDING)
  if (tiny) return tooSmall(tiny, (tiny.width * least) / tiny.module, order.ladder)
  const broken = brokenStyle(order)
  if (broken) return broken
  const [unread] = await unreadCodes(sheet, order.data.address, dpiFor(order))
  return unread && reasonOf(order, unread)
}

/** A style that breaks a rule of scanning. How large it is drawn, the label decides. */
function brokenStyle({ design, data, style }: Order): LabelProblem | undefined {
  for (const layer of design.layers) {
    if (layer.type !== 'code') continue
    const drawn = { ...styleOf(style, layer.style), size: drawnSize }
    const [phrase] = checkRules(data.address, drawn)
    if (phrase) return { layer: layer.id, phrase, params: reasonParams([phrase], data.address, drawn) }
  }
  return undefined
}

const drawnSize = 2000
const ROUNDING = 1e-6

/** Where smaller modules than usual are printed clearly, they are looked at as finely. */
const dpiFor = ({ ladder = leastModule }: Order) => readDpi * Math.max(1, leastModule / ladder)

async function reasonOf(order: Order, place: CodePlace): Promise<LabelProblem> {
  const { design } = order
  const layer = design.layers.find((one): one is CodeLayer => one.id === place.id && one.type === 'code')
  const problem = (phrase: PhraseKey) => ({ layer: place.id, phrase, params: {} })
  if (!layer) return problem('qr.reasonUnreadable')
  if (hangsOver(place, design)) return problem('labelChecks.codeOutside')
  const reads = async (changed: LabelDesign) => {
    const unread = await unreadCodes(layoutOrder({ ...order, design: changed }), order.data.address, dpiFor(order))
    return unread.every(({ id }) => id !== place.id)
  }
  const byItself = { ...design, bgColor: '#FFFFFF', bgUrl: null, layers: [layer] }
  if (!(await reads(byItself))) {
    for (const growth of growths) if (await reads(grown(layer, growth))) return tooSmall(place, place.width * growth)
    return problem('qr.reasonUnreadable')
  }
  const upToIt = { ...design, layers: design.layers.slice(0, design.layers.indexOf(layer) + 1) }
  return problem((await reads(upToIt)) ? 'labelChecks.codeCovered' : 'labelChecks.codeOnDark')
}

/** The code on white and larger, in the middle of a label that has room for it. */
function grown(layer: CodeLayer, growth: number): LabelDesign {
  const [width, height] = [layer.width * growth, layer.height * growth]
  const side = Math.hypot(width, height)
  const [x, y] = [(side - width) / 2, (side - height) / 2]
  return {
    width: side,
    height: side,
    bgColor: '#FFFFFF',
    bgUrl: null,
    layers: [{ ...layer, x, y, width, height }],
  }
}

/** Rounded up to half a millimetre, so that what is said is enough. */
function tooSmall({ id }: CodePlace, exact: number, ladder?: number): LabelProblem {
  const width = Math.ceil(exact * 2) / 2
  if (ladder === undefined) return { layer: id, phrase: 'labelChecks.codeTooSmall', params: { width } }
  return { layer: id, phrase: 'labelChecks.codeTooSmallHere', params: { width, module: ladder } }
}

function hangsOver(place: CodePlace, { width, height }: LabelDesign): boolean {
  const { left, top, right, bottom } = boundsOf(place)
  return left < -overhang || top < -overhang || right > width + overhang || bottom > height + overhang
}
