import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Said {
  status: number
  headers?: Record<string, string>
  body: string
}

/** A provider's server on a port of its own; what it throws is a refusal. */
export async function startProvider(answerTo: (request: IncomingMessage, body: string) => Said, port = 0) {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    try {
      const { status, headers, body: text } = answerTo(request, body)
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
    } catch (error) {
      response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify({ message: String(error) }))
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // a TCP server's address is no string
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A key pair as settings hold keys. */
export interface KeyPair {
  privateText: string
  publicText: string
}

export function makeKeyPair(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    privateText: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    publicText: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  }
}

/** What a provider knows of one charge. */
export interface Trade {
  fen: number
  state: 'open' | 'paid' | 'closed'
  transaction: string
  /** Given back, by the number of the refund. */
  refunds: Map<string, number>
}
