/** How wide a line is, in pixels of the screen. */
const width = 2.5

interface Point {
  x: number
  y: number
}

/** A drawing by finger, pen or mouse on a canvas of the screen's own sharpness. */
export function prepare(canvas: HTMLCanvasElement): void {
  const { clientWidth, clientHeight } = canvas
  const sharpness = Math.min(window.devicePixelRatio || 1, 3)
  canvas.width = Math.max(1, Math.round(clientWidth * sharpness))
  canvas.height = Math.max(1, Math.round(clientHeight * sharpness))
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.scale(sharpness, sharpness)
  // Paper is white wherever the picture is shown, also on a dark page.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, clientWidth, clientHeight)
  pen.strokeStyle = '#16211d'
  pen.fillStyle = '#16211d'
  pen.lineWidth = width
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
}

export function pointOf(canvas: HTMLCanvasElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = canvas.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

/** A dot is a line to itself. */
export function drawLine(canvas: HTMLCanvasElement, from: Point, to: Point): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.beginPath()
  pen.moveTo(from.x, from.y)
  pen.lineTo(to.x, to.y)
  pen.stroke()
}

/** A name that was typed, as large as it fits. */
export function drawName(canvas: HTMLCanvasElement, name: string): void {
  prepare(canvas)
  const pen = canvas.getContext('2d')
  if (!pen) return
  const size = Math.max(14, Math.min(canvas.clientHeight * 0.5, (canvas.clientWidth * 0.9) / Math.max(1, name.length)))
  pen.font = `${size}px "Kaiti SC", KaiTi, STKaiti, cursive`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(name, canvas.clientWidth / 2, canvas.clientHeight / 2, canvas.clientWidth * 0.9)
}

export const pictureOf = (canvas: HTMLCanvasElement): Promise<File | null> =>
  new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob && new File([blob], 'signature.png', { type: 'image/png' })), 'image/png')
  })
