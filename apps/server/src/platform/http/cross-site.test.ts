import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { isCrossSite } from './cross-site.ts'

const own = ['https://login.example.com']

function request(headers: Record<string, string>, protocol = 'https'): FastifyRequest {
  return { headers, protocol, host: 'example.com' } as unknown as FastifyRequest // all that the rule reads
}

describe('isCrossSite', () => {
  it.each([
    ['a program without the headers', {}],
    ['our own page', { origin: 'https://example.com', 'sec-fetch-site': 'same-origin' }],
    ['our own page behind a proxy that ends https', { origin: 'http://example.com' }],
    ['a page of an origin of ours', { origin: 'https://login.example.com', 'sec-fetch-site': 'same-site' }],
    ['somebody who typed the address', { 'sec-fetch-site': 'none' }],
  ])('lets %s in', (_, headers) => {
    expect(isCrossSite(request(headers as Record<string, string>), own)).toBe(false)
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another site without its name', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour under the same domain', { origin: 'https://shop.example.com', 'sec-fetch-site': 'same-site' }],
    ['another port', { origin: 'https://example.com:8443' }],
    ['a frame without an origin', { origin: 'null' }],
    ['a file', { origin: 'file://' }],
    ['a name that begins with ours', { origin: 'https://example.com.evil.example' }],
    ['a name that holds ours as its user', { origin: 'https://example.com@evil.example' }],
    ['no address at all', { origin: 'example.com' }],
  ])('keeps %s out', (_, headers) => {
    expect(isCrossSite(request(headers as Record<string, string>), own)).toBe(true)
  })
})
