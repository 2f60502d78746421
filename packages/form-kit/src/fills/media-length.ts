import type { FillContext } from '../engine/fill-face.ts'

/** Whole seconds of a recording; 0 where the browser cannot tell, so that the server's own reading decides. */
export function lengthOf(file: File, kind: 'audio' | 'video'): Promise<number> {
  const player = document.createElement(kind)
  const address = URL.createObjectURL(file)
  return new Promise((resolve) => {
    const end = (seconds: number) => {
      URL.revokeObjectURL(address)
      resolve(Number.isFinite(seconds) ? Math.round(seconds) : 0)
    }
    player.preload = 'metadata'
    player.onloadedmetadata = () => end(player.duration)
    player.onerror = () => end(0)
    player.src = address
  })
}

/** What the button says that records: nobody counts ten minutes in seconds. */
export const sayRecord = (say: FillContext['say'], seconds: number): string =>
  seconds % 60 === 0 ? say('formFill.recordMinutes', { minutes: seconds / 60 }) : say('formFill.record', { seconds })
