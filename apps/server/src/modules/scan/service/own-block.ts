import type { Language } from '@matai/i18n'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Caller } from '../../../platform/http/context.ts'
import { readCookies } from '../../../platform/http/visitor-proofs.ts'
import { drawn, type Pages } from './code-pages.ts'
import type { Visit, VisitAnswer } from './visit-answer.ts'

export interface OwnBlockOptions {
  pages: Pages
  findCaller(token: string, now: Date): Promise<Caller | undefined>
  /** Why a code of the account is stopped. */
  blockReasonOf(accountId: AccountId, id: string): Promise<string>
  /** Scheme and host of the console; empty when it is the scan's own. */
  consoleOrigin: string
}

export type OwnBlock = ReturnType<typeof createOwnBlock>

/** What is stopped: a code by its short id, or a directory by that of its page. */
interface Stopped {
  id: string
  row: { accountId: number }
  notice: 'blocked' | 'pageBlocked'
}

/** What people of the account see of what is stopped: why, and the way to appeal. Undefined for everybody else. */
export function createOwnBlock({ pages, findCaller, blockReasonOf, consoleOrigin }: OwnBlockOptions) {
  return async (
    { id, row, notice }: Stopped,
    { headers }: Pick<Visit, 'headers'>,
    language: Language,
    now: Date,
  ): Promise<VisitAnswer | undefined> => {
    const token = readCookies(headers.cookie).get('user-info')
    const caller = token ? await findCaller(token, now) : undefined
    if (caller?.accountId !== row.accountId) return undefined
    const reason = await blockReasonOf(mintAccountId(row.accountId), id)
    const own = { reason, link: `${consoleOrigin}/code/${id}/block` }
    return { status: 410, page: drawn(pages.renderNotice({ kind: notice, language, own })) }
  }
}
