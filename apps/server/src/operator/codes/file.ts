import { type Command, wrong } from '../command.ts'

const verbs = ['show', 'block', 'unblock']

/** A file of anybody, by its id or its address. */
export const file: Command = {
  needs: 'app',
  typed: (say) =>
    `${verbs.join('|')} <${say('operators.commandFileTyped')}> [--reason "${say('abuse.commandReason')}"]`,
  about: 'operators.commandFile',
  options: { reason: { type: 'string' } },
  async run(terminal, { words: [verb = '', typed = ''], options }) {
    const { app, say, print, by, now } = terminal
    if (!verbs.includes(verb)) return wrong(say('operators.commandNoDeed', { deeds: verbs.join(', ') }), terminal)
    if (!typed) return wrong(say('operators.fileMissing'), terminal)
    const reason = String(options.reason ?? '').trim()
    if (verb !== 'show' && !reason) return wrong(say('abuse.commandNoReason'), terminal)
    const { files } = app.modules.operators
    const found = await files.find(typed, now)
    const done = { by, now, caller: undefined }
    const after =
      verb === 'show' ? found : await files[verb === 'block' ? 'block' : 'unblock']({ id: found.id, reason }, done)
    const { id, name, size, account } = after
    const state = after.blockedAt
      ? say('operators.commandFileBlocked', { reason: after.reason })
      : say('operators.commandFileOpen')
    print(say('operators.commandFileLine', { id, name, size, owner: account.name || account.mobile, state }))
    return 0
  },
}
