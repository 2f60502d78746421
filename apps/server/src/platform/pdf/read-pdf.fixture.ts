import { inflateSync } from 'node:zlib'

export interface ReadPage {
  /** Points. */
  width: number
  height: number
  /** What is filled on the page, in points; letters and pictures left out. */
  svg: string
  /** The letters as a reader copies them, one line for each that was written. */
  lines: string[]
  pictures: number
}

/** Reads a PDF that we wrote, by its bytes alone: a second opinion on what the writer says that it wrote. */
export function readPdf(bytes: Uint8Array): ReadPage[] {
  const file = Buffer.from(bytes)
  const text = file.toString('latin1')
  const objects = new Map<number, { head: string; stream: () => string }>()
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length
    const end = text.indexOf('\nendobj', start)
    const streamAt = text.indexOf('stream\n', start)
    const isStream = streamAt !== -1 && streamAt < end
    const head = text.slice(start, isStream ? streamAt : end)
    const stream = () => {
      const raw = file.subarray(streamAt + 'stream\n'.length, text.lastIndexOf('\nendstream', end))
      return (head.includes('/FlateDecode') ? inflateSync(raw) : raw).toString('latin1')
    }
    objects.set(Number(match[1]), { head, stream })
  }
  const named = (id: number | undefined) => objects.get(id ?? 0) ?? { head: '', stream: () => '' }
  const pointed = (head: string, name: string) => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1])

  const kids = /\/Kids \[([^\]]*)\]/.exec(text)?.[1] ?? ''
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => {
    const page = named(Number(id)).head
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? []
    const resources = named(pointed(page, 'Resources')).head
    const fonts = new Map<string, Map<string, string>>()
    for (const [, name = '', font] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      fonts.set(name, unicodeOf(named(pointed(named(Number(font)).head, 'ToUnicode')).stream()))
    }
    const size = { width: Number(width), height: Number(height) }
    return { ...size, ...readOperators(named(pointed(page, 'Contents')).stream(), fonts, size) }
  })
}

function unicodeOf(cmap: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, from = '', list = ''] of cmap.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    for (const [place, [, codes = '']] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
      const units = codes.split(' ').map((unit) => Number.parseInt(unit, 16))
      letters.set((Number.parseInt(from, 16) + place).toString(16).padStart(4, '0'), String.fromCharCode(...units))
    }
  }
  return letters
}

function readOperators(
  operators: string,
  fonts: Map<string, Map<string, string>>,
  size: { width: number; height: number },
) {
  let [svg, path, fill, clip, font, pictures, open] = ['', '', '#000', '', '', 0, 0]
  const nesting: { open: number; fill: string }[] = []
  const lines: string[] = []
  for (const line of operators.split('\n')) {
    const words = line.trim().split(' ')
    const [a = '', b = ''] = words
    const operator: string = words.at(-1) ?? ''
    switch (operator) {
      case 'q':
        nesting.push({ open, fill })
        break
      case 'Q': {
        const before = nesting.pop() ?? { open: 0, fill }
        svg += '</g>'.repeat(open - before.open)
        open = before.open
        fill = before.fill
        break
      }
      case 'cm':
        svg += `<g transform="matrix(${words.slice(0, 6).join(' ')})">`
        open++
        break
      case 'm':
        path += `M${a} ${b}`
        break
      case 'l':
        path += `L${a} ${b}`
        break
      case 'c':
        path += `C${words.slice(0, 6).join(' ')}`
        break
      case 'h':
        path += 'z'
        break
      case 'rg':
        fill = `rgb(${words
          .slice(0, 3)
          .map((part) => Math.round(Number(part) * 255))
          .join(',')})`
        break
      case 'f':
        svg += `<path d="${path}" fill="${fill}"/>`
        path = ''
        break
      case 'S':
        path = ''
        break
      case 'n':
        clip = path
        path = ''
        break
      case 'sh':
        svg += `<path d="${clip}" fill="#123"/>`
        break
      case 'Do':
        pictures++
        break
      case 'Tf':
        font = a.slice(1)
        break
      case 'BT':
        lines.push('')
        break
      case 'TJ': {
        const letters = [...line.matchAll(/<(\w+)>/g)].map(([, code = '']) => fonts.get(font)?.get(code) ?? '?')
        lines.push((lines.pop() ?? '') + letters.join(''))
        break
      }
    }
  }
  // PDF counts from the lower left corner, SVG from the upper left one.
  const { width, height } = size
  const turned = `<g transform="matrix(1 0 0 -1 0 ${height})">${svg}${'</g>'.repeat(open)}</g>`
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${turned}</svg>`
  return { svg: whole, lines, pictures }
}
