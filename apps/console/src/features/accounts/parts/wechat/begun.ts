/** What this browser keeps of a sign-in that goes on at WeChat: without it the code that comes back is of no use. */
const item = 'wechat-begun'

export function keepBegun(begun: { scene: string; key: string }): void {
  sessionStorage.setItem(item, JSON.stringify(begun))
}

interface Returned {
  scene: string
  key: string
  code: string
}

/** What WeChat sent this browser back with; 'foreign' where another one began. Undefined without. */
export function returnedFromWechat(): Returned | 'foreign' | undefined {
  const query = new URLSearchParams(location.search)
  const [code, scene] = [query.get('code'), query.get('state')]
  if (query.get('by') !== 'wechat' || !code || !scene) return undefined
  try {
    const begun = JSON.parse(sessionStorage.getItem(item) ?? 'null') as { scene: string; key: string } | null
    return begun?.scene === scene ? { ...begun, code } : 'foreign'
  } catch {
    return 'foreign'
  }
}

/** The address without what came back: to load it again tries nothing twice. */
export function forgetReturned(): void {
  sessionStorage.removeItem(item)
  const query = new URLSearchParams(location.search)
  for (const name of ['by', 'code', 'state']) query.delete(name)
  const rest = String(query)
  history.replaceState(history.state, '', rest ? `${location.pathname}?${rest}` : location.pathname)
}

export const isInWechat = (): boolean => /MicroMessenger/i.test(navigator.userAgent)
