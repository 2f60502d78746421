/** Most wishes whose answer did not come that are remembered. */
const remembered = 20

/**
 * Keys of calls that make something. A wish whose answer was lost keeps its key, so that whoever asks for the very same
 * again gets what was made then and not a second one.
 */
export function createWishKeys() {
  const open = new Map<string, string>()
  return {
    keyOf: (wish: string): string => open.get(wish) ?? newKey(),
    /** No answer came: nobody knows whether it was made. */
    lost(wish: string, key: string): void {
      open.set(wish, key)
      if (open.size > remembered) open.delete(open.keys().next().value ?? '')
    },
    answered: (wish: string): boolean => open.delete(wish),
  }
}

/** 128 random bits; `randomUUID` is missing on plain http. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
