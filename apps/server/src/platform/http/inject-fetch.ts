import type { FastifyInstance, InjectOptions } from 'fastify'

/** `fetch` that reaches a server in this process without a port, as if from an address. */
export function injectFetch(http: FastifyInstance, remoteAddress = '127.0.0.1'): typeof fetch {
  return async (input, init = {}) => {
    const request = new Request(new URL(String(input), 'http://127.0.0.1'), { ...init, duplex: 'half' } as RequestInit)
    const payload = Buffer.from(await request.arrayBuffer())
    const answer = await http.inject({
      remoteAddress,
      method: request.method as NonNullable<InjectOptions['method']>,
      url: `${new URL(request.url).pathname}${new URL(request.url).search}`,
      headers: {
        ...Object.fromEntries(request.headers),
        ...(payload.length ? { 'content-length': String(payload.length) } : {}),
      },
      ...(payload.length ? { payload } : {}),
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value))
    const body = answer.statusCode === 204 || answer.statusCode === 304 ? null : new Uint8Array(answer.rawPayload)
    return new Response(body, { status: answer.statusCode, headers })
  }
}
