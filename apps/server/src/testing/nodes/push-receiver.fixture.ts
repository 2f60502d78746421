import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as rest } from 'node:timers/promises'
import type { Node } from './node.ts'
import { messagesTo, type Owner } from './owner.ts'

interface Told {
  id: string
  number: number
  data: { record?: { id: number } }
}

/** A receiver of pushes that takes its time, and keeps by their ids what it took. */
export async function startSlowReceiver(milliseconds: number) {
  const taken = new Map<string, { number: number; recordId: number; times: number }>()
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const { id, number, data } = JSON.parse(body) as Told
      const before = taken.get(id)
      taken.set(id, { number, recordId: data.record?.id ?? 0, times: (before?.times ?? 0) + 1 })
      await rest(milliseconds)
      response.writeHead(200).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo // a TCP server that listens has an address
  return {
    url: `http://127.0.0.1:${port}/hook`,
    taken,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Pushes what comes in by a form to a receiver, as somebody sets it up with the code that came by text message. */
export async function pushRecords(
  owner: Owner,
  { url, formId, webs }: { url: string; formId: number; webs: readonly Node[] },
): Promise<number> {
  const before = (await messagesTo(owner.mobile, webs)).length
  await owner.client.push.sendCode({})
  for (let tries = 0; tries < 100; tries++) {
    const messages = await messagesTo(owner.mobile, webs)
    const mobileCode = /\d{6}/.exec(messages[0]?.text ?? '')?.[0]
    if (messages.length > before && mobileCode) {
      const { push } = await owner.client.push.add({ url, mobileCode, formIds: [formId], events: ['record.made'] })
      return push.id
    }
    await rest(50)
  }
  throw new Error('no code came for the push')
}
