import type { Events } from '../../../platform/events/events.ts'
import type { Fanout } from '../../../platform/fanout/fanout.ts'
import { codeAccessChanged } from '../../code-access/events.ts'
import { directoryPagesChanged } from '../../directories/events.ts'
import { codesChanged } from '../../ledger/service/revisions.ts'
import { qrCodesChanged } from '../../qr-codes/events.ts'
import type { CodeCache } from './code-cache.ts'
import type { DirectoryPages } from './directory-pages.ts'

const topic = 'qrCode.changed'

/**
 * Changed codes are forgotten on every node once the change is committed. Until a node has heard of it, the revision keeps
 * it from showing what it still knows.
 */
export function followChanges({ events, fanout, cache }: { events: Events; fanout: Fanout; cache: CodeCache }): void {
  for (const changed of [qrCodesChanged, codeAccessChanged])
    events.listen(changed, async (tx, { accountId, ids }) => {
      await codesChanged(tx, accountId, ids)
      await fanout.announce(tx, topic, ids)
    })
  fanout.hear(topic, cache.forget)
  fanout.onGap(cache.forgetAll)
}

const directoryTopic = 'directory.pagesChanged'

/** Changed directories of an account are forgotten on every node once the change is committed. */
export function followDirectories({
  events,
  fanout,
  pages,
}: {
  events: Events
  fanout: Fanout
  pages: Pick<DirectoryPages, 'forget' | 'forgetAll'>
}): void {
  events.listen(directoryPagesChanged, (tx, { accountId }) => fanout.announce(tx, directoryTopic, [String(accountId)]))
  fanout.hear(directoryTopic, (accountId) => pages.forget(Number(accountId)))
  fanout.onGap(pages.forgetAll)
}
