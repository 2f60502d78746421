import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Audit } from '../../audit/service.ts'
import { directoryPagesChanged } from '../events.ts'
import { ownerOf, ownersOf } from '../../addresses/service/addresses.ts'
import type { DirectoryRow } from '../store/directories.ts'
import { listByPages, lockPage, setPageBlocked } from '../store/pages.ts'

/** A directory of any account that has, or had, a public page. */
export type AnybodysDirectory = Omit<DirectoryRow, 'accountId' | 'pageId'> & { accountId: AccountId; pageId: string }

/** In the log of an account, what whoever runs the server did; no user has this number. */
const nobody = 0

/** What whoever runs the server does with public pages of any account, inside a transaction of the caller. */
export function createOperatedPages({ events, audit }: { events: Events; audit: Pick<Audit, 'write'> }) {
  return {
    /** Unknown addresses are missing. */
    async find(tx: Tx, pageIds: string[]): Promise<AnybodysDirectory[]> {
      const found: AnybodysDirectory[] = []
      const owned = Map.groupBy(await ownersOf(tx, 'page', pageIds), ([, accountId]) => accountId)
      for (const [accountId, own] of owned) {
        const rows = await listByPages(
          tx,
          accountId,
          own.map(([id]) => id),
        )
        found.push(...rows.flatMap((row) => withPage(row, accountId)))
      }
      return found
    },

    /** Holds the directory until the transaction ends. */
    async lock(tx: Tx, pageId: string): Promise<AnybodysDirectory | undefined> {
      const accountId = await ownerOf(tx, 'page', pageId)
      if (!accountId) return undefined
      return (await lockPage(tx, accountId, pageId)).flatMap((row) => withPage(row, accountId))[0]
    },

    /** Stops the page or opens it again; the directory itself is not touched. */
    async set(tx: Tx, row: AnybodysDirectory, blockedAt: Date | null, reason: string): Promise<void> {
      const { accountId, id, name } = row
      await setPageBlocked(tx, accountId, id, blockedAt)
      const verb = blockedAt ? ('blocked' as const) : ('unblocked' as const)
      const subject = { subject: 'directory' as const, subjectId: String(id), name }
      await audit.write(tx, { accountId, userId: nobody, verb, ...subject, details: { reason } })
      await events.announce(tx, directoryPagesChanged, { accountId })
    },
  }
}

const withPage = ({ pageId, ...row }: DirectoryRow, accountId: AccountId): AnybodysDirectory[] =>
  pageId === null ? [] : [{ ...row, pageId, accountId }]
