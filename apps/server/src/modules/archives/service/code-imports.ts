import { codeListShown, type CallOutput, type contract, type ParsedInput } from '@matai/contract'
import { made } from '@matai/content/schema'
import { escapedHtml } from '@matai/rules/variable-text'
import { readTable } from '../../../platform/excel/read-table.ts'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { type Listed, readListed, rowsInJson } from '../rules/links.ts'
import { endCodeImport, insertCodeImport, lockCodeImport } from '../store/code-imports.ts'
import type { Dependencies } from './dependencies.ts'

type Calls = typeof contract.codeImports
export type CodeImports = ReturnType<typeof createCodeImports>

/** Codes of one statement. */
const atOnce = 100

/** Live codes of lists that people had elsewhere. */
export function createCodeImports({
  database,
  directories,
  qrCodes,
  audit,
}: Pick<Dependencies, 'database' | 'audit' | 'directories' | 'qrCodes'>) {
  const remember = audit.on('account')

  async function read(list: string, limit: number) {
    const bytes = Buffer.from(list, 'base64')
    const rows = rowsInJson(bytes.toString()) ?? (await readTable({ bytes, rowsAtMost: limit + 2 }))
    if (!rows) return failField('list', 'codeAccess.workbookUnreadable')
    const { good, faults } = readListed(rows)
    const used = good.length + faults.length
    if (used > limit) fail('codeAccess.maxRows', { as: 'limitReached', data: { limit, used } })
    if (used === 0) return failField('list', 'codeImports.empty')
    return { good, faults }
  }

  /** Directories by their names from the top down; those that are missing are made, or only named. */
  async function places({ caller }: MemberContext, good: readonly Listed[], makes: boolean) {
    const tree = await directories.list(caller.accountId)
    const known = new Map<string, number>()
    const nameOf = new Map(tree.map((one) => [one.id, one]))
    for (const one of tree) {
      const names = [one.name]
      for (let up = nameOf.get(one.parentId ?? 0); up; up = nameOf.get(up.parentId ?? 0)) names.unshift(up.name)
      known.set(names.join('\n'), one.id)
    }
    const missing: string[] = []
    for (const { directory } of good)
      for (let depth = 1; depth <= directory.length; depth += 1) {
        const key = directory.slice(0, depth).join('\n')
        if (known.has(key)) continue
        missing.push(directory.slice(0, depth).join(' / '))
        const parent = depth === 1 ? null : (known.get(directory.slice(0, depth - 1).join('\n')) ?? null)
        known.set(key, makes ? (await directories.add(caller, directory[depth - 1] ?? '', parent)).id : 0)
      }
    return { known, missing }
  }

  async function make(context: MemberContext, good: readonly Listed[]) {
    const { caller, now } = context
    const { accountId, userId } = caller
    const { known, missing } = await places(context, good, true)
    const ids: string[] = []
    for (let from = 0; from < good.length; from += atOnce) {
      const drafts = good.slice(from, from + atOnce).map(({ name, directory, target, text }) => {
        const directoryId = directory.length > 0 ? known.get(directory.join('\n')) : undefined
        const where = { name, ...(directoryId !== undefined && { directoryId }) }
        if (target !== null) return { ...where, blocks: [], target }
        return { ...where, blocks: [made.richText('b1', { html: `<p>${escapedHtml(text)}</p>` })] }
      })
      const rows = await qrCodes.saveMany(drafts, { accountId, userId, now })
      ids.push(...rows.map(({ id }) => id))
    }
    return { ids, missing }
  }

  return {
    async import(
      { list, looksOnly }: ParsedInput<Calls['import']>,
      context: MemberContext,
    ): Promise<CallOutput<Calls['import']>> {
      const { caller, limit, say, now } = context
      const { good, faults } = await read(list, limit)
      const jumps = good.filter(({ target }) => target !== null).length
      const told = {
        ...{ jumps, pages: good.length - jumps },
        shown: good.slice(0, codeListShown).map(({ row, name, directory, target, text }) => ({
          ...{ row, name, directory: directory.join(' / '), content: target ?? text },
        })),
        skipped: faults.map(({ row, phrase }) => ({ row, message: say(phrase) })),
      }
      if (looksOnly || good.length === 0) {
        const { missing } = await places(context, good, false)
        return { id: null, newDirectories: missing, ...told }
      }
      return database.whole(caller.accountId, async (tx) => {
        const { ids, missing } = await make(context, good)
        const { accountId, userId } = caller
        const id = await insertCodeImport(tx, { accountId, userId, at: now, qrCodeIds: ids })
        await remember(tx, caller, 'changed', { id: '', name: '' }, { what: 'codesImported', to: String(ids.length) })
        return { id, newDirectories: missing, ...told }
      })
    },

    undo: (id: number, { caller, now }: MemberContext): Promise<CallOutput<Calls['undo']>> =>
      database.whole(caller.accountId, async (tx) => {
        const { accountId, userId } = caller
        const ids = (await lockCodeImport(tx, accountId, id)) ?? notFound()
        const rows = await qrCodes.rowsByIds(accountId, ids)
        const untouched = rows.filter((row) => row.version === 1 && row.deletedAt === null).map((row) => row.id)
        const kept = ids.length - untouched.length
        const acting = { accountId, userId, now }
        const { waits } = untouched.length > 0 ? await qrCodes.remove(untouched, acting) : { waits: null }
        if (waits !== null) return { removed: 0, kept, waits }
        await endCodeImport(tx, accountId, id, now)
        const details = { what: 'codesImportUndone', to: String(untouched.length) }
        await remember(tx, caller, 'changed', { id: '', name: '' }, details)
        return { removed: untouched.length, kept, waits }
      }),
  }
}
