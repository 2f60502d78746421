/** Editions of the protocol that are spoken, the newest first. */
export const protocolVersions = ['2025-11-25', '2025-06-18', '2025-03-26'] as const

/** Codes of JSON-RPC 2.0. */
export const rpcErrors = {
  parse: -32700,
  request: -32600,
  method: -32601,
  params: -32602,
} as const

type Id = string | number

export interface RpcRequest {
  id: Id
  method: string
  params: Record<string, unknown>
}

/** A request, something that wants no answer, or nothing that JSON-RPC knows. */
export type Read = { kind: 'request'; request: RpcRequest } | { kind: 'silent' } | { kind: 'broken'; id: Id | null }

export function readMessage(body: unknown): Read {
  if (!isRecord(body) || body.jsonrpc !== '2.0') return { kind: 'broken', id: null }
  const { id, method, params = {} } = body
  if (typeof method !== 'string') return 'result' in body || 'error' in body ? { kind: 'silent' } : broken(id)
  if (id === undefined) return { kind: 'silent' }
  if (!isId(id) || !isRecord(params)) return broken(id)
  return { kind: 'request', request: { id, method, params } }
}

export const answerOf = (id: Id, result: object) => ({ jsonrpc: '2.0', id, result })

export const errorOf = (id: Id | null, name: keyof typeof rpcErrors, message: string) => ({
  jsonrpc: '2.0',
  id,
  error: { code: rpcErrors[name], message },
})

const broken = (id: unknown): Read => ({ kind: 'broken', id: isId(id) ? id : null })

const isId = (id: unknown): id is Id => typeof id === 'string' || Number.isInteger(id)

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
