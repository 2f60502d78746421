/** Most live codes whose ids fit into an address. */
export const idsInAddress = 200

const keyOf = (selection: string) => `print-selection:${selection}`

/**
 * What the print screen's address says about the codes. Many ids are kept in the tab's own store under a short name, so
 * that the screen survives a reload; call it when somebody goes there, not before.
 */
export function printSearch(ids: readonly string[]): { ids: string } | { selection: string } {
  if (ids.length <= idsInAddress) return { ids: ids.join() }
  const selection = Date.now().toString(36)
  sessionStorage.setItem(keyOf(selection), ids.join())
  return { selection }
}

/** Undefined when the tab that chose them is another one. */
export function printSelection(selection: string): string[] | undefined {
  return sessionStorage.getItem(keyOf(selection))?.split(',')
}
