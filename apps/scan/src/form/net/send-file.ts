import type { Device } from '../device/device.ts'
import { bring } from './bring.ts'
import { call, Refused } from './call.ts'

/** Brings a file of this device to the server, going on where an earlier try ended; answers its stored id. */
export async function sendFile(
  key: string,
  form: string,
  device: Device,
  onProgress: (part: number) => void = () => {},
): Promise<string> {
  const kept = await device.file(key)
  if (!kept) throw new Refused('')
  const headers = { 'X-Form': form }
  const onBegun = (upload: string) => device.keepFile(key, { ...kept, upload })
  const upload = await bring({ ...kept, headers, onBegun, onProgress })
  const id = upload.slice(upload.lastIndexOf('/') + 1)
  const { id: stored } = await call<{ id: string }>('/v/form/save_file', { id: form, fileId: id })
  return stored
}
