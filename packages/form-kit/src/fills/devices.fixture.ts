import { vi } from 'vitest'

/** Stops when it is told to and gives one part, as browsers do. */
class QuietRecorder {
  state = 'inactive'
  mimeType = 'audio/mp4;codecs=mp4a'
  ondataavailable: ((event: { data: Blob }) => void) | null = null
  onstop: (() => void) | null = null
  start(): void {
    this.state = 'recording'
  }
  stop(): void {
    this.state = 'inactive'
    this.ondataavailable?.({ data: new Blob(['sound']) })
    this.onstop?.()
  }
}

class QuietImage {
  src = ''
  naturalWidth = 400
  naturalHeight = 300
  decode = async () => {}
}

/** What a phone has and a test's window lacks: a canvas that paints, a camera, a microphone. */
export function withDevices(): void {
  const pen = new Proxy({}, { get: () => () => {}, set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((keep) => keep(new Blob(['picture'])))
  vi.stubGlobal('Image', QuietImage)
  vi.stubGlobal('MediaRecorder', QuietRecorder)
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: async () => Object.assign(new MediaStream(), { getTracks: () => [] }) },
  })
}
