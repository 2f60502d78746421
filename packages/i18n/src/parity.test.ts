import { describe, expect, it } from 'vitest'
import { en } from './en/index.ts'
import { zh } from './zh/index.ts'

const params = (phrase: string) => [...phrase.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()
const han = /\p{Script=Han}/u

describe.each(Object.keys(zh) as (keyof typeof zh)[])('phrases of %s', (domain) => {
  const original: Record<string, string> = zh[domain]
  const translated: Record<string, string> = en[domain]

  it('has the same keys in both languages', () => {
    const singular = Object.keys(translated).filter((key) => !(key in original))
    expect(singular.every((key) => key.endsWith('_one') && key.replace(/_one$/, '_other') in original)).toBe(true)
    expect(Object.keys(original).filter((key) => !translated[key]?.trim())).toEqual([])
  })

  it('fills the same places in both languages', () => {
    const differing = Object.keys(original).filter(
      (key) => String(params(original[key] ?? '')) !== String(params(translated[key] ?? '')),
    )
    expect(differing).toEqual([])
  })

  it('keeps Chinese out of English, but for the product’s name', () => {
    const mixed = Object.entries(translated).filter(([, phrase]) =>
      han.test(phrase.replaceAll('码台', '').replaceAll('简体中文', '')),
    )
    expect(mixed).toEqual([])
  })
})
