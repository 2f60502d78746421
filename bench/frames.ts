import type { Page } from '@playwright/test'

/** Milliseconds of a frame at 60 a second, with the room that a timer needs. */
const frame = 1_000 / 60 + 1

/** The share of frames that took longer than one of 60 a second. */
export const slowShare = (frames: readonly number[]) => frames.filter((one) => one > frame).length / frames.length

/** How long each frame took while something was done, in milliseconds. */
export async function framesDuring(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const kept: number[] = []
    Object.assign(window, { kept, isWatched: true })
    let last = performance.now()
    const next = (now: number) => {
      kept.push(now - last)
      last = now
      if ((window as unknown as { isWatched: boolean }).isWatched) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  await work()
  return page.evaluate(() => {
    const watched = window as unknown as { kept: number[]; isWatched: boolean }
    watched.isWatched = false
    return watched.kept
  })
}
