import type { CodeReport, OperatedCode } from '@matai/contract'
import type { Translate } from '@matai/i18n'
import { type Command, wrong } from '../command.ts'

/** Codes that one listing shows. */
const shown = 50

export const reports: Command = {
  needs: 'app',
  about: 'abuse.commandReports',
  async run({ app, say, print, ...looking }) {
    const { list } = await app.modules.abuse.lists.reported({ state: 'open', page: 1, pageSize: shown }, looking)
    if (list.length === 0) print(say('abuse.noReports'))
    for (const { code, reports: count, newest } of list) {
      print(lineOf(code, say))
      print(`  ${say('abuse.commandReportCount', { count })}`)
      print(`    ${reportLine(newest, say)}`)
    }
    return 0
  },
}

export const show: Command = {
  needs: 'app',
  typed: () => '<id>',
  about: 'abuse.commandShow',
  async run(terminal, { words }) {
    const { app, say, print, ...looking } = terminal
    const [typed] = words
    if (!typed) return wrong(say('abuse.commandNoId'), terminal)
    const { code, reports: all, blocks } = await app.modules.abuse.lists.find(typed, looking)
    print(lineOf(code, say))
    for (const report of all) print(`  ${reportLine(report, say)}`)
    for (const { at, by, reason, liftedAt, liftedBy, liftReason, appeal, answer } of blocks) {
      print(`  ${say('abuse.commandBlockLine', { at: minute(at), by, reason })}`)
      if (appeal) print(`  ${say('abuse.commandAppealLine', { at: minute(appeal.at), text: appeal.text })}`)
      if (answer) print(`  ${say('abuse.commandAnswerLine', { at: minute(answer.at), text: answer.text })}`)
      if (liftedAt)
        print(`  ${say('abuse.commandLiftLine', { at: minute(liftedAt), by: liftedBy, reason: liftReason })}`)
    }
    return 0
  },
}

function lineOf({ id, name, owner, state }: OperatedCode, say: Translate): string {
  return say('abuse.commandLine', { id, name, owner: owner.name, state: say(`qrCodes.state_${state}`) })
}

function reportLine({ at, reason, text, contact }: CodeReport, say: Translate): string {
  const about = say(`abuse.${reason}Reason`)
  return say('abuse.commandReport', { at: minute(at), reason: about, text, contact })
}

const minute = (iso: string) => `${iso.slice(0, 16)}Z`
