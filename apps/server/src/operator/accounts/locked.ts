import { type Command, wrong } from '../command.ts'

/** Names that one listing shows. */
const shown = 200

export const locked: Command = {
  needs: 'app',
  about: 'operators.commandLocked',
  async run({ app, say, print, now }) {
    const asked = { page: 1, pageSize: shown, keyword: '', sort: 'oldest' as const, filters: {} }
    const { list } = await app.modules.operators.access.locked(asked, now)
    if (list.length === 0) print(say('operators.commandNoneLocked'))
    for (const { name, limit, until, account } of list) {
      const at = `${until.slice(0, 16)}Z`
      print(say('operators.commandLockedLine', { name, limit, until: at, account: account?.name ?? '-' }))
    }
    return 0
  },
}

export const unlock: Command = {
  needs: 'app',
  typed: (say) => `<${say('operators.mobile')}>`,
  about: 'operators.commandUnlock',
  async run(terminal, { words: [typed] }) {
    const { app, say, print, by, now } = terminal
    if (!typed) return wrong(say('operators.nameMissing'), terminal)
    const name = await app.modules.operators.access.unlock(typed, { by, now, caller: undefined })
    print(say('operators.commandUnlocked', { name }))
    return 0
  },
}
