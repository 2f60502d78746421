/** Parts of fills that are not there from the beginning. */
const parts: (() => Promise<unknown>)[] = []

/** Says of a part that a touch will ask for it; a page that may lose its network brings it before. */
export function later<Part>(bring: () => Promise<Part>): () => Promise<Part> {
  parts.push(bring)
  return bring
}

/** Brings what the fills that are there may ask for. */
export const bringLater = (): Promise<unknown> => Promise.all(parts.map((bring) => bring()))
