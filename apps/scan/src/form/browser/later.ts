import type { LaterParts } from '../form-props.ts'

const between = 3_000

/** A file that is asked for until it comes: networks of staircases and cellars come back. */
async function bring<Part>(part: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await part()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, between))
    }
  }
}

/** What is said at the end. */
export const bringAfter = async (): Promise<LaterParts> => {
  const { AfterPage, sayWhatIsOpen } = await bring(() => import('../after-page.tsx'))
  sayWhatIsOpen()
  return { AfterPage }
}

/** What asks who fills; such a page has nothing else. */
export const bringGate = async (): Promise<LaterParts> => {
  const { PhoneGate } = await bring(() => import('../who/phone-gate.tsx'))
  return { PhoneGate }
}
