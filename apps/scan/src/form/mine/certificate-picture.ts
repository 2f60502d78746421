/** What stands on a certificate; plain text, in the language of the page. */
export interface CertificateParts {
  heading: string
  title: string
  owner: string
  person: string
  words: string
  rows: readonly (readonly [string, string])[]
  code: { text: string; label: string; state: string } | null
}

const width = 720
const inner = width - 144

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(/[\u0000-\u0008\u000b-\u001f]/g, '')

/** Widths in ems, roughly: what stands in East Asian text is square, the rest about half of it. */
const ems = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (letter.charCodeAt(0) > 0x2e7f ? 1 : /[A-Z0-9]/.test(letter) ? 0.66 : 0.54),
    0,
  )

/** Lines that fit into a width at a size; a word goes to the next line as a whole where it can. */
export function linesOf(
  text: string,
  { size, within, most }: { size: number; within: number; most: number },
): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const piece of paragraph.match(/[\u2e80-\uffff]|[^\s\u2e80-\uffff]+\s*|\s+/gu) ?? ['']) {
      const letters = ems(piece) * size > within ? [...piece] : [piece]
      for (const part of letters) {
        if (line && ems(line + part.trimEnd()) * size > within) {
          lines.push(line.trimEnd())
          line = ''
        }
        line += part
      }
    }
    lines.push(line.trimEnd())
  }
  const kept = lines.slice(0, most)
  if (lines.length > most) kept[most - 1] = `${kept[most - 1]?.slice(0, -1) ?? ''}…`
  return kept
}

/** The certificate as SVG, 720 units wide and as high as what stands on it. */
export function certificateSvg({ heading, title, owner, person, words, rows, code }: CertificateParts): string {
  const out: string[] = []
  let y = 132
  const centred = (text: string, size: number, more = '') => {
    out.push(`<text x="360" y="${y}" font-size="${size}" text-anchor="middle" ${more}>${escaped(text)}</text>`)
    y += size * 1.5
  }
  centred(heading, 46, 'font-weight="700" letter-spacing="8" fill="#7a5a1e"')
  out.push(`<path d="M270 ${y - 34}h180" stroke="#c9a862" stroke-width="2"/>`)
  y += 26
  if (person) centred(person, 34, 'font-weight="600"')
  for (const line of linesOf(title, { size: 26, within: inner, most: 3 })) centred(line, 26)
  for (const line of words ? linesOf(words, { size: 20, within: inner, most: 6 }) : [])
    centred(line, 20, 'fill="#5a5246"')
  y += 10
  for (const [label, value] of rows) {
    out.push(
      `<text x="120" y="${y}" font-size="20" fill="#5a5246">${escaped(label)}</text>`,
      `<text x="600" y="${y}" font-size="22" font-weight="600" text-anchor="end">${escaped(value)}</text>`,
      `<path d="M120 ${y + 14}h480" stroke="#e8dcc0"/>`,
    )
    y += 48
  }
  if (code) {
    out.push(
      `<rect x="120" y="${y}" width="480" height="112" rx="10" fill="#fbf4e2" stroke="#c9a862" stroke-dasharray="6 5"/>`,
      `<text x="360" y="${y + 34}" font-size="18" text-anchor="middle" fill="#5a5246">${escaped(`${code.label} · ${code.state}`)}</text>`,
      `<text x="360" y="${y + 84}" font-size="36" font-weight="700" letter-spacing="4" text-anchor="middle" font-family="ui-monospace,Menlo,Consolas,monospace">${escaped(code.text)}</text>`,
    )
    y += 152
  }
  if (owner) {
    y += 16
    centred(owner, 24, 'font-weight="600"')
  }
  const height = Math.round(y + 60)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="-apple-system,'PingFang SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif" fill="#2b2418"><rect width="${width}" height="${height}" fill="#fffdf7"/><rect x="22" y="22" width="${width - 44}" height="${height - 44}" fill="none" stroke="#c9a862" stroke-width="6"/><rect x="36" y="36" width="${width - 72}" height="${height - 72}" fill="none" stroke="#c9a862" stroke-width="1.5"/>${corners(height)}${out.join('')}</svg>`
}

/** Small squares that lie on the corners of the frame. */
const corners = (height: number): string =>
  [
    [36, 36],
    [width - 36, 36],
    [36, height - 36],
    [width - 36, height - 36],
  ]
    .map(
      ([x, y]) =>
        `<rect x="${(x ?? 0) - 9}" y="${(y ?? 0) - 9}" width="18" height="18" fill="#c9a862" transform="rotate(45 ${x} ${y})"/>`,
    )
    .join('')

/** The picture as a PNG of twice its size, as a data address: phones keep it when a finger rests on it. */
export async function toPng(svg: string): Promise<string> {
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth * 2
  canvas.height = picture.naturalHeight * 2
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}
