const key = 'matai-code-order'

/** Remembers, for this tab, the codes of the list as it is shown, so that one code leads to the next. */
export function rememberOrder(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(key, ids.join())
  } catch {
    // Without a store there is no next code, and nothing else is lost.
  }
}

/** The codes before and after one in the list that was shown last. */
export function neighboursOf(id: string, order = read()): { before: string | undefined; after: string | undefined } {
  const at = order.indexOf(id)
  return { before: at > 0 ? order[at - 1] : undefined, after: at >= 0 ? order[at + 1] : undefined }
}

function read(): string[] {
  try {
    return sessionStorage.getItem(key)?.split(',') ?? []
  } catch {
    return []
  }
}
