interface Named {
  id: string
  label: string
}

/**
 * Labels as things with ids: what is called as before keeps its id, wherever it stands now; of the others, what stands
 * in the place of one that is gone takes its id, as if it were renamed.
 */
export function withIds<Item extends Named>(
  before: readonly Item[],
  labels: readonly string[],
  newId: () => string,
): (Item | Named)[] {
  const left = [...before]
  const kept = labels.map((label) => {
    const at = left.findIndex((one) => one.label === label)
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null)
  })
  return labels.map((label, at) => {
    const same = kept[at]
    if (same) return same
    const renamed = left.find((one) => before.indexOf(one) === at)
    if (!renamed) return { id: newId(), label }
    left.splice(left.indexOf(renamed), 1)
    return { ...renamed, label }
  })
}
