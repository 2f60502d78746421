import { audit } from './audit.ts'
import { notices } from './notices.ts'

/** What is said of what happened; only lists of that load it. */
export const history = {
  audit,
  notices,
}
