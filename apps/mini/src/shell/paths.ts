/** Whether a path is the counter of a merchant. */
export const isCounter = (path: string): boolean => /^\/m\/[\w-]+/.test(path)

/** Longest path that the server makes tickets for. */
const longest = 500

/** Cuts what is no path of one server: empty for none. The language of mini programs knows no URL. */
export const ownPath = (path: string): string =>
  /^\/(?![/\\])[\x21-\x7e]*$/.test(path) && path.length <= longest ? path : ''

/** The path of a printed link; empty where it is of somebody else. */
export function pathOfLink(link: string, hosts: readonly string[]): string {
  const [, host = '', path = ''] = /^https?:\/\/([^/?#@\s]+)(\/\S*)?$/i.exec(link.trim()) ?? []
  return hosts.includes(host.toLowerCase()) ? ownPath(encodeURI(decoded(path || '/'))) : ''
}

/** What a mini program code carries: `q/Ab3xYz12`. */
const pathOfScene = (scene: string): string => (/^[a-z]\/[\w/-]{1,30}$/.test(scene) ? `/${scene}` : '')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

export interface Launch {
  /** The link of an ordinary QR code, encoded once. */
  q?: string | undefined
  /** Of a mini program code, encoded. */
  scene?: string | undefined
  /** Of a card that somebody shared, encoded. */
  path?: string | undefined
}

/** Which page a launch means; empty where it means none of ours. */
export function pathOfLaunch({ q, scene, path }: Launch, hosts: readonly string[]): string {
  if (q) return pathOfLink(decoded(q), hosts)
  if (scene) return pathOfScene(decoded(scene))
  return path ? ownPath(decoded(path)) : ''
}

/** What was scanned, for whoever is told that it is not ours. */
export const textOfLaunch = ({ q, scene, path }: Launch): string => decoded(q ?? scene ?? path ?? '')

export const pageAddress = (path: string): string => `/pages/page/page?path=${encodeURIComponent(path)}`
export const foreignAddress = (text: string): string => `/pages/page/page?q=${encodeURIComponent(text)}`
