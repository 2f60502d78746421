import { parseArgs } from 'node:util'
import type { CodeReport, OperatedCode } from '@matai/contract'
import type { Translate } from '@matai/i18n'
import { shortIdIn } from '../modules/abuse/rules.ts'
import type { Abuse } from '../modules/abuse/service/abuse.ts'
import { Failure } from '../platform/failure.ts'

interface Terminal {
  abuse: Abuse
  say: Translate
  /** Who types, as the history names him. */
  by: string
  now: Date
  /** Scheme and host of printed addresses, or empty. */
  origin: string
  print(line: string): void
}

/** Codes that one listing shows. */
const shown = 50

/** Does what was typed after `npm run operator --`. The exit status: 0, or 1 after a sentence that says what is wrong. */
export async function runCommand(args: string[], given: Terminal): Promise<number> {
  const { say } = given
  const print = (line: string) => given.print(plain(line))
  const terminal = { ...given, print }
  try {
    const { positionals, values } = parseArgs({ args, options: { reason: { type: 'string' } }, allowPositionals: true })
    const [verb = '', typed = ''] = positionals
    const command = Object.hasOwn(commands, verb) ? commands[verb as keyof typeof commands] : undefined
    if (!command) {
      if (verb) print(say('abuse.commandUnknown', { verb }))
      usageOf(say).forEach(print)
      return verb ? 1 : 0
    }
    return await command(terminal, typed, values.reason?.trim() ?? '')
  } catch (error) {
    print(error instanceof Failure ? say(error.phrase, error.params) : (error as Error).message)
    return 1
  }
}

type Command = (terminal: Terminal, typed: string, reason: string) => Promise<number>

const commands = {
  block: (terminal, typed, reason) => withReason(terminal, typed, reason, 'block'),
  unblock: (terminal, typed, reason) => withReason(terminal, typed, reason, 'unblock'),

  async reports({ abuse, say, print, ...looking }) {
    const { list } = await abuse.lists.reported({ state: 'open', page: 1, pageSize: shown }, looking)
    if (list.length === 0) print(say('abuse.noReports'))
    for (const { code, reports, newest } of list) {
      print(lineOf(code, say))
      print(`  ${say('abuse.commandReportCount', { count: reports })}`)
      print(`    ${reportLine(newest, say)}`)
    }
    return 0
  },

  async show({ abuse, say, print, ...looking }, typed) {
    if (!typed) return wrong(say('abuse.commandNoId'), print)
    const { code, reports, blocks } = await abuse.lists.find(typed, looking)
    print(lineOf(code, say))
    for (const report of reports) print(`  ${reportLine(report, say)}`)
    for (const { at, by, reason, liftedAt, liftedBy, liftReason, appeal, answer } of blocks) {
      print(`  ${say('abuse.commandBlockLine', { at: minute(at), by, reason })}`)
      if (appeal) print(`  ${say('abuse.commandAppealLine', { at: minute(appeal.at), text: appeal.text })}`)
      if (answer) print(`  ${say('abuse.commandAnswerLine', { at: minute(answer.at), text: answer.text })}`)
      if (liftedAt)
        print(`  ${say('abuse.commandLiftLine', { at: minute(liftedAt), by: liftedBy, reason: liftReason })}`)
    }
    return 0
  },
} satisfies Record<string, Command>

async function withReason(terminal: Terminal, typed: string, reason: string, verb: 'block' | 'unblock') {
  const { abuse, say, print, by, now } = terminal
  const id = shortIdIn(typed)
  if (!id) return wrong(say('abuse.commandNoId'), print)
  if (!reason) return wrong(say('abuse.commandNoReason'), print)
  await abuse[verb]({ id, reason }, { by, now })
  print(`${say(verb === 'block' ? 'abuse.blocked' : 'abuse.unblocked')}  ${id}`)
  return 0
}

function wrong(sentence: string, print: Terminal['print']): number {
  print(sentence)
  return 1
}

function lineOf({ id, name, owner, state }: OperatedCode, say: Translate): string {
  return say('abuse.commandLine', { id, name, owner: owner.name, state: say(`qrCodes.state_${state}`) })
}

function reportLine({ at, reason, text, contact }: CodeReport, say: Translate): string {
  const about = say(`abuse.${reason}Reason`)
  return say('abuse.commandReport', { at: minute(at), reason: about, text, contact })
}

const minute = (iso: string) => `${iso.slice(0, 16)}Z`

/** What strangers wrote must not move the cursor, colour the terminal or begin a line of its own. */
function plain(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trimEnd()
}

/** What there is to type. */
export function usageOf(say: Translate): string[] {
  const reason = `--reason "${say('abuse.commandReason')}"`
  return [
    say('abuse.commandUsage'),
    `  block <id> ${reason}    ${say('abuse.commandBlock')}`,
    `  unblock <id> ${reason}  ${say('abuse.commandUnblock')}`,
    `  reports    ${say('abuse.commandReports')}`,
    `  show <id>  ${say('abuse.commandShow')}`,
  ]
}
