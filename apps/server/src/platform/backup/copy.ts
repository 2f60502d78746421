import { Readable, Writable } from 'node:stream'
import type { Client, Connection, Submittable } from 'pg'

/** Bytes that are handed on at once; a table of tiny rows would else be a message each. */
const block = 64 * 1024

/** What the driver can do with a COPY and its types do not tell. */
interface CopyConnection extends Connection {
  sendCopyFromChunk(bytes: Buffer): void
  endCopyFrom(): void
}

type Answer = Record<
  'handleCopyData' | 'handleCopyInResponse' | 'handleCommandComplete' | 'handleReadyForQuery' | 'handleError',
  (this: void, message: never) => void
>

/** The rows of `copy … to stdout` as bytes, as fast as they are read. Destroying it ends the connection. */
export function copyOut(client: Client, statement: string): Readable & { rows(): number } {
  let connection: CopyConnection | undefined
  let waiting = Buffer.allocUnsafe(block)
  let filled = 0
  let rows = 0
  let ended = false

  const stream = new Readable({
    highWaterMark: 4 * block,
    read: () => void connection?.stream.resume(),
    destroy(error, done) {
      if (!ended) connection?.stream.destroy()
      done(error)
    },
  })
  // The driver writes over its own buffer, so what waits is a copy.
  const take = (bytes: Buffer) => {
    for (let from = 0; from < bytes.length; ) {
      const taken = bytes.copy(waiting, filled, from)
      from += taken
      filled += taken
      if (filled === block) flush()
    }
  }
  const flush = () => {
    if (filled > 0 && !stream.push(waiting.subarray(0, filled)) && !ended) connection?.stream.pause()
    waiting = Buffer.allocUnsafe(block)
    filled = 0
  }
  submit(client, statement, (given) => (connection = given), {
    handleCopyData: ({ chunk }: { chunk: Buffer }) => take(chunk),
    handleCopyInResponse: () => stream.destroy(new Error('the database wants rows')),
    handleCommandComplete: ({ text }: { text: string }) => {
      rows = rowsOf(text)
    },
    handleReadyForQuery: () => {
      ended = true
      flush()
      stream.push(null)
      connection?.stream.resume() // the next statement needs it, and nobody reads here any more
    },
    handleError: (error: Error) => {
      ended = true
      stream.destroy(error)
    },
  })
  return Object.assign(stream, { rows: () => rows })
}

/** Takes the bytes of rows for `copy … from stdin`; finished when the database has them all. */
export function copyIn(client: Client, statement: string): Writable {
  let connection: CopyConnection | undefined
  let ended = false
  let started = false
  let waiting: () => void = () => undefined
  /** Rows are taken when the database says so; the stream asks for one thing at a time. */
  const whenStarted = (work: () => void) => {
    if (started) work()
    else waiting = work
  }
  let finish: ((error?: Error | null) => void) | undefined

  const stream = new Writable({
    write(bytes: Buffer, _encoding, done) {
      whenStarted(() => {
        connection?.sendCopyFromChunk(bytes)
        if (connection?.stream.writableNeedDrain) connection.stream.once('drain', () => done())
        else done()
      })
    },
    final(done) {
      finish = done
      whenStarted(() => connection?.endCopyFrom())
    },
    destroy(error, done) {
      if (!ended) connection?.stream.destroy()
      done(error)
    },
  })
  submit(client, statement, (given) => (connection = given), {
    handleCopyData: () => undefined,
    handleCopyInResponse: () => {
      started = true
      waiting()
    },
    handleCommandComplete: () => undefined,
    handleReadyForQuery: () => {
      ended = true
      finish?.()
    },
    handleError: (error: Error) => {
      ended = true
      stream.destroy(error)
    },
  })
  return stream
}

function submit(client: Client, statement: string, use: (connection: CopyConnection) => void, answer: object): void {
  const query: Submittable & Answer = {
    ...(answer as Answer), // each takes the message that the driver has for it
    submit(connection) {
      use(connection as CopyConnection)
      connection.query(statement)
    },
  }
  client.query(query)
}

const rowsOf = (tag: string) => Number(/^COPY (\d+)$/.exec(tag)?.[1] ?? 0)
