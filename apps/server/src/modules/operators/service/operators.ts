import { createOperatedAccounts } from './accounts.ts'
import { createAccessHelp } from './access-help.ts'
import { createOwnerSearch } from './code-owner.ts'
import type { Dependencies } from './dependencies.ts'
import { createOperatedFiles } from './files.ts'
import { createHealth } from './health.ts'
import { createInviting } from './invitations.ts'
import { createMessageTest } from './test-message.ts'

export type Operators = ReturnType<typeof createOperators>

/** What whoever runs the server does beside reports and stops: accounts, messages, whose a code is. */
export function createOperators(dependencies: Dependencies) {
  const accounts = createOperatedAccounts(dependencies)
  const { tx } = dependencies.database
  return {
    accounts,
    /** An account that is known to be there. */
    owner: (accountId: number, now: Date) => accounts.find(tx, accountId, now),
    access: createAccessHelp(dependencies),
    files: createOperatedFiles(dependencies, accounts.find),
    invitations: createInviting(dependencies),
    ownerOf: createOwnerSearch(dependencies),
    testMessage: createMessageTest(dependencies),
    health: createHealth(dependencies),
  }
}
