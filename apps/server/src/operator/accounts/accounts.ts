import type { Command } from '../command.ts'
import { lineOf } from './lines.ts'

/** Accounts that one listing shows. */
const shown = 200

export const accounts: Command = {
  needs: 'app',
  typed: (say) => `[${say('operators.commandFind')}]`,
  about: 'operators.commandAccounts',
  async run({ app, say, print, now }, { words }) {
    const asked = { page: 1, pageSize: shown, keyword: words.join(' '), sort: 'newest' as const, filters: {} }
    const { list, total } = await app.modules.operators.accounts.list(asked, now)
    for (const account of list) print(lineOf(account, say))
    print(say('operators.commandTotal', { shown: list.length, total }))
    return 0
  },
}
