import { downloadName } from '@matai/rules/file-names'
import { draw, plainPng } from '@matai/qr'
import { startStyle } from './start-style.ts'

interface Picture {
  url: string
  /** What the file is called, without its size and ending. */
  name: string
  format: 'png' | 'svg'
}

/** Pixels on a side: sharp on a sign of a hand's width. */
const size = 1024

/** Draws the code of an address in the browser and hands it over as a file. */
export function saveCode({ url, name, format }: Picture): void {
  const style = { ...startStyle, size }
  const blob =
    format === 'png'
      ? new Blob([plainPng(url, style)], { type: 'image/png' })
      : new Blob([draw(url, style).svg], { type: 'image/svg+xml' })
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = `${downloadName({ id: 'page', name }, { size })}.${format}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
