import { anybodyOn } from '../../platform/backup/load.ts'
import { connectPatiently } from '../../platform/backup/snapshot.ts'
import { type Command, wrong } from '../command.ts'
import { openRunning } from '../open-running.ts'
import { alone, planOf } from './plan.ts'
import { hasCitus, standingTables } from './standing.ts'

/** Places the tables on the machines of a Citus, by what each says beside its columns. */
export const distribute: Command = {
  needs: 'nothing',
  typed: () => '[--dry-run] [--alone <account>]',
  about: 'backups.distributeAbout',
  options: { 'dry-run': { type: 'boolean' }, alone: { type: 'string' } },
  async run(shell, { options }) {
    const { settings, log, say, print } = shell
    const isDry = options['dry-run'] === true
    const account = typeof options.alone === 'string' ? Number(options.alone) : undefined
    if (account !== undefined && !Number.isSafeInteger(account)) return wrong(say('backups.distributeNoAccount'), shell)
    // What the tables say is known when they are loaded.
    await import('../../app.ts')
    const { connection, stop } = await openRunning(settings, log, { migrated: false })
    try {
      const tables = await standingTables(connection)
      const lost = tables.find(({ placement }) => placement === undefined)
      if (lost) return wrong(say('backups.distributeNoWord', { table: lost.name }), shell)
      const standing = tables.flatMap(({ placement, ...table }) => (placement ? [{ ...table, placement }] : []))
      const statements = account === undefined ? planOf(standing).map(({ statement }) => statement) : [alone(account)]
      if (isDry) {
        for (const statement of statements) print(`${statement};`)
        return 0
      }
      if (!(await hasCitus(connection))) return wrong(say('backups.distributeNoCitus'), shell)
      if (account === undefined && (await anybodyOn(connection))) return wrong(say('backups.stillRunning'), shell)
      const client = await connectPatiently(connection)
      try {
        await client.query('create extension if not exists citus')
        for (const statement of statements) {
          print(`${statement};`)
          await client.query(statement)
        }
      } finally {
        await client.end()
      }
      const here = standing.filter(({ placement }) => placement.by === 'here').map(({ name }) => name)
      print(say('backups.distributeDone', { count: statements.length, here: here.join(' ') }))
      return 0
    } finally {
      await stop()
    }
  },
}
