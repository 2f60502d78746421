/**
 * What pages and the mini program around them say to one another. A page asks by opening a screen of the mini program,
 * which comes back to a page; and it says what it is, which is heard when somebody shares it.
 */
export interface Asked {
  /** For the number that WeChat has proven. */
  ask: 'phone'
  /** The page to come back to: a path of the server. */
  back: string
}

export interface Said {
  say: 'page'
  path: string
  title: string
}

/** The screen that answers, as pages name it. */
const screen = '/pages/ask/ask'

export const addressOf = ({ ask, back }: Asked): string => `${screen}?ask=${ask}&back=${encodeURIComponent(back)}`

/** The question in the options of that screen; undefined where it is none. Options come as they stand in the address. */
export function askedIn({ ask, back }: Readonly<Record<string, string | undefined>>): Asked | undefined {
  if (ask !== 'phone' || !back) return undefined
  try {
    return { ask, back: decodeURIComponent(back) }
  } catch {
    return undefined
  }
}

/** The newest saying among what pages have posted; undefined where there is none. */
export function saidIn(posted: readonly unknown[]): Said | undefined {
  const found = [...posted].reverse().find((one): one is Said => {
    if (typeof one !== 'object' || one === null) return false
    const { say, path, title } = one as Partial<Record<keyof Said, unknown>>
    return say === 'page' && typeof path === 'string' && typeof title === 'string'
  })
  return found && { say: 'page', path: found.path, title: found.title }
}
