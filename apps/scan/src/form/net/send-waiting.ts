import type { Device } from '../device/device.ts'
import { Refused } from './call.ts'
import { handIn } from './hand-in.ts'

/** Sends what waits, one after the other; when all of it is there the page is read again. */
export async function sendWaiting(device: Device): Promise<void> {
  const waiting = (await device.waiting()).filter(({ refusal }) => refusal === null)
  if (waiting.length === 0 || !navigator.onLine) return
  for (const one of waiting) {
    try {
      await handIn(one, device)
    } catch (error) {
      if (!(error instanceof Refused)) return
    }
  }
  location.reload()
}
