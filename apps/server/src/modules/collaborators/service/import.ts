import { type CallOutput, collaboratorUndoDays, type contract, type ParsedInput } from '@matai/contract'
import { excelMime, writeSheet } from '../../../platform/excel/sheet.ts'
import { readTable } from '../../../platform/excel/read-table.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Failure, fail, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { type Person, readPeople, type RowFault } from '../rules/rows.ts'
import * as store from '../store/collaborators.ts'
import * as groups from '../store/groups.ts'
import { endImport, insertImport, lockImport } from '../store/imports.ts'
import type { ImportedPerson } from '../table.ts'
import type { Dependencies } from './dependencies.ts'
import { refuseManyGroups } from './groups.ts'
import { refuseMany } from './people.ts'

type Calls = typeof contract.collaborators
const day = 86_400_000

/** People out as a workbook and in again, and an import taken back. */
export function createImport({ database, audit }: Dependencies) {
  const remember = audit.on('collaborator')

  /** What the rows come to: who is new, and whose name or groups are others. Groups by their names. */
  async function compare(tx: Tx, { accountId }: MemberContext['caller'], people: readonly Person[]) {
    const known = new Map(
      (
        await store.findByMobiles(
          tx,
          accountId,
          people.map(({ mobile }) => mobile),
        )
      ).map((row) => [row.mobile, row]),
    )
    const inGroups = await groups.groupsOf(
      tx,
      accountId,
      [...known.values()].map(({ id }) => id),
    )
    const there = await groups.listGroups(tx, accountId)
    const added = people.filter(({ mobile }) => !known.has(mobile))
    const changed = people.flatMap((person) => {
      const row = known.get(person.mobile)
      if (!row) return []
      const before = inGroups.get(row.id) ?? []
      const isSame = row.name === person.name && namesOf(before).join('\n') === [...person.groups].sort().join('\n')
      return isSame ? [] : [{ row, person, before: { name: row.name, groupIds: before.map(({ id }) => id) } }]
    })
    const names = new Set(there.map(({ name }) => name))
    const newGroups = [...new Set(people.flatMap((person) => person.groups))].filter((name) => !names.has(name))
    return { added, changed, there, newGroups, same: people.length - added.length - changed.length }
  }

  async function take(tx: Tx, people: readonly Person[], { caller, now }: MemberContext) {
    const { accountId, userId } = caller
    const used = await store.holdAdding(tx, accountId)
    const { added, changed, there, newGroups, same } = await compare(tx, caller, people)
    refuseMany(used + added.length)
    refuseManyGroups(there.length + newGroups.length)
    const groupIds = new Map(there.map(({ id, name }) => [name, id]))
    for (const name of newGroups) {
      const row = (await groups.insertGroup(tx, accountId, name)) ?? fail('errors.conflict', { as: 'conflict' })
      groupIds.set(name, row.id)
      await audit.on('identityGroup')(tx, caller, 'created', row)
    }
    const done: ImportedPerson[] = []
    const idsByMobile = new Map<string, number>()
    for (const { id, version, mobile } of await store.insertCollaborators(tx, accountId, added, now)) {
      idsByMobile.set(mobile, id)
      done.push({ id, version, before: null })
    }
    for (const { row, person, before } of changed) {
      const after = await store.updateCollaborator(tx, accountId, row.id, { name: person.name, now })
      if (!after || after === 'taken') return fail('errors.conflict', { as: 'conflict' })
      idsByMobile.set(row.mobile, row.id)
      done.push({ id: row.id, version: after.version, before })
    }
    const touched = [...added, ...changed.map(({ person }) => person)]
    await groups.takeOutOfGroups(tx, accountId, [...idsByMobile.values()])
    await groups.putIntoGroups(
      tx,
      accountId,
      touched.flatMap(({ mobile, groups: names }) =>
        names.map((name) => ({ id: idsByMobile.get(mobile) ?? notFound(), groupId: groupIds.get(name) ?? notFound() })),
      ),
    )
    const counts = { added: added.length, changed: changed.length }
    const [first] = done
    if (!first) return { id: null, ...counts, same, newGroups }
    const id = (await insertImport(tx, { accountId, userId, at: now, people: done })) ?? notFound()
    await remember(tx, caller, 'imported', { id: first.id, name: touched[0]?.name ?? '' }, counts)
    return { id, ...counts, same, newGroups }
  }

  return {
    async import(
      { workbook, looksOnly, skipBad }: ParsedInput<Calls['import']>,
      context: MemberContext,
    ): Promise<CallOutput<Calls['import']>> {
      const { caller, limit, say } = context
      const rows = await readTable({ bytes: Buffer.from(workbook, 'base64'), rowsAtMost: limit + 2 })
      if (!rows) return failField('workbook', 'codeAccess.workbookUnreadable')
      const { good, faults } = readPeople(rows)
      const count = good.length + faults.length
      if (count > limit) fail('codeAccess.maxRows', { as: 'limitReached', data: { limit, used: count } })
      if (count === 0) return failField('workbook', 'collaborators.workbookEmpty')
      const skipped = faults.map(({ row, column, phrase, params }) => ({ row, column, message: say(phrase, params) }))
      if (looksOnly) {
        const { added, changed, same, newGroups } = await compare(database.tx, caller, good)
        return { id: null, added: added.length, changed: changed.length, same, newGroups, skipped }
      }
      if (faults.length > 0 && !skipBad) refuse(faults)
      const taken = await database.transact(caller.accountId, (tx) => take(tx, good, context))
      return { ...taken, skipped }
    },

    undo: (id: number, { caller, now }: MemberContext): Promise<CallOutput<Calls['undoImport']>> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        const done = (await lockImport(tx, accountId, id)) ?? notFound()
        if (now.getTime() - done.at.getTime() > collaboratorUndoDays * day)
          fail('collaborators.undoTooLate', { as: 'conflict', params: { days: collaboratorUndoDays } })
        const rows = await store.lockCollaborators(
          tx,
          accountId,
          done.people.map((person) => person.id),
        )
        const versions = new Map(rows.map((row) => [row.id, row]))
        const untouched = done.people.filter((person) => versions.get(person.id)?.version === person.version)
        const gone = untouched.filter(({ before }) => before === null).map((person) => person.id)
        if (gone.length > 0) await store.deleteCollaborators(tx, accountId, gone)
        let restored = 0
        const still = new Set((await groups.listGroups(tx, accountId)).map((group) => group.id))
        for (const { id: of, before } of untouched) {
          if (!before) continue
          await store.updateCollaborator(tx, accountId, of, { name: before.name, now })
          await groups.takeOutOfGroups(tx, accountId, [of])
          const pairs = before.groupIds.filter((groupId) => still.has(groupId)).map((groupId) => ({ id: of, groupId }))
          if (pairs.length > 0) await groups.putIntoGroups(tx, accountId, pairs)
          restored += 1
        }
        await endImport(tx, accountId, id, now)
        const [first] = rows
        const counts = { removed: gone.length, restored }
        if (first) await remember(tx, caller, 'changed', first, { part: 'importUndone', ...counts })
        return { ...counts, kept: rows.length - untouched.length }
      }),

    async export(context: MemberContext): Promise<CallOutput<Calls['export']>> {
      const { caller, say } = context
      const { tx } = database
      const rows = await store.allCollaborators(tx, caller.accountId)
      const inGroups = await groups.groupsOf(
        tx,
        caller.accountId,
        rows.map(({ id }) => id),
      )
      const name = say('collaborators.sheet')
      if (rows.length > 0)
        await audit.exported(tx, context, { id: '', what: 'collaborators', name, count: rows.length })
      const body = await writeSheet({
        name,
        columns: [
          { header: say('collaborators.nameColumn'), width: 20 },
          { header: say('collaborators.mobileColumn'), width: 20 },
          { header: say('collaborators.groupsColumn'), width: 40 },
        ],
        rows: rows.map(({ id, name: person, mobile }) => [
          person,
          `+${mobile}`,
          (inGroups.get(id) ?? []).map((group) => group.name).join('、'),
        ]),
      })
      return { mime: excelMime, body, fileName: `${name}.xlsx` }
    },
  }
}

const namesOf = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name).sort()

function refuse(faults: readonly RowFault[]): never {
  const [first] = faults
  const fields = faults
    .slice(0, 50)
    .map(({ row, column, phrase, params }) => ({ path: ['rows', row, column], phrase, params }))
  throw new Failure('inputInvalid', first?.phrase ?? 'errors.input', { params: first?.params ?? {}, fields })
}
