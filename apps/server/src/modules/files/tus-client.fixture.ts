import type { Readable } from 'node:stream'
import { Upload } from 'tus-js-client'

export interface TusSending {
  name: string
  /** Bytes, where the source does not tell. */
  size?: number
  /** Address of an upload to go on with. */
  resume?: string
  onBytes?(sent: number): void
}

/** Sends by tus with the client that browsers use, without trying again. */
export function sendByTus(
  address: string,
  headers: Record<string, string>,
  source: Buffer | Readable,
  { name, size, resume, onBytes }: TusSending,
): Promise<{ id: string; url: string }> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(source as ConstructorParameters<typeof Upload>[0], {
      endpoint: `${address}/file/tus`,
      headers,
      retryDelays: null,
      metadata: { filename: name },
      uploadSize: size ?? null,
      uploadUrl: resume ?? null,
      chunkSize: Buffer.isBuffer(source) ? Number.POSITIVE_INFINITY : 4 * 1024 ** 2,
      onProgress: (sent) => onBytes?.(sent),
      onError: reject,
      onSuccess: () => {
        const url = upload.url ?? ''
        resolve({ url, id: url.split('/').at(-1) ?? '' })
      },
    })
    upload.start()
  })
}
