import { accountTyped } from '../accounts/find.ts'
import { type Command, type Terminal, wrong } from '../command.ts'

const deeds: Record<string, (terminal: Terminal, target: string) => Promise<number>> = {
  async make(terminal, target) {
    const { app, say, print } = terminal
    const { id } = await accountTyped(terminal, target)
    const { role, password } = await app.bi.make(id)
    print(say('operators.biMade', { role }))
    print(say('operators.biPassword', { password }))
    return 0
  },

  async list({ app, say, print }) {
    const roles = await app.bi.list()
    if (roles.length === 0) print(say('operators.biNone'))
    for (const { accountId, role, connected } of roles) print(say('operators.biLine', { accountId, role, connected }))
    return 0
  },

  async revoke(terminal, target) {
    const { app, say, print } = terminal
    const { id } = await accountTyped(terminal, target)
    if (!(await app.bi.revoke(id))) return wrong(say('operators.biMissing', { id }), terminal)
    print(say('operators.biRevoked', { id }))
    return 0
  },
}

/** `bi-role make <account>`, `bi-role list`, `bi-role revoke <account>`. */
export const biRole: Command = {
  needs: 'app',
  typed: (say) => `${Object.keys(deeds).join('|')} [${say('operators.mobile')}]`,
  about: 'operators.commandBiRole',
  async run(terminal, { words: [verb = '', target = ''] }) {
    const { say } = terminal
    const deed = Object.hasOwn(deeds, verb) ? deeds[verb] : undefined
    if (!deed) return wrong(say('operators.commandNoDeed', { deeds: Object.keys(deeds).join(', ') }), terminal)
    if (verb !== 'list' && !target) return wrong(say('operators.commandNoTarget'), terminal)
    return deed(terminal, target)
  },
}
