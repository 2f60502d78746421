import { type AuditVerb, type Feature, features, type OpenMethod, type Tier, tierNumbers } from '@matai/contract'
import type { Tx } from '../../../platform/db/database.ts'
import { Failure, failField, notFound } from '../../../platform/failure.ts'
import { qrCodesChanged } from '../events.ts'
import { movesOf } from '../rules/codes.ts'
import { openMethodFaults } from '../ports.ts'
import { lacksOpenMethod } from '../rules/kinds.ts'
import { expiryOf, type Term } from '../rules/expiry.ts'
import { findQrCodes, lockQrCodes, updateQrCodes } from '../store/bulk.ts'
import type { QrCodeRow } from '../store/codes.ts'
import { addFavourites, removeFavourites } from '../store/favourites.ts'
import type { Acting, Dependencies } from './dependencies.ts'
import { movedBetween, remember } from './remember.ts'

/** Verbs on many live codes at once: each refuses when one of the codes is not there, and then nothing happens. */
export function createBulk({ database, events, directories, audit, ports }: Dependencies) {
  /** All the codes, held until the transaction ends. */
  async function hold(tx: Tx, ids: string[], { accountId }: Acting): Promise<QrCodeRow[]> {
    const unique = [...new Set(ids)]
    const rows = await lockQrCodes(tx, accountId, unique)
    return rows.length < unique.length ? notFound() : rows
  }

  async function told(
    tx: Tx,
    rows: QrCodeRow[],
    verb: AuditVerb,
    acting: Acting,
    details: Record<string, string> = {},
  ) {
    const { accountId } = acting
    if (rows.length === 0) return
    await remember(
      audit,
      tx,
      acting,
      verb,
      rows.map(({ id, name }) => ({ id, name, details })),
    )
    await events.announce(tx, qrCodesChanged, { accountId, ids: idsOf(rows) })
  }

  return {
    /** How long the codes are valid from now on, by the calendar of the zone. */
    setExpire: (ids: string[], term: Term, zone: string, acting: Acting): Promise<number> =>
      database.transact(acting.accountId, async (tx) => {
        const { accountId, now } = acting
        const expiresAt = expiryOf(term, now, zone)
        if (expiresAt && expiresAt <= now) failField('until', 'qrCodes.expiryPast')
        const rows = await hold(tx, ids, acting)
        const different = rows.filter((row) => row.expiresAt?.getTime() !== expiresAt?.getTime())
        await updateQrCodes(tx, accountId, idsOf(different), { expiresAt, updatedAt: now })
        const details = { validity: term.validity, ...(expiresAt ? { until: expiresAt.toISOString() } : {}) }
        await told(tx, different, 'expiry', acting, details)
        return different.length
      }),

    setShared: (ids: string[], shared: boolean, acting: Acting): Promise<number> =>
      database.transact(acting.accountId, async (tx) => {
        const different = (await hold(tx, ids, acting)).filter((row) => row.shared !== shared)
        await updateQrCodes(tx, acting.accountId, idsOf(different), { shared, updatedAt: acting.now })
        await told(tx, different, shared ? 'shared' : 'unshared', acting)
        return different.length
      }),

    setOpen: (ids: string[], openMethod: OpenMethod, tier: Tier, acting: Acting): Promise<number> =>
      database.transact(acting.accountId, async (tx) => {
        if (lacksOpenMethod(openMethod, tier)) featureMissing('noBranding')
        for (const faultOf of ports.all(openMethodFaults)) {
          const fault = await faultOf(tx, acting.accountId, openMethod)
          if (fault) failField('method', fault)
        }
        const different = (await hold(tx, ids, acting)).filter((row) => row.openMethod !== openMethod)
        await updateQrCodes(tx, acting.accountId, idsOf(different), { openMethod, updatedAt: acting.now })
        await told(tx, different, 'access', acting)
        return different.length
      }),

    move: (ids: string[], directoryId: number, acting: Acting): Promise<number> =>
      database.transact(acting.accountId, async (tx) => {
        const { accountId, now } = acting
        await directories.hold(tx, accountId)
        await directories.target(tx, accountId, directoryId)
        const moving = (await hold(tx, ids, acting)).filter((row) => row.directoryId !== directoryId)
        await updateQrCodes(tx, accountId, idsOf(moving), { directoryId, updatedAt: now })
        await directories.count(tx, accountId, movesOf(moving, directoryId))
        const names = await directories.namesOf(tx, accountId)
        await remember(
          audit,
          tx,
          acting,
          'moved',
          moving.map(({ id, name, directoryId: from }) => ({
            id,
            name,
            details: movedBetween(names, from, directoryId),
          })),
        )
        return moving.length
      }),

    /** Unlogged: a mark that only its person sees. */
    setFavourite: (ids: string[], favourite: boolean, { accountId, userId }: Acting): Promise<number> =>
      database.transact(accountId, async (tx) => {
        const unique = [...new Set(ids)]
        if ((await findQrCodes(tx, accountId, unique)).length < unique.length) notFound()
        return favourite
          ? addFavourites(tx, accountId, userId, unique)
          : removeFavourites(tx, accountId, userId, unique)
      }),
  }
}

function featureMissing(feature: Feature): never {
  const needs = tierNumbers[features[feature]]
  throw new Failure('featureMissing', 'errors.featureNotInPlan', { data: { needs } })
}

const idsOf = (rows: QrCodeRow[]) => rows.map(({ id }) => id)
