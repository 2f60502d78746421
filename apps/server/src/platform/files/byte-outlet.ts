import { PassThrough, type Readable } from 'node:stream'

export interface ByteOutlet {
  /** The bytes as they come; whoever writes waits for whoever reads. */
  readonly stream: Readable
  /** Resolves when there is room for more; throws `OutletClosed` when nobody reads any more. */
  write(bytes: Uint8Array): Promise<void>
  end(): void
  /** Lets whoever reads it fail with the error. */
  destroy(error: Error): void
}

/** Nobody reads any more; why, the reader knows. */
export class OutletClosed extends Error {}

/** Bytes from one who makes them to one who reads them, a few at a time. */
export function createByteOutlet(): ByteOutlet {
  const stream = new PassThrough()
  stream.on('error', () => undefined) // whoever reads it is told
  return {
    stream,
    write(bytes) {
      if (!stream.destroyed) stream.write(bytes)
      return roomIn(stream)
    },
    end: () => void stream.end(),
    destroy: (error) => void stream.destroy(error),
  }
}

/** Resolves when a stream takes more; throws `OutletClosed` when it is or gets closed. */
export function roomIn(stream: PassThrough): Promise<void> {
  if (stream.destroyed) return Promise.reject(new OutletClosed())
  if (!stream.writableNeedDrain) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const settle = (after: () => void) => () => {
      stream.off('drain', drained).off('close', closed)
      after()
    }
    const drained = settle(resolve)
    const closed = settle(() => reject(new OutletClosed()))
    stream.on('drain', drained).on('close', closed)
  })
}
