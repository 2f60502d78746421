/** What this browser keeps of a sign-in that goes on at a company's provider. */
const item = 'company-begun'

interface Begun {
  state: string
  key: string
  /** Who is signed in already lets the provider's sign-in mean the same person. */
  links?: boolean
}

interface ReturnedFromCompany extends Begun {
  code?: string
  iss?: string
  error?: string
}

export function keepCompanyBegun(begun: Begun): void {
  sessionStorage.setItem(item, JSON.stringify(begun))
}

/** What the provider sent this browser back with; 'foreign' where another one began. Undefined without. */
export function returnedFromCompany(): ReturnedFromCompany | 'foreign' | undefined {
  const query = new URLSearchParams(location.search)
  const state = query.get('state')
  if (query.get('by') !== 'company' || !state) return undefined
  const told = Object.fromEntries(
    (['code', 'iss', 'error'] as const).flatMap((name) => {
      const value = query.get(name)
      return value ? [[name, value]] : []
    }),
  )
  try {
    const begun = JSON.parse(sessionStorage.getItem(item) ?? 'null') as Begun | null
    return begun?.state === state ? { ...begun, ...told } : 'foreign'
  } catch {
    return 'foreign'
  }
}

/** Whether somebody who is signed in comes back to be linked, and is not to be led on from the sign-in page. */
export function isLinkingCompany(): boolean {
  const returned = returnedFromCompany()
  return typeof returned === 'object' && returned.links === true
}

/** The address without what came back: to load it again tries nothing twice. */
export function forgetCompanyReturned(): void {
  sessionStorage.removeItem(item)
  history.replaceState(history.state, '', location.pathname)
}
