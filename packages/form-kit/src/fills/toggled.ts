/** With the option, or without it when it was there. */
export function toggled(chosen: readonly string[], option: string): string[] {
  const kept = chosen.filter((one) => one !== option)
  return kept.length < chosen.length ? kept : [...kept, option]
}
