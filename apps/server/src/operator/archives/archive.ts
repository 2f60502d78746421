import { constants } from 'node:fs'
import { access, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ArchiveImport, ArchiveThing } from '@matai/contract'
import { mintAccountId } from '../../platform/db/account-id.ts'
import { systemLanguage } from '../../platform/settings/system-language.ts'
import { accountTyped } from '../accounts/find.ts'
import { type Command, type Terminal, wrong } from '../command.ts'

/** Milliseconds between two looks, and between two lines that say how far it is. */
const [look, told] = [500, 5_000]

/** Brings an archive of the disk into an account: the same command again goes on where one before was cut off. */
export const archive: Command = {
  needs: 'app',
  typed: (say) => `import <${say('archives.commandFile')}> <${say('operators.mobile')}>`,
  about: 'archives.commandAbout',
  options: {
    'new-ids': { type: 'boolean' },
    'passphrase-file': { type: 'string' },
    again: { type: 'boolean' },
  },
  async run(terminal, { words: [verb, path, target], options }) {
    const { app, say, print, now } = terminal
    if (verb !== 'import' || !path || !target) return wrong(say('archives.commandHow'), terminal)
    const secretPath = options['passphrase-file']
    for (const file of [path, secretPath].filter((one) => typeof one === 'string'))
      if (!(await isReadable(file))) return wrong(say('archives.commandNoFile', { file }), terminal)
    const passphrase = typeof secretPath === 'string' ? await firstLine(secretPath) : undefined
    const accountId = mintAccountId((await accountTyped(terminal, target)).id)
    const { archives } = app.modules
    const { id, goesOn } = await archives.fromDisk.begin({
      ...{ accountId, path, passphrase, now, language: systemLanguage(process.env) },
      ...{ mode: options['new-ids'] ? 'new' : 'same', again: options.again === true },
    })
    if (goesOn) print(say('archives.commandGoesOn'))
    const one = await follow(terminal, () => archives.fromDisk.find(accountId, id, say))
    return report(terminal, one)
  },
}

const isReadable = (file: string) =>
  access(file, constants.R_OK).then(
    () => true,
    () => false,
  )

const firstLine = async (file: string) => (await readFile(file, 'utf8')).split(/\r?\n/, 1)[0] ?? ''

/** Works on it until it is over, here or in a server that took it up first, and says how far it is. */
async function follow({ app, say, print }: Terminal, find: () => Promise<ArchiveImport>): Promise<ArchiveImport> {
  let said = ''
  let saidAt = performance.now()
  const tell = ({ state, phase, done, total }: ArchiveImport) => {
    const line = state === 'running' ? say(`archives.phase_${phase}`, { done, total }) : ''
    if (line === said || line === '' || performance.now() - saidAt < told) return
    print(line)
    said = line
    saidAt = performance.now()
  }
  for (;;) {
    const working = app.modules.archives.work()
    let isWorking = true
    const ended = working.finally(() => {
      isWorking = false
    })
    while (isWorking) {
      await Promise.race([ended, sleep(look)])
      tell(await find())
    }
    const one = await find()
    if (one.state !== 'waiting' && one.state !== 'running') return one
    // Another worker has it; when that one dies or falls silent, it is taken up here.
    await sleep(look)
  }
}

/** What came, and what to know of it. */
function report({ say, print }: Terminal, one: ArchiveImport): number {
  const { state, from, problem, came, notes, canGoOn } = one
  print(say(`archives.state_${state}`))
  if (from) print(say('archives.from', { name: from }))
  if (problem) print(problem)
  if (canGoOn) print(say('archives.commandAgain'))
  // A key that ends in `_other` is the plural of another one.
  const called = (what: ArchiveThing) =>
    what === 'other' ? say('archives.commandOther') : say(`archives.what_${what}`)
  for (const { what, count } of came) print(`  ${say('archives.line', { what: called(what), count })}`)
  for (const { what, why, count } of notes) print(`  ${say(`archives.why_${why}`, { what: called(what), count })}`)
  return state === 'done' ? 0 : 1
}
