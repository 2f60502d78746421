import { domainToUnicode } from 'node:url'
import { shortIdAlphabet } from '@matai/contract'

/** `bad` the operator keeps visitors from, `trusted` they go to at once, `outside` they are asked about. */
export type TargetStanding = 'bad' | 'trusted' | 'outside'

/** The address of a jump as it goes into a header: ASCII only. */
export function hrefOf(target: string): string {
  return new URL(target).href
}

/** Longest address that fits a header: servers in front of ours may have 4 KB for all headers of an answer. */
const hrefMax = 3_000

/** Whether an address is too long once letters that are not ASCII are written as three characters for each byte. */
export function isTooLong(target: string): boolean {
  return hrefOf(target).length > hrefMax
}

/** The host that a visitor agrees to; with the port unless it is the usual one. */
export function hostOf(target: string): string {
  return new URL(target).host
}

/** Whether a host is among the trusted ones; `.example.com` stands for itself and all below it. */
export function isTrusted(host: string, trusted: readonly string[]): boolean {
  return trusted.some((entry) => host === entry || (entry.startsWith('.') && `.${host}`.endsWith(entry)))
}

/** Words that nobody takes for others: letters of one kind in each part of a host. */
const plainPart = /^([a-z\d-]+|[\p{Script=Han}\d]+)$/u

/**
 * A host as it is shown large, and how else it is written. What could be mistaken for another host is shown large as
 * it stands in the address.
 */
export function shownHost(target: string): { host: string; also: string | null } {
  const { host, hostname } = new URL(target)
  const read = host.replace(hostname, domainToUnicode(hostname) || hostname)
  if (read === host) return { host, also: null }
  const isPlain = domainToUnicode(hostname)
    .split('.')
    .every((part) => plainPart.test(part))
  return isPlain ? { host: read, also: host } : { host, also: read }
}

const printedPath = new RegExp(`^/q/([${shortIdAlphabet}]{8})/?$`)

/** The short id when an address is that of a printed code, on whichever host, also with letters written as %41. */
export function printedIdIn(target: string): string | undefined {
  const plain = new URL(target).pathname.replace(/%([2-7][\da-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return printedPath.exec(plain)?.[1]
}
