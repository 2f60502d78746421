import { plainDigits } from '@matai/rules/plain-text'

/** A line that was pasted: a phone with a name, or what stood there where no phone was found. */
export type PastedLine = { row: number; mobile: string; name: string; key: string } | { row: number; wrong: string }

/** Reads a phone in E.164 without the plus; null when it is none. */
export type ReadMobile = (digits: string) => string | null

const strong = /[\t,，、;；|]+/
const phoneLike = /^\+?[\d\s()-]+$/

/** As the server reads phones: a mainland number needs no dial code. */
export function readerOf(parse: (input: string) => { e164: string } | null): ReadMobile {
  return (written) => {
    const digits = plainDigits(written).replace(/[\s()-]/g, '')
    const number = /^1\d{10}$/.test(digits) ? `86${digits}` : digits
    return parse(number)?.e164.slice(1) ?? null
  }
}

/** One phone and name for each line that is not empty, in any order, parted by whatever spreadsheets and people use. */
export function parseMobiles(text: string, read: ReadMobile): PastedLine[] {
  return text.split(/\r\n|\n|\r/).flatMap((line, index): PastedLine[] => {
    const clean = fullWidthToPlain(line).trim()
    if (clean === '') return []
    const found = bySeparators(clean, read) ?? byWords(clean, read)
    return [found ? { row: index + 1, ...found } : { row: index + 1, wrong: clean }]
  })
}

interface Found {
  mobile: string
  name: string
  key: string
}

function bySeparators(line: string, read: ReadMobile): Found | undefined {
  const parts = line.split(strong).map((part) => part.trim().replace(/^"(.*)"$/, '$1'))
  if (parts.length < 2) return undefined
  const at = parts.findIndex((part) => phoneLike.test(part) && read(part) !== null)
  return at < 0 ? undefined : found(parts[at] ?? '', parts.filter((_, place) => place !== at).join(' '), read)
}

/** Words may belong together: `138 0013 8000 Li Na`. The first run of them that is a phone is taken. */
function byWords(line: string, read: ReadMobile): Found | undefined {
  const words = line.split(/\s+/).slice(0, 12)
  for (let from = 0; from < words.length; from++) {
    for (let until = from + 1; until <= words.length; until++) {
      const part = words.slice(from, until).join(' ')
      if (!phoneLike.test(part)) break
      if (read(part) !== null)
        return found(part, words.filter((_, place) => place < from || place >= until).join(' '), read)
    }
  }
  return undefined
}

function found(mobile: string, name: string, read: ReadMobile): Found {
  return { mobile: mobile.replace(/[\s()-]/g, ''), name: name.trim().slice(0, 50), key: read(mobile) ?? mobile }
}

/** Phones that stand on several lines are sent once. */
export function uniquePhones(lines: readonly PastedLine[]): Found[] {
  const phones = lines.filter((line) => 'mobile' in line)
  return [...new Map(phones.map((line) => [line.key, line])).values()]
}

function fullWidthToPlain(text: string): string {
  return text.replace(/[\uFF10-\uFF19\uFF0B]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
}
