import { domainToASCII } from 'node:url'

/** A host as names are compared: lower case, punycode, without the dot at the end; empty when it is none. */
export function plainHost(host: string): string {
  return domainToASCII(host.trim().replace(/\.+$/, '')).toLowerCase()
}

/** Hosts of a list: one a line, `#` begins a comment; addresses and `*.` are taken for their host. */
export function readHosts(text: string): ReadonlySet<string> {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/#.*$/, '').trim())
  const hosts = lines.filter(Boolean).map((line) => plainHost(hostIn(line.replace(/^\*?\./, ''))))
  return new Set(hosts.filter(Boolean))
}

/** The host of an address as it is compared; undefined when the text is no address of the web. */
export function hostOf(url: string): string | undefined {
  const { protocol, hostname } = URL.parse(url) ?? {}
  return protocol === 'http:' || protocol === 'https:' ? plainHost(hostname ?? '') || undefined : undefined
}

/** Whether the host or a domain above it is listed. */
export function isListed(hosts: ReadonlySet<string>, host: string): boolean {
  const parts = host.split('.')
  return parts.some((_, place) => hosts.has(parts.slice(place).join('.')))
}

function hostIn(line: string): string {
  return hostOf(line) ?? line.replace(/[/?:].*$/, '')
}
