import type { Style } from '@matai/contract'

/** What a saved style changes of a code: all of its look. The line under a code is its own unless the style has one. */
export function appliedStyle({ embedText, ...look }: Style): Partial<Style> {
  return embedText === '' ? look : { ...look, embedText }
}

/** Codes with the styles that they had, so that a change of many can be taken back in few calls. */
export function stylesBefore(
  qrCodes: readonly { id: string; style: Style | null }[],
  plain: Style,
): { ids: string[]; style: Style }[] {
  const groups = new Map<string, { ids: string[]; style: Style }>()
  for (const { id, style } of qrCodes) {
    const before = style ?? plain
    const key = JSON.stringify(before)
    const group = groups.get(key) ?? { ids: [], style: before }
    group.ids.push(id)
    groups.set(key, group)
  }
  return [...groups.values()]
}
