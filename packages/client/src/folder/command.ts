import { allCalls, routesOf } from '@matai/contract'
import { createTranslator, isLanguage, type Language } from '@matai/i18n'
import { parseArgs } from 'node:util'
import { CallError } from '../call-error.ts'
import { programClient } from '../program.ts'
import { carryOut } from './carry-out.ts'
import { exportFolder } from './export-folder.ts'
import { readFolder } from './read-folder.ts'
import { failureSaid, faultSaid, keptSaid, stepSaid, workSaid } from './report.ts'
import { scopesFor } from './scopes.ts'
import { kinds } from './shapes.ts'
import { workOut } from './work-out.ts'

/** How the command ended: as asked, failed, or with differences. */
export const endings = { done: 0, failed: 1, differs: 2 } as const

export interface Terminal {
  print(line: string): void
  /** What went wrong. */
  warn(line: string): void
  environment: Record<string, string | undefined>
  /** The answer to a question; undefined where nobody can be asked. */
  ask?: ((question: string) => Promise<string>) | undefined
  fetch?: typeof fetch
}

const verbs = ['plan', 'apply', 'export'] as const
type Verb = (typeof verbs)[number]

/** `matai plan|apply|export FOLDER`: answers the status of the process. */
export async function runCommand(words: string[], terminal: Terminal): Promise<number> {
  const { environment, print, warn } = terminal
  const { values, positionals } = parseWords(words)
  const language = languageOf(values?.language ?? environment.MATAI_LANGUAGE ?? environment.LANG)
  const say = createTranslator(language)
  const [verb, folder] = positionals as [Verb | undefined, string | undefined]
  const { MATAI_ORIGIN: origin, MATAI_KEY: key } = environment
  if (!values || !verb || !verbs.includes(verb) || !folder || !origin || !key) {
    warn(say('folder.usage'))
    return endings.failed
  }
  const client = programClient(routesOf(allCalls), {
    origin,
    key,
    language,
    ...(terminal.fetch ? { fetch: terminal.fetch } : {}),
  })
  try {
    if (verb === 'export') return await exporting()
    const { wanted, faults } = await readFolder(folder, say)
    if (faults.length > 0) return refused(faults.map(faultSaid))
    const prune = values.prune === true
    const missing = await scopesMissing(scopesFor(wanted.speaksOf, { writes: verb === 'apply', prune }))
    if (missing.length > 0) return refused([say('folder.scopesMissing', { scopes: missing.join(' ') })])
    const work = await workOut(wanted, { client, say, prune })
    if (work.faults.length > 0) return refused(work.faults.map(faultSaid))
    if (values.json) print(JSON.stringify(asData(work), null, 2))
    else for (const line of workSaid(work, say)) print(line)
    if (work.steps.length === 0) return endings.done
    return verb === 'plan' ? endings.differs : await applying(work)
  } catch (error) {
    if (!(error instanceof CallError) && (error as NodeJS.ErrnoException).code === undefined) throw error
    return refused([(error as Error).message])
  }

  async function applying({ steps, fingerprint }: Awaited<ReturnType<typeof workOut>>): Promise<number> {
    if (values?.expect !== undefined && values.expect !== fingerprint)
      return refused([say('folder.planIsAnother', { asked: values.expect, fingerprint })])
    if (!values?.yes) {
      if (!terminal.ask) return refused([say('folder.sayYes')])
      if (!/^(y|yes|是)$/i.test((await terminal.ask(say('folder.doIt'))).trim()))
        return refused([say('folder.notDone')])
    }
    let done = 0
    const { failed } = await carryOut(steps, {
      client,
      say,
      onDone({ step, kept }) {
        done += 1
        if (!values?.json) print(`${say('folder.done')} ${stepSaid(step, say)[0]}`)
        for (const line of keptSaid(step, kept, say)) warn(line)
      },
    })
    if (!failed) return endings.done
    const faults = failureSaid(failed.step, failed.error).map(faultSaid)
    return refused([...faults, say('folder.stoppedAt', { done, all: steps.length })])
  }

  async function exporting(): Promise<number> {
    const missing = await scopesMissing(scopesFor(kinds, { writes: false, prune: false }))
    if (missing.length > 0) return refused([say('folder.scopesMissing', { scopes: missing.join(' ') })])
    const written = await exportFolder(folder as string, { client, withIds: values?.ids === true })
    if (written === 'notEmpty') return refused([say('folder.notEmpty', { folder: folder as string })])
    for (const file of written) print(file)
    return endings.done
  }

  async function scopesMissing(scopes: string[]): Promise<string[]> {
    const { scopes: has } = await client.keys.self({})
    return scopes.filter((scope) => !has.includes(scope))
  }

  function refused(lines: string[]): number {
    for (const line of lines) warn(line)
    return endings.failed
  }
}

function asData({ steps, same, left, fingerprint }: Awaited<ReturnType<typeof workOut>>): object {
  const said = steps.map(({ do: act, kind, label, differences }) => ({ do: act, kind, name: label, differences }))
  return { steps: said, same, left, fingerprint }
}

function parseWords(words: string[]) {
  const yes = { type: 'boolean' } as const
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: { prune: yes, yes, json: yes, ids: yes, expect: { type: 'string' }, language: { type: 'string' } },
    })
  } catch {
    return { values: undefined, positionals: [] }
  }
}

function languageOf(word: string | undefined): Language {
  const short = word?.slice(0, 2).toLowerCase()
  return isLanguage(short) ? short : 'en'
}
