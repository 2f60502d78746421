import ipaddr from 'ipaddr.js'

/** Whom an address counts for: one customer of an IPv6 provider has at least a /64, one of IPv4 the address itself. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  return address.kind() === 'ipv6' ? address.toNormalizedString().split(':').slice(0, 4).join(':') : address.toString()
}
