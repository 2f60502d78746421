import { encodeQR } from 'qr'

/** Dark on white in every colour scheme, with the quiet zone that readers need. */
export function codePicture(text: string): string {
  const cells = encodeQR(text, 'raw', { ecc: 'low', border: 4 })
  const path = cells.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  const size = cells.length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
}
