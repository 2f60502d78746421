import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/** A way over the network between two programs of this machine, which can be cut. */
export interface Way {
  port: number
  /** `cut`: connections break and new ones are refused; `silent`: nothing arrives any longer and nobody is told. */
  state: 'open' | 'cut' | 'silent'
  close(): void
}

/** Hands bytes on to whatever listens at `target`. */
export async function openWay(target: NetConnectOpts): Promise<Way> {
  const pairs = new Set<[Socket, Socket]>()
  let state: Way['state'] = 'open'
  const server = createServer((near) => {
    if (state === 'cut') return near.resetAndDestroy()
    const far = connect(target)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    hand(near, far)
    hand(far, near)
    for (const socket of pair) socket.setNoDelay(true).on('error', end).on('close', end)
  })
  const hand = (from: Socket, to: Socket) =>
    from.on('data', (bytes) => {
      // What was lost in silence does not arrive later: such a connection is good for nothing any more.
      if (state !== 'open') return
      if (to.write(bytes)) return
      from.pause()
      to.once('drain', () => from.resume())
    })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const breakAll = () => {
    for (const [near, far] of pairs) {
      near.resetAndDestroy()
      far.destroy() // a socket of this machine knows no reset
    }
  }
  return {
    port: (server.address() as AddressInfo).port, // a TCP server that listens has an address
    get state() {
      return state
    },
    set state(wanted) {
      if (wanted === 'cut' || state === 'silent') breakAll()
      state = wanted
    },
    close() {
      server.close()
      breakAll()
    },
  }
}
