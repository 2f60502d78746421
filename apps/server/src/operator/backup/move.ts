import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { anybodyOn, checkMigrations, checkTarget, load } from '../../platform/backup/load.ts'
import { nameOf } from '../../platform/backup/folder.ts'
import { withSnapshot } from '../../platform/backup/snapshot.ts'
import { type Command, type Shell, wrong } from '../command.ts'
import { openAlone } from '../open-running.ts'

const builtIn = 'built-in'

/** Files stay where they are; the database goes from one place to the other, whose server has to stand still. */
export const move: Command = {
  needs: 'nothing',
  typed: () => `<postgresql://…|${builtIn}>`,
  about: 'backups.moveAbout',
  run(shell, { words }) {
    const [target = ''] = words
    if (target === builtIn) return toBuiltIn(shell)
    if (/^postgres(ql)?:\/\//.test(target) && URL.canParse(target)) return toAddress(shell, target)
    return Promise.resolve(wrong(shell.say('backups.moveWhere'), shell))
  },
}

async function toAddress(shell: Shell, connectionString: string): Promise<number> {
  const { settings, log, say, print, now } = shell
  const cluster = join(settings.DATA_DIR, 'postgres')
  if (settings.DATABASE_URL) return wrong(say('backups.moveUnset'), shell)
  if (!existsSync(cluster)) return wrong(say('backups.noBuiltIn', { folder: settings.DATA_DIR }), shell)
  await checkTarget({ connectionString })
  // Takes the lock of the data folder, so that no server writes meanwhile.
  const source = await openAlone(settings, log)
  try {
    await carry(source.connection, { connectionString })
  } finally {
    await source.stop()
  }
  const aside = `${cluster}.moved-${nameOf(now)}`
  await rename(cluster, aside)
  print(say('backups.moved'))
  print(say('backups.movedToAddress', { folder: aside }))
  return 0
}

async function toBuiltIn(shell: Shell): Promise<number> {
  const { settings, log, say, print } = shell
  const { DATABASE_URL, DATABASE_DIRECT_URL, ...others } = settings
  if (!DATABASE_URL) return wrong(say('backups.moveSet'), shell)
  const source = { connectionString: DATABASE_DIRECT_URL ?? DATABASE_URL }
  if (await anybodyOn(source)) return wrong(say('backups.stillRunning'), shell)
  const target = await openAlone(others, log, { anew: true })
  try {
    await checkTarget(target.connection)
    await carry(source, target.connection)
  } finally {
    await target.stop()
  }
  print(say('backups.moved'))
  print(say('backups.movedToBuiltIn'))
  return 0
}

type Connection = Parameters<typeof load>[0]

function carry(source: Connection, target: Connection): Promise<void> {
  return withSnapshot(source, async (snapshot) => {
    checkMigrations(snapshot.facts)
    await load(target, snapshot)
  })
}
