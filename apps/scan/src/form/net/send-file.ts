import type { Device } from '../device/device.ts'
import { call, Refused, Unanswered } from './call.ts'

/** Bytes of a part: so small that a bad network brings one over. */
const part = 1024 * 1024

const path = '/v/form/file'

/** Brings a file of this device to the server, going on where an earlier try ended; answers its stored id. */
export async function sendFile(
  key: string,
  form: string,
  device: Device,
  onProgress: (part: number) => void = () => {},
): Promise<string> {
  const kept = await device.file(key)
  if (!kept) throw new Refused('')
  const begun = kept.upload === undefined ? undefined : await offsetOf(kept.upload, form)
  const upload = begun === undefined ? await begin(form, kept.file, kept.name) : (kept.upload as string)
  if (begun === undefined) await device.keepFile(key, { ...kept, upload })
  for (let offset = begun ?? 0; offset < kept.file.size; ) {
    onProgress(offset / kept.file.size)
    offset = await send(upload, kept.file.slice(offset, offset + part), { offset, form })
  }
  const id = upload.slice(upload.lastIndexOf('/') + 1)
  const { id: stored } = await call<{ id: string }>('/v/form/save_file', { id: form, fileId: id })
  return stored
}

const tus = (form: string) => ({ 'Tus-Resumable': '1.0.0', 'X-Form': form })

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
async function offsetOf(upload: string, form: string): Promise<number | undefined> {
  const { ok, headers } = await ask(upload, { method: 'HEAD', headers: tus(form) })
  return ok ? Number(headers.get('Upload-Offset')) : undefined
}

async function begin(form: string, file: Blob, name: string): Promise<string> {
  const said = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
  const answer = await ask(path, {
    method: 'POST',
    headers: {
      ...tus(form),
      'Accept-Language': document.documentElement.lang,
      'Upload-Length': String(file.size),
      'Upload-Metadata': `filename ${said(name)}`,
    },
  })
  const address = answer.headers.get('Location')
  if (!address) throw new Unanswered()
  return new URL(address, location.href).pathname
}

async function send(upload: string, bytes: Blob, { offset, form }: { offset: number; form: string }): Promise<number> {
  const answer = await ask(upload, {
    method: 'PATCH',
    headers: { ...tus(form), 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
    body: bytes,
  })
  if (!answer.ok) throw new Unanswered()
  return Number(answer.headers.get('Upload-Offset'))
}
