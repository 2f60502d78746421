import { chromium } from '@playwright/test'
import { findBrowser } from '../../tools/setup/browser.mjs'
import { seconds, width } from './make-film.ts'

/** Three quarters into the film: most of its bytes lie before. */
const sought = seconds * 0.75

export interface Played {
  /** Milliseconds until the film could be seen, and until it went on after a jump. */
  start: number
  seek: number
  /** Answers that were parts of the file, and others. */
  parts: number
  others: number
  /** Whether the picture after the jump is the one that belongs there. */
  isRight: boolean
}

/** Plays the film on the scan page of a phone and jumps to its last quarter. */
export async function playOnPhone(address: string): Promise<Played> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    let parts = 0
    let others = 0
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.startsWith('/u/')) return
      if (response.status() === 206) parts += 1
      else others += 1
    })
    await page.goto(address)
    const film = page.locator('video')
    const start = await film.evaluate(async (video: HTMLVideoElement) => {
      const began = performance.now()
      video.muted = true
      await video.play()
      return performance.now() - began
    })
    const after = await film.evaluate(async (video: HTMLVideoElement, moment) => {
      const began = performance.now()
      const isThere = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
      video.currentTime = moment
      await isThere
      const seek = performance.now() - began
      video.pause()
      const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight)
      const pen = canvas.getContext('2d')
      pen?.drawImage(video, 0, 0)
      const row = pen?.getImageData(0, 90, video.videoWidth, 1).data ?? []
      const white = Array.from(row).filter((value, place) => place % 4 === 0 && value > 127).length
      return { seek, white, at: video.currentTime }
    }, sought)
    const expected = (after.at / seconds) * width
    return { start, seek: after.seek, parts, others, isRight: Math.abs(after.white - expected) < 5 }
  } finally {
    await browser.close()
  }
}
