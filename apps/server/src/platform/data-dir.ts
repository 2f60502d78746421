import { chmodSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** For the folders that we keep people's things in. */
export const ownFolder = { recursive: true, mode: 0o700 } as const
/** For the files in them. */
export const ownFile = 0o600

/**
 * Makes a folder and what is missing above it. Nobody else looks into it; where root runs the server, the database's
 * user passes through. One that is there keeps its mode.
 */
export function makeDataDir(folder: string): void {
  const whole = resolve(folder)
  const first = mkdirSync(whole, { recursive: true })
  if (first === undefined) return
  // Said once more, because the mask of the process takes away from what `mkdir` is told.
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700
  for (let made = whole; made.length >= first.length; made = dirname(made)) chmodSync(made, mode)
}
