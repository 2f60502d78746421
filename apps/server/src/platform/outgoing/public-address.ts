import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

/** Whether an address of the network is anybody's: not of this machine, a network of its own, or a special use. */
export function isPublicAddress(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast'
}

/** Hosts that may lie in a network of our own: the operator named them, with or without a port. */
export type MayBePrivate = (url: URL) => boolean

export const mayBePrivate =
  (hosts: readonly string[]): MayBePrivate =>
  ({ host, hostname }) =>
    hosts.some((one) => one === host || one === hostname || (one.startsWith('.') && hostname.endsWith(one)))

export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>

export const resolveHost: Resolve = (host) => lookup(host, { all: true })

export type Reached = { address: string; family: number } | 'private' | 'unknownHost'

/** Where an address leads at this moment; private when any of its answers is, so that none of them is tried. */
export async function reach(url: URL, may: MayBePrivate, resolve: Resolve): Promise<Reached> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = ipaddr.isValid(host)
    ? [{ address: host, family: host.includes(':') ? 6 : 4 }]
    : await resolve(host).catch(() => [])
  const [first] = found
  if (!first) return 'unknownHost'
  return may(url) || found.every(({ address }) => isPublicAddress(address)) ? first : 'private'
}
