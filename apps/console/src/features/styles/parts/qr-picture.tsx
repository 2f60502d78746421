import type { Style } from '@matai/contract'
import { draw, StyleError } from '@matai/qr'
import { useMemo } from 'react'
import { drawable } from './pictures/style-files.ts'
import { svgAddress } from './svg-address.ts'

interface QrPictureProps {
  /** Text that the code holds. */
  content: string
  style: Style
  /** Pictures behind `logoUrl` and `bgUrl`, as data URIs; without them the code is drawn without. */
  logo?: string | null | undefined
  background?: string | null | undefined
  /** What the picture shows; empty when words next to it say so. */
  alt: string
  /** Width in pixels on screen. */
  width: number
  className?: string
}

/** A QR code in its style, drawn in the browser. Nothing is shown for a style that cannot be drawn. */
export function QrPicture({ content, style, logo, background, alt, width, className }: QrPictureProps) {
  const picture = useMemo(() => drawPicture(content, style, { logo, background }), [content, style, logo, background])
  if (!picture) return null
  const height = Math.round(width * picture.ratio)
  return <img className={className} src={picture.address} alt={alt} width={width} height={height} />
}

function drawPicture(content: string, wanted: Style, given: Parameters<typeof drawable>[1]) {
  const { style, pictures } = drawable(wanted, given)
  try {
    const drawn = draw(content, style, pictures)
    return { address: svgAddress(drawn.svg), ratio: drawn.height / drawn.width }
  } catch (error) {
    if (error instanceof StyleError) return null
    throw error
  }
}
