import { shortIdIn } from '../../modules/abuse/rules.ts'
import { type Command, wrong } from '../command.ts'

export const block = stopping('block')
export const unblock = stopping('unblock')

function stopping(verb: 'block' | 'unblock'): Command {
  return {
    needs: 'app',
    typed: (say) => `<id> --reason "${say('abuse.commandReason')}"`,
    about: verb === 'block' ? 'abuse.commandBlock' : 'abuse.commandUnblock',
    options: { reason: { type: 'string' } },
    async run(terminal, { words, options }) {
      const { app, say, print, by, now } = terminal
      const id = shortIdIn(words[0] ?? '')
      const reason = String(options.reason ?? '').trim()
      if (!id) return wrong(say('abuse.commandNoId'), terminal)
      if (!reason) return wrong(say('abuse.commandNoReason'), terminal)
      await app.modules.abuse[verb]({ id, reason }, { by, now })
      print(`${say(verb === 'block' ? 'abuse.blocked' : 'abuse.unblocked')}  ${id}`)
      return 0
    },
  }
}
