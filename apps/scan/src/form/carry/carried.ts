import type { Draft } from '../device/device.ts'
import { isFileKey } from '../device/keys.ts'

/** What of a draft goes to another device. Its key goes along, so that both devices together make one record. */
type Carried = Pick<Draft, 'attempt' | 'answers'>

const mark = '#draft='

/** Answers without what is still on this device: a file that has not arrived cannot go along. */
function withoutFiles(value: unknown): unknown {
  if (typeof value === 'string') return isFileKey(value) ? undefined : value
  if (Array.isArray(value)) return value.map(withoutFiles).filter((one) => one !== undefined)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, one]) => [key, withoutFiles(one)] as const)
  // What named such a file says nothing without it.
  if (entries.some(([key, one]) => key === 'fileId' && one === undefined)) return undefined
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined))
}

/** The address under which a draft goes on elsewhere: all of it stands behind the #, which reaches no server. */
export function carriedAddress(page: string, { attempt, answers }: Carried): string {
  const text = JSON.stringify({ attempt, answers: withoutFiles(answers) } satisfies {
    attempt: string
    answers: unknown
  })
  const bytes = String.fromCharCode(...new TextEncoder().encode(text))
  return page + mark + btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** A draft that came with an address; undefined for none, and for what is none. */
export function carriedIn(hash: string): Carried | undefined {
  if (!hash.startsWith(mark)) return undefined
  try {
    const bytes = atob(hash.slice(mark.length).replaceAll('-', '+').replaceAll('_', '/'))
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)))
    const { attempt, answers }: { attempt?: unknown; answers?: unknown } = JSON.parse(text)
    const isDraft = typeof attempt === 'string' && /^[\w-]{32}$/.test(attempt) && typeof answers === 'object' && answers
    return isDraft ? { attempt, answers: { ...answers } } : undefined
  } catch {
    return undefined
  }
}
