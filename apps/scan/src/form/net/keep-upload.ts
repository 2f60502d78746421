import type { Device } from '../device/device.ts'
import { newFileKey } from '../device/keys.ts'
import { Unanswered } from './call.ts'
import { sendFile } from './send-file.ts'

interface Upload {
  kind: string
  form: string
  device: Device
  onProgress(part: number): void
}

/**
 * Keeps a file on this device, then brings it to the server. Without a network it stays here, under an id of this
 * device, and goes along when the form is handed in.
 */
export async function keepUpload(file: File, { kind, form, device, onProgress }: Upload): Promise<string> {
  const key = newFileKey()
  await device.keepFile(key, { file, name: file.name, kind })
  try {
    const stored = await sendFile(key, form, device, onProgress)
    await device.dropFile(key)
    return stored
  } catch (error) {
    if (error instanceof Unanswered) return key
    await device.dropFile(key)
    throw error
  }
}
