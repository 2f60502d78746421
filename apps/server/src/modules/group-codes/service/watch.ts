import { Temporal } from 'temporal-polyfill'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { hourOf, type Outlook, outlookOf, paceOver } from '../rules/outlook.ts'
import { ownersOfGroupCodes } from '../store/everybody.ts'
import { type GroupCodeRow, listAll, takenSince } from '../store/codes.ts'
import { listSubs } from '../store/subs.ts'
import type { Dependencies } from './dependencies.ts'

/** Tells administrators which group codes will not do for long: each reason once. Safe to run twice and by two. */
export function createWatch(
  dependencies: Pick<Dependencies, 'database' | 'notices' | 'adminsOf' | 'standingOf' | 'log'>,
) {
  const { database, notices, adminsOf, standingOf, log } = dependencies

  async function watchAccount(accountId: AccountId, now: Date): Promise<void> {
    await database.transact(accountId, async (tx) => {
      const codes = await listAll(tx, accountId)
      const ids = codes.map(({ id }) => id)
      const subs = Map.groupBy(await listSubs(tx, accountId, ids), ({ groupCodeId }) => groupCodeId)
      const lately = await takenSince(tx, accountId, ids, new Date(now.getTime() - paceOver))
      const zone = (await standingOf(tx, accountId, now))?.zone ?? 'Asia/Shanghai'
      const low = codes.flatMap((code) => {
        const outlook = outlookOf(subs.get(code.id) ?? [], lately.get(code.id) ?? { places: 0, since: now }, now)
        const newest = Math.max(0, ...(subs.get(code.id) ?? []).map(({ id }) => id))
        return outlook.warning && outlook.warning !== 'empty' ? [tellingOf(code, { ...outlook, newest }, zone)] : []
      })
      if (low.length === 0) return
      const admins = await adminsOf(tx, accountId)
      await notices.tell(
        tx,
        admins.flatMap((admin) => low.map((telling) => ({ ...admin, ...telling }))),
      )
    })
  }

  return async (now: Date): Promise<void> => {
    for (const accountId of await ownersOfGroupCodes(database.tx)) {
      await watchAccount(accountId, now).catch((error: unknown) => {
        log.error({ err: error, accountId }, 'group codes of an account could not be looked through')
      })
    }
  }
}

const kinds = { full: 'groupFull', days: 'groupDays', places: 'groupPlaces', dry: 'groupDry' } as const

/** What is said, and by what it is known not to be said again: the newest picture, the last end, the day. */
function tellingOf(
  { id, name }: GroupCodeRow,
  { warning, left, endsAt, dryAt, newest }: Outlook & { newest: number },
  zone: string,
) {
  const reason = warning === 'empty' || warning === null ? 'full' : warning
  const at = reason === 'dry' ? dryAt : endsAt
  const mark = { full: newest, days: endsAt?.toISOString(), places: newest, dry: dryAt && hourOf(dryAt).slice(0, 10) }[
    reason
  ]
  return {
    kind: kinds[reason],
    details: { name, left: left ?? 0, ...(at ? { at: minuteOf(at, zone) } : {}) },
    link: `/createGroup?id=${id}`,
    once: `group ${id} ${reason} ${mark ?? ''}`,
  }
}

const minuteOf = (at: Date, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ')
