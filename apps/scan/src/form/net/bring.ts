import { Refused, Unanswered } from './call.ts'

/** Bytes of a part: so small that a bad network brings one over. */
const part = 1024 * 1024

const path = '/v/form/file'

interface Bringing {
  file: Blob
  name: string
  /** Names what it is for. */
  headers: Record<string, string>
  /** Address of an earlier try. */
  upload?: string | undefined
  /** Whoever keeps the address goes on where this try ends. */
  onBegun(upload: string): unknown
  onProgress(part: number): void
}

/** Brings bytes to the server, going on where an earlier try ended; answers the address of the upload. */
export async function bring({ file, name, upload: earlier, onBegun, onProgress, ...asked }: Bringing): Promise<string> {
  const headers = { 'Tus-Resumable': '1.0.0', ...asked.headers }
  const begun = earlier === undefined ? undefined : await offsetOf(earlier, headers)
  const upload = begun === undefined ? await begin(file, name, headers) : (earlier as string)
  if (begun === undefined) await onBegun(upload)
  for (let offset = begun ?? 0; offset < file.size; ) {
    onProgress(offset / file.size)
    offset = await send(upload, file.slice(offset, offset + part), { ...headers, 'Upload-Offset': String(offset) })
  }
  return upload
}

async function ask(address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, init).catch(() => {
    throw new Unanswered()
  })
  if (answer.ok || answer.status === 404 || answer.status === 410) return answer
  if (answer.status >= 500 || answer.status === 429 || answer.status === 409 || answer.status === 423)
    throw new Unanswered()
  throw new Refused(await answer.text())
}

/** How far an upload is; undefined when it is gone. */
async function offsetOf(upload: string, headers: Record<string, string>): Promise<number | undefined> {
  const answer = await ask(upload, { method: 'HEAD', headers })
  return answer.ok ? Number(answer.headers.get('Upload-Offset')) : undefined
}

async function begin(file: Blob, name: string, headers: Record<string, string>): Promise<string> {
  const said = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
  const answer = await ask(path, {
    method: 'POST',
    headers: {
      ...headers,
      'Accept-Language': document.documentElement.lang,
      'Upload-Length': String(file.size),
      'Upload-Metadata': `filename ${said(name)}`,
    },
  })
  const address = answer.headers.get('Location')
  if (!address) throw new Unanswered()
  return new URL(address, location.href).pathname
}

async function send(upload: string, bytes: Blob, headers: Record<string, string>): Promise<number> {
  const answer = await ask(upload, {
    method: 'PATCH',
    headers: { ...headers, 'Content-Type': 'application/offset+octet-stream' },
    body: bytes,
  })
  if (!answer.ok) throw new Unanswered()
  return Number(answer.headers.get('Upload-Offset'))
}
