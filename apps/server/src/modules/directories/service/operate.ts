import type { Tx } from '../../../platform/db/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Audit } from '../../audit/service.ts'
import { directoryPagesChanged } from '../events.ts'
import { type AnybodysDirectory, findAnybodysPages, lockAnybodysPage, setPageBlocked } from '../store/everybody.ts'

export type { AnybodysDirectory }

/** In the log of an account, what whoever runs the server did; no user has this number. */
const nobody = 0

/** What whoever runs the server does with public pages of any account, inside a transaction of the caller. */
export function createOperatedPages({ events, audit }: { events: Events; audit: Pick<Audit, 'write'> }) {
  return {
    find: findAnybodysPages,
    lock: lockAnybodysPage,

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
