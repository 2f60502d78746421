/** Names that people take for ours, or that mail and certificates need. */
const reserved = new Set([
  ...['www', 'api', 'app', 'admin', 'login', 'operator', 'support', 'help', 'docs', 'status', 'static', 'files'],
  ...['mail', 'smtp', 'imap', 'pop', 'ftp', 'ns1', 'ns2', 'mx', 'autodiscover', 'autoconfig', 'matai', 'scan', 'qr'],
])

export const isReserved = (label: string): boolean => reserved.has(label)

/** The name before our domain in a host (a port does not matter); undefined where it is another host, or ours. */
export function labelOf(host: string, suffix: string): string | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  if (!name.endsWith(`.${suffix}`)) return undefined
  const label = name.slice(0, -suffix.length - 1)
  return /^[a-z\d-]{1,63}$/.test(label) ? label : undefined
}

/** The domain before which names are put: the one that the settings name, else the console's host if it has a name. */
export function suffixOf({ LOGIN_DOMAIN, ORIGIN }: { LOGIN_DOMAIN?: string | undefined; ORIGIN?: string | undefined }) {
  if (LOGIN_DOMAIN !== undefined) return LOGIN_DOMAIN.replace(/^\./, '').toLowerCase()
  const host = ORIGIN === undefined ? '' : new URL(ORIGIN).hostname
  return host.includes('.') && !/^[\d.]+$/.test(host) ? host : null
}
