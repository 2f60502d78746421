import { expect, it } from 'vitest'
import { readMessage } from './messages.ts'

it('reads requests, and tells what wants no answer', () => {
  expect(readMessage({ jsonrpc: '2.0', id: 1, method: 'ping' })).toEqual({
    kind: 'request',
    request: { id: 1, method: 'ping', params: {} },
  })
  expect(readMessage({ jsonrpc: '2.0', method: 'notifications/initialized' })).toEqual({ kind: 'silent' })
  expect(readMessage({ jsonrpc: '2.0', id: 3, result: {} })).toEqual({ kind: 'silent' })
})

it.each([
  [null, null],
  [[], null],
  [{ id: 1, method: 'ping' }, null],
  [{ jsonrpc: '2.0', id: 1 }, 1],
  [{ jsonrpc: '2.0', id: null, method: 'ping' }, null],
  [{ jsonrpc: '2.0', id: 1.5, method: 'ping' }, null],
  [{ jsonrpc: '2.0', id: 'a', method: 'ping', params: [1] }, 'a'],
])('%j is broken', (body, id) => {
  expect(readMessage(body)).toEqual({ kind: 'broken', id })
})
