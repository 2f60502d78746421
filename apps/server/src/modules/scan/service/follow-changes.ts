import type { Events } from '../../../platform/events/events.ts'
import type { Fanout } from '../../../platform/fanout/fanout.ts'
import { codeAccessChanged } from '../../code-access/events.ts'
import { directoryPagesChanged } from '../../directories/events.ts'
import { qrCodesChanged } from '../../qr-codes/events.ts'
import type { CodeCache } from './code-cache.ts'
import type { DirectoryPages } from './directory-pages.ts'

const topic = 'qrCode.changed'

/** Changed codes are forgotten on every node once the change is committed. */
export function followChanges({ events, fanout, cache }: { events: Events; fanout: Fanout; cache: CodeCache }): void {
  events.listen(qrCodesChanged, (tx, { ids }) => fanout.announce(tx, topic, ids))
  events.listen(codeAccessChanged, (tx, { ids }) => fanout.announce(tx, topic, ids))
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
