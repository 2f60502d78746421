import type { Command } from '../command.ts'
import type { Finding } from './finding.ts'
import { lookAtAddresses } from './look-at-addresses.ts'
import { lookAtBackups } from './look-at-backups.ts'
import { lookAtData } from './look-at-data.ts'
import { lookAtDisk } from './look-at-disk.ts'
import { lookAtMessages } from './look-at-messages.ts'

/** Looks at everything that an installation needs; each line says what to do. The status is 1 when something is wrong. */
export const doctor: Command = {
  needs: 'nothing',
  typed: () => '[--backups <folder>] [--send <number>]',
  about: 'doctor.about',
  options: { backups: { type: 'string' }, send: { type: 'string' } },
  async run(shell, { options }) {
    const { settings, say, print } = shell
    const given = (name: string) => (typeof options[name] === 'string' ? options[name] : undefined)
    const findings: Finding[] = [
      ...(await lookAtDisk(settings)),
      ...(await lookAtData(shell)),
      ...(await lookAtAddresses(settings)),
      await lookAtBackups(shell, given('backups')),
      ...(await lookAtMessages(shell, given('send'))),
    ]
    for (const { state, phrase, params } of findings) print(`${say(`doctor.state_${state}`)}  ${say(phrase, params)}`)
    const wrong = findings.filter(({ state }) => state === 'wrong').length
    const warnings = findings.filter(({ state }) => state === 'warning').length
    print(say('doctor.sum', { wrong, warnings }))
    return wrong > 0 ? 1 : 0
  },
}
