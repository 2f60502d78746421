import type { Style } from '@matai/contract'
import { draw, StyleError } from '@matai/qr'
import { useMemo } from 'react'
import { svgAddress } from './svg-address.ts'

interface QrPictureProps {
  /** Text that the code holds. */
  content: string
  style: Style
  /** Picture behind `style.logoUrl`, as a data URI; without it the code is drawn without logo. */
  logo?: string | undefined
  /** What the picture shows; empty when words next to it say so. */
  alt: string
  /** Width in pixels on screen. */
  width: number
  className?: string
}

/** A QR code in its style, drawn in the browser. Nothing is shown for a style that cannot be drawn. */
export function QrPicture({ content, style, logo, alt, width, className }: QrPictureProps) {
  const picture = useMemo(() => drawPicture(content, style, logo), [content, style, logo])
  if (!picture) return null
  const height = Math.round(width * picture.ratio)
  return <img className={className} src={picture.address} alt={alt} width={width} height={height} />
}

function drawPicture(content: string, style: Style, logo: string | undefined) {
  try {
    const drawn = logo ? draw(content, style, { logo }) : draw(content, { ...style, logoUrl: null })
    return { address: svgAddress(drawn.svg), ratio: drawn.height / drawn.width }
  } catch (error) {
    if (error instanceof StyleError) return null
    throw error
  }
}
