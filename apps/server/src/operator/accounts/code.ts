import { type Command, wrong } from '../command.ts'
import { lineOf } from './lines.ts'

export const code: Command = {
  needs: 'app',
  typed: () => '<id>',
  about: 'operators.commandCode',
  async run(terminal, { words: [typed] }) {
    const { app, say, print, now } = terminal
    if (!typed) return wrong(say('abuse.commandNoId'), terminal)
    const { operators } = app.modules
    const { id, name, accountId } = await operators.ownerOf(typed)
    print(`${id}  ${name}`)
    print(`  ${lineOf(await operators.owner(accountId, now), say)}`)
    return 0
  },
}
