/** Codes in the order of the way, then by name; what stands on no place comes behind. */
export function alongRoute<Code extends { name: string }>(
  codes: Iterable<readonly [id: string, code: Code]>,
  route: ReadonlyMap<string, number>,
): (readonly [id: string, code: Code])[] {
  const place = (id: string) => route.get(id) ?? Number.MAX_SAFE_INTEGER
  return [...codes].sort(
    ([a, { name: one }], [b, { name: other }]) =>
      place(a) - place(b) || one.localeCompare(other, 'zh', { numeric: true }) || (a < b ? -1 : 1),
  )
}
