import { type Recovery, shortIdAlphabet } from '@matai/contract'

const path = new RegExp(`^/q/([${shortIdAlphabet}]{8})$`)

/**
 * The id of the live code whose printed address a text is; undefined for every other text. Without `origins` any host
 * may be ours: a server that was never told its address is reached, and prints, by many.
 */
export function printedIdIn(text: string, origins: string[] | undefined): string | undefined {
  const address = URL.parse(text.trim())
  if (!address || !/^https?:$/.test(address.protocol)) return undefined
  // Prints outlive the day on which a site moves to https, so only the host has to be ours.
  const isOurs = !origins || origins.some((origin) => URL.parse(origin)?.host === address.host)
  return isOurs ? path.exec(address.pathname)?.[1] : undefined
}

/** Whether a file without a single byte was at least meant as a picture. */
export function isNamedLikePhoto(name: string): boolean {
  return /\.(jpe?g|png|bmp)$/i.test(name)
}

interface Stored {
  id: number
  qrCodeId: string
  name: string
  withContent: boolean
  createdBy: number
  createdAt: Date
}

export function toRecovery(row: Stored, names: Map<number, string>, addressOf: (id: string) => string): Recovery {
  const { id, qrCodeId, name, withContent, createdBy, createdAt } = row
  const creator = { id: createdBy, name: names.get(createdBy) ?? '' }
  return { id, qrCodeId, url: addressOf(qrCodeId), name, withContent, creator, createdAt: createdAt.toISOString() }
}
