import { shapesToSvg, type ShapeSheet } from '@matai/qr'
import { useLayoutEffect, useMemo, useRef } from 'react'
// The letters of the server's pictures and PDFs, in slices that a browser fetches as it needs them. Their widths and
// outlines are those of the server's font files: compared for all of their 13,987 characters.
import '@fontsource/noto-sans-sc/400.css'
import '@fontsource/noto-sans-sc/700.css'

interface LabelPictureProps {
  sheet: ShapeSheet
  /** Pixels, or any other length. */
  width: number | string
  height: number | string
  /** What the picture shows; without it words beside it say so. */
  alt?: string
  className?: string
}

/**
 * The label itself, drawn as it is printed. It stands in the page, because a picture in a frame of its own could not
 * use the page's fonts; our own shapes hold nothing that could act.
 */
export function LabelPicture({ sheet, width, height, alt, className }: LabelPictureProps) {
  const place = useRef<HTMLDivElement>(null)
  const svg = useMemo(() => shapesToSvg(sheet, { width: '100%', height: '100%' }), [sheet])
  useLayoutEffect(() => {
    const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
    place.current?.replaceChildren(document.importNode(drawn, true))
  }, [svg])
  const said = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <div ref={place} {...said} className={className} style={{ width, height, textRendering: 'geometricPrecision' }} />
  )
}
