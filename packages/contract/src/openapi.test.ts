import { isPhraseKey } from '@matai/i18n'
import { describe, expect, it } from 'vitest'
import { allCalls } from './contract.ts'
import { openApi } from './openapi.ts'

const calls = Object.entries(allCalls).flatMap(([module, entries]) =>
  Object.entries(entries).map(([entry, call]) => ({ key: `${module}.${entry}`, module, entry, call })),
)

describe('openApi', () => {
  const document = openApi({ language: 'en', version: '0.0.0' }) as {
    paths: Record<string, Record<string, { operationId: string }>>
  }

  it.each(calls)('names $key with its path, method and rights', ({ key, call }) => {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()]
    expect(operation).toMatchObject({ operationId: key, summary: expect.any(String), 'x-access': expect.any(String) })
  })

  it.each(calls)('has a sentence for $key', ({ module, entry }) => {
    expect(isPhraseKey(`calls.${module}_${entry}`)).toBe(true)
  })

  it('gives every call a path of its own', () => {
    expect(new Set(calls.map(({ call }) => `${call.method} ${call.path}`)).size).toBe(calls.length)
  })

  it('can be written as JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })
})
