import type { Device } from '../device/device.ts'
import { Refused } from './call.ts'
import { handIn } from './hand-in.ts'

/** Milliseconds after which it is tried again: a phone may believe in a network that is not there. */
export const sendAgain = 10_000

/**
 * Sends what waits, one after the other; when all of it is there the page is read again. Answers whether there is a
 * network, as far as is known.
 */
export function sendWaiting(device: Device): Promise<boolean> {
  busy ??= send(device).finally(() => {
    busy = undefined
  })
  return busy
}

let busy: Promise<boolean> | undefined

async function send(device: Device): Promise<boolean> {
  const waiting = (await device.waiting()).filter(({ refusal }) => refusal === null)
  if (waiting.length === 0 || !navigator.onLine) return navigator.onLine
  for (const one of waiting) {
    try {
      await handIn(one, device)
    } catch (error) {
      if (!(error instanceof Refused)) return false
    }
  }
  location.reload()
  return true
}
