import type { Style } from '@matai/contract'
import { type Look, type Preset, presets, type Trade } from '@matai/qr/presets'

/** What a look changes of a style: a frame that has place for words gets some when there are none. */
export function lookOf({ frameText }: Pick<Style, 'frameText'>, look: Look, words: string): Partial<Style> {
  return look.frameType !== 'none' && frameText === '' ? { ...look, frameText: words } : look
}

export function presetOf(style: Style): Preset | undefined {
  return presets.find(({ look }) =>
    (Object.keys(look) as (keyof Look)[]).every((field) => look[field] === style[field]),
  )
}

/** Those of a trade whose name or trade has the keyword in it. */
export function presetsFor<One extends Preset>(
  all: readonly One[],
  { trade, keyword, nameOf }: { trade: Trade | ''; keyword: string; nameOf: (preset: One) => string },
): One[] {
  const wanted = keyword.trim().toLowerCase()
  return all.filter(
    (preset) =>
      (trade === '' || preset.trade === trade) && (wanted === '' || nameOf(preset).toLowerCase().includes(wanted)),
  )
}
