import { parseArgs } from 'node:util'
import type { Translate } from '@matai/i18n'
import type { App } from '../app.ts'
import { Failure } from '../platform/failure.ts'
import { StartError } from '../platform/start-error.ts'
import type { Shell } from './command.ts'
import { commands } from './commands.ts'

/** Does a piece of work on the product, and lets go of it afterwards. */
export type WithApp = (work: (app: App) => Promise<number>) => Promise<number>

/** Does what was typed after `npm run operator --`. The exit status: 0, or 1 after a sentence that says what is wrong. */
export async function runCommand(args: string[], given: Shell, withApp: WithApp): Promise<number> {
  const { say } = given
  const shell = { ...given, print: (line: string) => given.print(plain(line)) }
  const [verb = '', ...rest] = args
  const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined
  if (!command) {
    if (verb) shell.print(say('abuse.commandUnknown', { verb }))
    usageOf(say).forEach(shell.print)
    return verb ? 1 : 0
  }
  try {
    const { positionals, values } = parseArgs({ args: rest, options: command.options ?? {}, allowPositionals: true })
    const typed = { words: positionals, options: values as Record<string, string | boolean | undefined> } // no lists
    if (command.needs === 'nothing') return await command.run(shell, typed)
    return await withApp((app) => command.run({ ...shell, app }, typed))
  } catch (error) {
    if (!(error instanceof Failure) && !isSentence(error)) throw error
    shell.print(error instanceof Failure ? say(error.phrase, error.params) : error.message)
    return 1
  }
}

/** Whether the message says to whoever types what is wrong: a setting, the built-in database, an option. */
function isSentence(error: unknown): error is Error {
  if (error instanceof StartError) return true
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

/** What strangers wrote must not move the cursor, colour the terminal or begin a line of its own. */
function plain(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trimEnd()
}

/** What there is to type. */
function usageOf(say: Translate): string[] {
  const lines = Object.entries(commands).map(([verb, { typed, about }]) => {
    return [`  ${verb} ${typed?.(say) ?? ''}`.trimEnd(), say(about)] as const
  })
  // Long ones would push every explanation to the far right.
  const width = Math.max(...lines.map(([typed]) => typed.length).filter((length) => length <= 40))
  return [say('abuse.commandUsage'), ...lines.map(([typed, about]) => `${typed.padEnd(width)}  ${about}`)]
}
