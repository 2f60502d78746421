import type { IncomingHttpHeaders } from 'node:http'
import type { DrawnPage } from './code-pages.ts'

export interface Visit {
  id: string
  ip: string
  method: string
  headers: IncomingHttpHeaders
  /** What the last answer of this visitor led to. */
  told?: string
  /** For how many seconds to wait, and what was proven a moment ago, as the address says it. */
  wait?: string
  proven?: string
  secure?: boolean
}

export interface VisitAnswer {
  status: number
  page: DrawnPage
  cookies?: string[]
  /** Whether the visit was written down, which also proves that the code is what this node knows. */
  isWritten?: boolean
  /** Whether the page has a form of ours. */
  asks?: boolean
  /** What the policy says of the page's script, where it has one. */
  script?: string
  /** Whether the page is one that leads elsewhere. */
  leads?: boolean
  /** Where the visitor goes at once; the page stays unread then. */
  to?: string
}
