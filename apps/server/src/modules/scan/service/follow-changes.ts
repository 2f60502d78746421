import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Fanout } from '../../../platform/fanout/fanout.ts'
import { accountChanged } from '../../accounts/events.ts'
import { codeAccessChanged } from '../../code-access/events.ts'
import { directoryPagesChanged } from '../../directories/events.ts'
import { codesChanged } from '../../ledger/service/revisions.ts'
import { qrCodesChanged } from '../../qr-codes/events.ts'
import type { createAccountFacts } from './account-facts.ts'
import type { CodeCache } from './code-cache.ts'
import type { DirectoryPages } from './directory-pages.ts'

const topic = 'qrCode.changed'
const accountTopic = 'account.changed'

interface Following {
  events: Events
  fanout: Fanout
  cache: CodeCache
  accounts: Pick<ReturnType<typeof createAccountFacts>, 'forget' | 'forgetAll'>
}

/**
 * Changed codes are forgotten on every node once the change is committed. Until a node has heard of it, the revision keeps
 * it from showing what it still knows.
 */
export function followChanges({ events, fanout, cache, accounts }: Following): void {
  for (const changed of [qrCodesChanged, codeAccessChanged])
    events.listen(changed, async (tx, { accountId, ids }) => {
      await codesChanged(tx, mintAccountId(accountId), ids)
      await fanout.announce(tx, topic, ids)
    })
  fanout.hear(topic, cache.forget)
  fanout.onGap(cache.forgetAll)
  events.listen(accountChanged, (tx, { accountId }) => fanout.announce(tx, accountTopic, [String(accountId)]))
  fanout.hear(accountTopic, (accountId) => {
    accounts.forget(mintAccountId(Number(accountId)))
    cache.forgetOf(Number(accountId))
  })
  fanout.onGap(accounts.forgetAll)
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
