import type { LabelLayer } from '@matai/label'

export const orders = ['front', 'forward', 'backward', 'back'] as const
export type Order = (typeof orders)[number]

/** Layers over or under the others; several keep their order among each other. */
export function orderLayers(layers: LabelLayer[], ids: ReadonlySet<string>, to: Order): LabelLayer[] {
  const chosen = layers.filter(({ id }) => ids.has(id))
  const others = layers.filter(({ id }) => !ids.has(id))
  if (to === 'front') return kept(layers, [...others, ...chosen])
  if (to === 'back') return kept(layers, [...chosen, ...others])
  const moved = to === 'forward' ? [...layers].reverse() : [...layers]
  for (let at = 1; at < moved.length; at++) {
    const [one, before] = [moved[at], moved[at - 1]]
    if (one && before && ids.has(one.id) && !ids.has(before.id)) moved.splice(at - 1, 2, one, before)
  }
  return kept(layers, to === 'forward' ? moved.reverse() : moved)
}

/** One layer to a place in the order; 0 lies at the bottom. */
export function moveLayer(layers: LabelLayer[], id: string, to: number): LabelLayer[] {
  const layer = layers.find((one) => one.id === id)
  if (!layer) return layers
  const others = layers.filter((one) => one !== layer)
  return kept(layers, others.toSpliced(Math.max(0, to), 0, layer))
}

/** The same list where nothing moved, so that no step is made of it. */
function kept(before: LabelLayer[], after: LabelLayer[]): LabelLayer[] {
  return after.every((layer, at) => layer === before[at]) ? before : after
}
