import { type PersonFact, schemaOf } from '@matai/form-kit/schema'
import type { Asked } from './asked.ts'

interface Filler {
  /** By what the person is known again; undefined for somebody of whom nothing is known. */
  key: string | undefined
  facts: Partial<Record<PersonFact, string>>
}

/** What tells people apart, the surest first. A name alone says little, but more than nothing. */
const telling: readonly PersonFact[] = ['phone', 'idcard', 'employeeId', 'wechat', 'carNumber', 'name']

interface Known {
  /** What the browser calls itself. */
  visitor?: string | undefined
  /** Digits of the phone that the filler proved before he got the form; empty for none. */
  person?: string
  isProven?(number: string): boolean
}

/** By what somebody is known who proved a phone: nobody else can be taken for him. */
export const provenKey = (phone: string): string => `proven:+${phone.replace(/^\+/, '')}`

/** Who filled a form: by a phone that was proven, by what WeChat said, else as far as the answers tell. */
export function fillerOf(asked: Asked, { visitor, person = '', isProven }: Known = {}): Filler {
  const facts: Filler['facts'] = person ? { phone: `+${person}` } : {}
  let openId = ''
  for (const { component, answer } of asked) {
    const { type, settings } = component
    const { person: fact, typed } = schemaOf(type)
    const values = fact && answer !== undefined ? typed(answer, settings) : []
    const text = values[0]?.text ?? ''
    openId ||= values.find(({ part }) => part === 'openId')?.text ?? ''
    if (fact && text && facts[fact] === undefined) facts[fact] = text.slice(0, 200)
  }
  const { phone } = facts
  if (phone !== undefined && (person || isProven?.(phone))) return { key: provenKey(phone), facts }
  if (openId) return { key: `openId:${openId}`, facts }
  const known = telling.find((fact) => facts[fact] !== undefined)
  if (known) return { key: `${known}:${facts[known]}`, facts }
  return { key: visitor === undefined ? undefined : `visitor:${visitor}`, facts }
}
