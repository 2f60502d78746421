import { resealSecondFactors } from '../../modules/accounts/service/reseal-second-factors.ts'
import { resealSignOns } from '../../modules/sign-on/service/reseal.ts'
import { resealMiniPrograms } from '../../modules/brand/service/reseal.ts'
import { resealPasswords } from '../../modules/code-access/service/reseal.ts'
import { resealPushes } from '../../modules/push/service/reseal.ts'
import { type Database, openDatabase, type Tx } from '../../platform/db/database.ts'
import { migrateDatabase } from '../../platform/db/migrate.ts'
import {
  type Keys,
  replaceSecret,
  rotateSecret,
  StillServed,
  Unreadable,
} from '../../platform/secret-mark/rotate-secret.ts'
import { type Command, type Shell, wrong } from '../command.ts'
import { openAlone } from '../open-running.ts'

/** What the stopped server's secret seals is sealed anew with another. */
export const secret: Command = {
  needs: 'nothing',
  typed: () => 'rotate|replace',
  about: 'secrets.command',
  async run(shell, { words: [verb] }) {
    const { settings, say, print } = shell
    if (verb !== 'rotate' && verb !== 'replace') return wrong(say('secrets.which'), shell)
    const place = { secret: settings.SECRET, dataDir: settings.DATA_DIR, reseal: resealAll }
    try {
      return await alone(shell, async (database) => {
        if (verb === 'rotate') {
          const { sealed } = await rotateSecret({ ...place, database })
          print(say('secrets.rotated', { count: sealed, dir: settings.DATA_DIR }))
          if (settings.SECRET) print(say('secrets.takeAway'))
        } else {
          const { lost } = await replaceSecret({ ...place, database })
          print(say('secrets.replaced', { count: lost }))
        }
        return 0
      })
    } catch (error) {
      if (error instanceof StillServed) return wrong(say('secrets.stopFirst'), shell)
      if (error instanceof Unreadable) return wrong(say('secrets.unreadable'), shell)
      throw error
    }
  },
}

/** Passwords of codes, pushes, second factors, own mini programs and sign-ins; the last ones are told of only where they do not open. */
async function resealAll(tx: Tx, keys: Keys): Promise<{ sealed: number; lost: number }> {
  const passwords = await resealPasswords(tx, keys)
  const pushes = await resealPushes(tx, keys)
  const programs = (await resealMiniPrograms(tx, keys)) + (await resealSignOns(tx, keys))
  const others = (await resealSecondFactors(tx, keys)) + programs
  const lost = passwords.lost + pushes.lost + others
  return { sealed: passwords.sealed + pushes.sealed, lost }
}

/** The built-in database refuses a second user of its directory; another one is asked whether a server is connected. */
async function alone({ settings, log }: Shell, work: (database: Database) => Promise<number>): Promise<number> {
  const { connection, stop } = await openAlone(settings, log)
  try {
    await migrateDatabase(connection)
    const database = openDatabase({ connection, size: 2, log })
    return await work(database).finally(() => database.close())
  } finally {
    await stop()
  }
}
