import type { StatusShape } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import { ownerOf } from '../../addresses/service/addresses.ts'
import { codePlaces } from '../../qr-codes/service/places.ts'
import { maySetOnPhone } from '../rules/permission.ts'
import { tintOf } from '../rules/tinted.ts'
import { transitionFault } from '../rules/transition.ts'
import * as codes from '../store/codes.ts'
import { allStatuses, findStatus, type ItemRow } from '../store/statuses.ts'
import { createAlong } from './along.ts'
import { carryOut, decide } from './apply.ts'
import type { Dependencies } from './dependencies.ts'
import { wholeStatus } from './describe.ts'
import { refuseItem, refuseSetting } from './edit.ts'
import { refusePhoto } from './photo.ts'
import { createTelling } from './telling.ts'

interface PhoneItem {
  id: number
  name: string
  shape: StatusShape
  letter: string
  tint: string
}

/** A status of a code with where it may go from here. */
export interface PhoneStatus {
  id: number
  name: string
  /** null: none yet. */
  now: PhoneItem | null
  ways: (PhoneItem & { needsReason: boolean; needsPhoto: boolean })[]
  /** Items that only a form leads to: where it is filled in. */
  forms: { item: string; path: string }[]
}

interface Wish {
  qrCodeId: string
  statusId: number
  itemId: number
  reason: string
  /** A picture of the account. */
  photoId: string | null
}

/** Statuses of codes, changed by collaborators on their phones. */
export function createOnPhone(dependencies: Dependencies) {
  const { database, clock, collaborators, records, filesByIds } = dependencies
  const tell = createTelling(dependencies)
  const goAlong = createAlong(dependencies)

  const toPhone = ({ id, name, shape, letter, colour }: ItemRow): PhoneItem => ({
    ...{ id, name, shape, letter, tint: tintOf(colour) },
  })

  /** Whose a code is, and who of that account has the phone; undefined where there is nobody. */
  async function personAt(tx: Tx, qrCodeId: string, phone: string) {
    const accountId = phone === '' ? undefined : await ownerOf(tx, 'code', qrCodeId)
    const person = accountId && (await collaborators.at(tx, accountId, phone))
    return person && { accountId, person }
  }

  async function describe(tx: Tx, accountId: AccountId, qrCodeId: string, collaboratorId: number) {
    const rows = (await allStatuses(tx, accountId)).filter((row) => maySetOnPhone(row, collaboratorId))
    const had = new Map((await codes.rowsOfCodes(tx, accountId, [qrCodeId])).map((row) => [row.statusId, row]))
    const known = rows.some(({ id }) => had.has(id)) ? rows.filter(({ id }) => had.has(id)) : rows
    const statuses: PhoneStatus[] = []
    for (const row of known) {
      const { items } = await wholeStatus(tx, accountId, row)
      const code = had.get(row.id)
      const now = items.find(({ id }) => id === code?.itemId)
      const faultOf = (to: ItemRow, has: { hasReason?: boolean; hasPhoto?: boolean } = {}) =>
        transitionFault(
          row.transitions,
          { from: now?.key ?? null, to: to.key, begins: code === undefined },
          { formId: null, hasPhoto: true, hasReason: true, ...has },
        )
      const others = items.filter(({ id }) => id !== now?.id)
      const byForm = others.filter((item) => faultOf(item) === 'statuses.needsForm')
      const formIdOf = (item: ItemRow) =>
        row.transitions?.find(({ to, from, formId }) => {
          return formId !== null && to === item.key && (from === null || from === now?.key)
        })?.formId ?? 0
      const paths = await records.pathsOf(accountId, byForm.map(formIdOf))
      statuses.push({
        ...{ id: row.id, name: row.name, now: now ? toPhone(now) : null },
        ways: others
          .filter((item) => faultOf(item) === undefined)
          .map((item) => ({
            ...toPhone(item),
            needsReason: faultOf(item, { hasReason: false }) !== undefined,
            needsPhoto: faultOf(item, { hasPhoto: false }) !== undefined,
          })),
        forms: byForm.flatMap((item) => {
          const path = paths.get(formIdOf(item))
          return path === undefined ? [] : [{ item: item.name, path: `${path}?code=${qrCodeId}` }]
        }),
      })
    }
    return statuses
  }

  return {
    /** What a phone's owner may change at a code; undefined when that is not known to be anything. */
    async look(qrCodeId: string, phone: string): Promise<{ code: string; statuses: PhoneStatus[] } | undefined> {
      const { tx } = database
      const at = await personAt(tx, qrCodeId, phone)
      const place = at && (await codePlaces(tx, at.accountId, [qrCodeId])).get(qrCodeId)
      if (!place) return undefined
      return { code: place.name, statuses: await describe(tx, at.accountId, qrCodeId, at.person.id) }
    },

    /** Whose the statuses are that a phone's owner may change at a code; undefined when there are none. */
    async accountAt(qrCodeId: string, phone: string): Promise<AccountId | undefined> {
      const { tx } = database
      const at = await personAt(tx, qrCodeId, phone)
      if (!at || !(await codePlaces(tx, at.accountId, [qrCodeId])).has(qrCodeId)) return undefined
      const rows = await allStatuses(tx, at.accountId)
      return rows.some((row) => maySetOnPhone(row, at.person.id)) ? at.accountId : undefined
    },

    /** Unlogged: the history of the code says who of the collaborators did it. */
    async set({ qrCodeId, statusId, itemId, reason, photoId }: Wish, phone: string): Promise<{ changed: boolean }> {
      const { accountId, person } = (await personAt(database.tx, qrCodeId, phone)) ?? notFound()
      return database.transact(accountId, async (tx) => {
        await codes.holdCodes(tx, accountId, statusId)
        const row = (await findStatus(tx, accountId, statusId)) ?? notFound()
        refuseSetting(maySetOnPhone(row, person.id))
        const status = await wholeStatus(tx, accountId, row)
        refuseItem(
          status.items.some(({ id }) => id === itemId),
          'itemId',
        )
        if (!(await codePlaces(tx, accountId, [qrCodeId])).has(qrCodeId)) notFound()
        await refusePhoto(tx, accountId, { photoId, filesByIds })
        const wanted = { status, qrCodeIds: [qrCodeId], itemId, until: null, nextId: null }
        const wish = { formId: null, hasPhoto: photoId !== null, hasReason: reason !== '' }
        const decided = await decide(tx, accountId, wanted, wish, 'hand')
        for (const phrase of decided.refused.values()) fail(phrase, { as: 'conflict' })
        const { changes } = decided
        if (changes.length === 0) return { changed: false }
        const now = clock.now()
        const by = { userId: null, collaboratorId: person.id, recordId: null, formId: null }
        const deed = { statusId, at: now, ...by, reason, photoId, until: null, batch: null }
        const made = await carryOut(tx, accountId, decided, deed)
        await goAlong(tx, accountId, changes, now)
        await tell(tx, accountId, row, [qrCodeId], made)
        return { changed: true }
      })
    },
  }
}
