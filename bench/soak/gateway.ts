import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Gateway {
  /** Settings of a server that sends its messages here. */
  environment: Record<string, string>
  /** Whether it refuses what it is handed. */
  refuses: boolean
  /** The code that was sent to a number last. */
  codeFor(mobile: string): Promise<string>
  close(): void
}

/** A gateway for text messages that keeps the newest of each number. */
export async function startGateway(): Promise<Gateway> {
  const codes = new Map<string, string>()
  const server = createServer(async (request, response) => {
    const { to, code } = JSON.parse(await text(request)) as { to: string; code: string } // as the body below has it
    if (!gateway.refuses) codes.set(to, code)
    response.writeHead(gateway.refuses ? 500 : 200).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server that listens has an address
  const gateway: Gateway = {
    environment: {
      SMS_PROVIDER: 'http',
      SMS_HTTP_URL: `http://127.0.0.1:${port}/send`,
      SMS_HTTP_BODY: '{"to":"{country}{mobile}","code":"{code}"}',
    },
    refuses: false,
    codeFor: async (mobile) => codes.get(mobile) ?? '',
    close: () => server.close(),
  }
  return gateway
}
