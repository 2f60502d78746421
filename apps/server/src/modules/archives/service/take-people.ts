import type { Flag } from '@matai/contract'
import type { Tx } from '../../../platform/db/database.ts'
import { addCame, addNote } from '../rules/report.ts'
import { type Manifest, Person } from '../rules/manifest.ts'
import * as store from '../store/ids.ts'
import type { Dependencies } from './dependencies.ts'
import { createNumbers } from './numbers.ts'
import type { Taking } from './taking.ts'

/**
 * Whoever worked there is asked to come, with the same rights, by the number: nobody is made a member unasked, and nobody
 * gets a way in from a file. Until then, and in what was done before, a name stands for the person.
 */
export function createPeopleTaking(dependencies: Pick<Dependencies, 'accounts' | 'tables' | 'team'>) {
  const { accounts, tables, team } = dependencies
  const numbers = createNumbers(dependencies)
  const directory = tables.find(({ tableName }) => tableName === 'directory')

  return async (tx: Tx, taking: Taking, { account }: Pick<Manifest, 'account'>, lines: readonly string[]) => {
    const { accountId, row, report, now } = taking
    const members = await accounts.memberships.list(tx, accountId)
    const people = lines.map((line) => Person.parse(JSON.parse(line)))
    const ids: (readonly [string, string])[] = [[String(account.owner), String(row.userId)]]
    const others = people.filter(({ id }) => id !== account.owner)
    const known = (mobile: string | null) => members.find((one) => mobile !== null && one.mobile === mobile)
    const strangers = others.filter(({ mobile }) => !known(mobile))
    for (const person of others) {
      const here = known(person.mobile)
      if (here) ids.push([String(person.id), String(here.userId)])
    }
    const names = strangers.map(({ id, name }) => `${name.slice(0, 60)} #${row.id}-${id}`)
    const made = await accounts.carry.standIns(tx, names)
    ids.push(...strangers.map(({ id }, at) => [String(id), String(made[at])] as const))
    await store.insertIds(tx, accountId, row.id, { kind: 'user', ids })
    for (const person of strangers) {
      if (!person.mobile) {
        addNote(report, 'people', 'notInvited', 1)
        continue
      }
      const { mobile, name, email, flags, viewOnly, until } = person
      const of =
        directory &&
        (await numbers.of(tx, taking, [{ ids: person.directories }], {
          ...directory,
          numbered: false,
          refs: { ids: 'directory' },
        }))
      const directories = person.directories && person.directories.map((id) => of?.of('directory', id) ?? id)
      const rights = {
        name,
        email,
        flags: flags as Flag[],
        directories,
        viewOnly,
        until: until === null ? null : new Date(until),
      }
      const asked = await team.inviting.ask(tx, accountId, { ...rights, mobile }, { by: row.userId, now })
      addNote(report, 'people', asked ? 'invited' : 'there', 1)
    }
    addCame(report, 'people', others.length)
    if (row.mode === 'same') await accounts.carry.settle(tx, accountId, account)
  }
}
