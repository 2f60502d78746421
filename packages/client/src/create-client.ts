import type { CallInput, CallOutput, Contract, Envelope, Route, Routes } from '@matai/contract'
import { CallError } from './call-error.ts'
import { createWishKeys } from './wish-keys.ts'

type Input<C> = C extends { carrier: 'multipart' } ? CallInput<C> & { file: Blob & { name?: string } } : CallInput<C>

export interface CallOptions {
  signal?: AbortSignal
  /** Of a call that makes something: what was made under it within a day is answered again. Without it a new one is taken. */
  key?: string
  /** Hears that nothing was made because it had been before. */
  onRepeated?: () => void
}

/** One function per entry of the contract: `client.qrCodes.save({…})` resolves to `data` or throws a CallError. */
export type Client = {
  readonly [Module in keyof Contract]: {
    readonly [Entry in keyof Contract[Module]]: (
      input: Input<Contract[Module][Entry]>,
      options?: CallOptions,
    ) => Promise<CallOutput<Contract[Module][Entry]>>
  }
}

export interface ClientOptions {
  /** `routesOf(contract)`. */
  routes: Routes
  /** Scheme and host of the server; empty for the page's own. */
  origin?: string
  /** Extra headers of each call: `Authorization`, `Accept-Language`. */
  headers?: () => Record<string, string>
  /** Said when no answer comes. */
  networkMessage?: () => string
  /** Hears of every failed call before the caller does. */
  onFailure?: (error: CallError) => void
  fetch?: typeof fetch
}

export function createClient(options: ClientOptions): Client {
  const keys = createWishKeys()
  const modules = Object.entries(options.routes).map(([module, entries]) => [
    module,
    Object.fromEntries(Object.entries(entries).map(([entry, route]) => [entry, caller(route, options, keys)])),
  ])
  return Object.fromEntries(modules) as Client // built from the same contract that the type is made of
}

function caller(route: Route, options: ClientOptions, keys: ReturnType<typeof createWishKeys>) {
  return async (input: Record<string, unknown>, asked: CallOptions = {}) => {
    try {
      if (!route.creates) return await send(route, input, options, { signal: asked.signal })
      return await sendOnce(route, input, options, { ...asked, keys })
    } catch (error) {
      if (error instanceof CallError) options.onFailure?.(error)
      throw error
    }
  }
}

/** Milliseconds before a call whose connection was lost is sent again under its key. */
const retryAfter = [300, 1_200]

/** Sends a call that makes something until an answer comes; it is made once, however often it arrives. */
async function sendOnce(
  route: Route,
  input: Record<string, unknown>,
  options: ClientOptions,
  { signal, keys, key: given, onRepeated }: CallOptions & { keys: ReturnType<typeof createWishKeys> },
) {
  const wish = `${route.path} ${JSON.stringify(input)}`
  const key = given ?? keys.keyOf(wish)
  for (let tries = 0; ; tries += 1) {
    try {
      const data = await send(route, input, options, { signal, key, onRepeated })
      keys.answered(wish)
      return data
    } catch (error) {
      if (error instanceof CallError && error.code !== 'network') {
        keys.answered(wish)
        throw error
      }
      if (given === undefined) keys.lost(wish, key)
      const wait = retryAfter[tries]
      const isLate = error instanceof CallError && error.cause instanceof Error && error.cause.name === 'TimeoutError'
      if (wait === undefined || isLate || signal?.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

async function send(
  route: Route,
  input: Record<string, unknown>,
  options: ClientOptions,
  { signal, key, onRepeated }: { [Option in keyof CallOptions]: CallOptions[Option] | undefined },
) {
  const { url, body, contentType } = carry(route, input, options.origin ?? '')
  const headers = {
    ...options.headers?.(),
    ...(contentType ? { 'Content-Type': contentType } : {}),
    ...(key ? { 'Idempotency-Key': key } : {}),
  }
  const request = { method: route.method, headers, ...(body ? { body } : {}), ...(signal ? { signal } : {}) }
  const answer = await (options.fetch ?? fetch)(url, request).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new CallError('network', options.networkMessage?.() ?? 'Network error, please try again', null, error)
  })
  const mime = answer.headers.get('Content-Type') ?? ''
  if (answer.ok && mime !== '' && !mime.startsWith('application/json')) return readFile(answer, mime)
  if (answer.ok && route.plain) return answer.json()
  const envelope = await readEnvelope(answer, options)
  if (envelope.code !== 0) throw new CallError(envelope.code, envelope.msg, envelope.data)
  if (answer.headers.has('Idempotency-Replayed')) onRepeated?.()
  return envelope.data
}

/** A call that answers a file: its bytes, and the name that it was given (RFC 6266). */
async function readFile(answer: Response, mime: string) {
  const [, name = ''] = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('Content-Disposition') ?? '') ?? []
  return { mime, body: new Uint8Array(await answer.arrayBuffer()), fileName: decodeURIComponent(name) }
}

async function readEnvelope(answer: Response, options: ClientOptions): Promise<Envelope<unknown>> {
  try {
    return (await answer.json()) as Envelope<unknown> // the server parses its own output against the contract
  } catch {
    throw new CallError('network', options.networkMessage?.() ?? 'Network error, please try again', null)
  }
}

function carry(route: Route, input: Record<string, unknown>, origin: string) {
  const url = origin + route.path
  if (route.carrier === 'json') return { url, body: JSON.stringify(input), contentType: 'application/json' }
  const fields = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
  if (route.carrier === 'query') {
    const query = new URLSearchParams(Object.fromEntries(fields.map(([key, value]) => [key, String(value)]))).toString()
    return { url: query ? `${url}?${query}` : url }
  }
  const form = new FormData()
  // Fields go before the file: the server checks them before it reads the bytes.
  for (const [key, value] of fields) if (!(value instanceof Blob)) form.append(key, String(value))
  for (const [key, value] of fields) if (value instanceof Blob) form.append(key, value)
  return { url, body: form }
}
