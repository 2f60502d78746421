import type { Finding } from '../../platform/doctor/finding.ts'
import { lookAtAddresses } from '../../platform/doctor/look-at-addresses.ts'
import { lookAtBackups } from '../../platform/doctor/look-at-backups.ts'
import { lookAtData, lookAtVersion, noDatabase } from '../../platform/doctor/look-at-data.ts'
import { lookAtDisk } from '../../platform/doctor/look-at-disk.ts'
import { lookAtMessages } from '../../platform/doctor/look-at-messages.ts'
import { openBlobs } from '../../platform/files/open-blobs.ts'
import type { Command, Shell } from '../command.ts'
import { type Opened, openRunning } from '../open-running.ts'
import { lookAtPort } from './look-at-port.ts'
import { sendTest } from './send-test.ts'

/** Looks at everything that an installation needs; each line says what to do. The status is 1 when something is wrong. */
export const doctor: Command = {
  needs: 'nothing',
  typed: () => '[--backups <folder>] [--send <number>]',
  about: 'doctor.about',
  options: { backups: { type: 'string' }, send: { type: 'string' } },
  async run(shell, { options }) {
    const { settings, say, print, now } = shell
    const given = (name: string) => (typeof options[name] === 'string' ? options[name] : undefined)
    const to = given('send')
    const findings: Finding[] = [
      ...(await lookAtDisk(settings)),
      lookAtVersion(),
      ...(await data(shell)),
      ...lookAtAddresses(settings),
      await lookAtPort(settings),
      await lookAtBackups(settings, { folder: given('backups') ?? settings.BACKUP_DIR, now, say }),
      ...(await lookAtMessages(settings)),
      ...(to ? [await sendTest(shell, to)] : []),
    ]
    for (const { state, phrase, params } of findings) print(`${say(`doctor.state_${state}`)}  ${say(phrase, params)}`)
    const wrong = findings.filter(({ state }) => state === 'wrong').length
    const warnings = findings.filter(({ state }) => state === 'warning').length
    print(say('doctor.sum', { wrong, warnings }))
    return wrong > 0 ? 1 : 0
  },
}

/** Of the server that runs, else of its built-in database, which is started for a while. */
async function data({ settings, log }: Shell): Promise<Finding[]> {
  let opened: Opened | undefined
  try {
    opened = await openRunning(settings, log, { migrated: false })
    return await lookAtData(opened.connection, openBlobs(settings))
  } catch (error) {
    return [noDatabase(error)]
  } finally {
    await opened?.stop()
  }
}
