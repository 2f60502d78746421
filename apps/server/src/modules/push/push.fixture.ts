import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { PushMessage } from '@matai/contract'

export interface Arrived {
  id: string
  signature: string
  timestamp: string
  body: string
  message: PushMessage
}

/** A receiver of pushes that answers as the test says, and keeps what it took. */
export async function startReceiver() {
  const arrived: Arrived[] = []
  let answer = (_: Arrived, response: ServerResponse): void => void response.writeHead(200).end('{"ok":true}')
  const server = createServer((request: IncomingMessage, response) => {
    void text(request).then((body) => {
      const { headers } = request
      const one = {
        id: String(headers['webhook-id']),
        signature: String(headers['webhook-signature']),
        timestamp: String(headers['webhook-timestamp']),
        body,
        message: JSON.parse(body) as PushMessage,
      }
      arrived.push(one)
      answer(one, response)
    })
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo // a TCP server that listens has an address
  return {
    url: `http://127.0.0.1:${port}/hook`,
    arrived,
    answerWith(status: number, headers: Record<string, string> = {}) {
      answer = (_, response) => void response.writeHead(status, headers).end(`answered ${status}`)
    },
    answerBy(how: typeof answer) {
      answer = how
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>
