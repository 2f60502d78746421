/** An SVG as an address for `<img>`, where nothing inside it can act. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
