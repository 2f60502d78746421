import { made } from '@matai/content/schema'
import type { Block, OperatedCode, StoredFile } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { addressOf, stateOf } from '../../qr-codes/rules/codes.ts'
import { isPageId, listAsHtml } from '../rules.ts'
import type { Dependencies } from './dependencies.ts'

/** What can be reported and stopped: a live code, or the public page of a directory. */
export interface Subject {
  accountId: AccountId
  /** Short id of a code, id of a page. */
  id: string
  name: string
  kind: OperatedCode['kind']
  blockedAt: Date | null
  expiresAt: Date | null
  deletedAt: Date | null
}

interface Why {
  reason: string
  now: Date
}

/** Names of live codes that an operator is shown of a directory. */
const namesShown = 100

type Pages = Dependencies['directories']['operated']
type PageRow = Awaited<ReturnType<Pages['find']>>[number]

/** A default directory that nobody named is called by its address. */
const ofPage = ({ accountId, pageId, name, blockedAt }: PageRow): Subject => ({
  ...{
    accountId,
    id: pageId,
    name: name || `/d/${pageId}`,
    kind: 'directory',
    blockedAt,
    expiresAt: null,
    deletedAt: null,
  },
})

export function addressOfSubject(origin: string, id: string): string {
  return isPageId(id) ? `${origin}/d/${id}` : addressOf(origin, id)
}

export const subjectState = (subject: Subject, now: Date) => stateOf(subject, now)

/** Codes and pages alike, by their ids; in a transaction of the caller where one is changed. */
export function createSubjects({ qrCodes, directories }: Pick<Dependencies, 'qrCodes' | 'directories'>) {
  const codes = qrCodes.operated
  const pages = directories.operated

  async function set(tx: Tx, { id }: Subject, isBlocked: boolean, { reason, now }: Why): Promise<void> {
    if (isPageId(id)) {
      const row = await pages.lock(tx, id)
      if (row) await pages.set(tx, row, isBlocked ? now : null, reason)
      return
    }
    const row = await codes.lock(tx, id)
    if (row) await codes[isBlocked ? 'block' : 'unblock'](tx, row, { reason, now })
  }

  return {
    async find(tx: Tx, ids: string[]): Promise<Subject[]> {
      const ofCodes = await codes.find(
        tx,
        ids.filter((id) => !isPageId(id)),
      )
      return [...ofCodes, ...(await pages.find(tx, ids.filter(isPageId))).map(ofPage)]
    },

    async lock(tx: Tx, id: string): Promise<Subject | undefined> {
      if (!isPageId(id)) return codes.lock(tx, id)
      const row = await pages.lock(tx, id)
      return row && ofPage(row)
    },

    block: (tx: Tx, subject: Subject, why: Why) => set(tx, subject, true, why),
    unblock: (tx: Tx, subject: Subject, why: Why) => set(tx, subject, false, why),

    /** What visitors see, or would see. */
    async content(
      tx: Tx,
      { id }: Subject,
      now: Date,
    ): Promise<{ blocks: Block[]; target: string; files: StoredFile[] }> {
      const nothing = { blocks: [], target: '', files: [] }
      if (!isPageId(id)) {
        const [row] = await codes.find(tx, [id])
        return row ? codes.content(tx, row, now) : nothing
      }
      const [row] = await pages.find(tx, [id])
      if (!row) return nothing
      const { accountId, summary } = row
      const selection = { keyword: '', sort: 'name' as const, filters: { directoryId: row.id } }
      const ids = await qrCodes.matchingIds(selection, { caller: { accountId, userId: 0 }, now }, namesShown)
      const names = new Map((await qrCodes.rowsByIds(accountId, ids)).map((code) => [code.id, code.name]))
      const html = listAsHtml(
        summary,
        ids.map((one) => names.get(one) ?? ''),
      )
      return { ...nothing, blocks: html ? [made.richText('words', { html })] : [] }
    },
  }
}
