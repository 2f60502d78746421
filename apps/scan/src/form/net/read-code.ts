import type { Detector } from './detector.ts'
import { isInWechat } from './is-in-wechat.ts'

declare const BarcodeDetector: new (options?: { formats: string[] }) => Detector

const bars = ['code_128', 'code_39', 'code_93', 'codabar', 'ean_13', 'ean_8', 'itf', 'upc_a', 'upc_e']
const formatsOf = { any: ['qr_code', 'data_matrix', ...bars], qr: ['qr_code'], barcode: bars }

async function detectorFor(reads: keyof typeof formatsOf): Promise<Detector> {
  if ('BarcodeDetector' in globalThis) return new BarcodeDetector({ formats: formatsOf[reads] })
  const { createDecoder } = await import('./decoder.ts')
  return createDecoder(reads)
}

/** Longest that the camera is looked through, in milliseconds. */
const longest = 30_000

type Reads = keyof typeof formatsOf

/** Brings what reads codes, so that it is there when the network is not. */
export async function prepareReader(reads: Reads): Promise<void> {
  const detector = await detectorFor(reads)
  await detector.detect(await createImageBitmap(new ImageData(8, 8)))
}

/**
 * Reads a code with what the browser has, else with a decoder that is brought for it; null when there was none. `close` is
 * what the button says that ends the camera; without one, a tap anywhere does.
 */
export async function readCode(from: 'camera' | File, reads: Reads, close = ''): Promise<string | null> {
  if (from === 'camera' && isInWechat()) {
    const { codeByWechat } = await import('./wechat-functions.ts')
    const read = await codeByWechat(reads)
    if (read !== undefined) return read
  }
  const detector = await detectorFor(reads)
  const first = async (source: HTMLVideoElement | ImageBitmap) => (await detector.detect(source))[0]?.rawValue ?? null
  return from === 'camera' ? look(first, close) : first(await createImageBitmap(from))
}

async function look(
  first: (source: HTMLVideoElement) => Promise<string | null>,
  close: string,
): Promise<string | null> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const screen = document.createElement('dialog')
  screen.className = 'mt-camera'
  const picture = document.createElement('video')
  picture.playsInline = true
  picture.muted = true
  picture.srcObject = stream
  screen.append(picture)
  if (close) screen.append(Object.assign(document.createElement('button'), { type: 'button', textContent: close }))
  let isOpen = true
  for (const kind of ['click', 'close']) screen.addEventListener(kind, () => (isOpen = false))
  document.body.append(screen)
  try {
    // Safari knows no dialogs before 15.4: it lies above the page by its class alone.
    if ('showModal' in screen) screen.showModal()
    else (screen as HTMLElement).setAttribute('open', '')
    await picture.play()
    const until = Date.now() + longest
    while (isOpen && Date.now() < until) {
      const found = await first(picture)
      if (found !== null) return found
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
    return null
  } finally {
    for (const track of stream.getTracks()) track.stop()
    screen.remove()
  }
}
