import { type Command, wrong } from '../command.ts'

export const test: Command = {
  needs: 'app',
  typed: (say) => `sms|mail <${say('operators.commandTo')}>`,
  about: 'operators.commandTest',
  async run(terminal, { words: [by, to] }) {
    const { app, say, print, now } = terminal
    if ((by !== 'sms' && by !== 'mail') || !to) return wrong(say('operators.commandTestHow'), terminal)
    await app.modules.operators.testMessage({ by, to }, { by: terminal.by, now, caller: undefined }, say)
    print(say('operators.tested'))
    return 0
  },
}
