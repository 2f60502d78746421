import { expect, it } from 'vitest'
import { isReserved, labelOf, suffixOf } from './login-host.ts'

it.each([
  ['acme.matai.example', 'acme'],
  ['ACME.Matai.Example:8443', 'acme'],
  ['acme.matai.example.', 'acme'],
  ['acme', undefined],
  ['matai.example', undefined],
  ['a.b.matai.example', undefined],
  ['acme.other.example', undefined],
  ['acmematai.example', undefined],
  ['', undefined],
])('finds in %j the name %j', (host, label) => {
  expect(labelOf(host, 'matai.example')).toBe(label)
})

it('puts names before the domain of the settings, else before the console’s host', () => {
  expect(suffixOf({ LOGIN_DOMAIN: '.In.Example', ORIGIN: 'https://matai.example' })).toBe('in.example')
  expect(suffixOf({ ORIGIN: 'https://matai.example:8443' })).toBe('matai.example')
  expect(suffixOf({ ORIGIN: 'http://10.0.0.7:7300' })).toBeNull()
  expect(suffixOf({})).toBeNull()
  expect(isReserved('www')).toBe(true)
})
