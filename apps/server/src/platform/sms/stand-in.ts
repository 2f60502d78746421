import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface StandIn {
  url: string
  close(): void
}

type Answer = { status: number; answer: unknown } | 'never'

/** A provider's server on a port of its own; 'never' leaves a request without an answer. */
export async function startStandIn(answerTo: (request: IncomingMessage, body: string) => Answer): Promise<StandIn> {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const answer = answerTo(request, body)
    if (answer === 'never') return
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // a TCP server's address is no string
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
