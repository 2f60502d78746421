import { type AccessSettings, hasFeature, tierNumbers } from '@matai/contract'
import { hostOf } from '../../../platform/bad-hosts/host-list.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Failure, notFound } from '../../../platform/failure.ts'
import type { Caller } from '../../../platform/http/context.ts'
import { usedOf } from '../../ledger/service/limited.ts'
import { codeAccessChanged } from '../events.ts'
import { isArea } from '../rules/areas.ts'
import { placeOfCode } from '../rules/secret-text.ts'
import { limitsVisits, openToAll, type StoredSettings } from '../rules/settings.ts'
import { hasCodes, namedCodes } from '../store/codes.ts'
import { countMobiles } from '../store/mobiles.ts'
import { dropAccess, findAccess, findAllAccess, putAccess } from '../store/settings.ts'
import type { Parts } from './parts.ts'

/** Sets who sees these codes, all or none of them. */
export async function setAccess(
  { database, events, texts, audit, badHosts }: Parts,
  { ids, settings }: { ids: readonly string[]; settings: AccessSettings },
  { caller, now }: { caller: Caller; now: Date },
): Promise<number> {
  const { accountId } = caller
  const { password, ...stored } = settings
  if (badHosts.isKnownBad(stored.fallbackUrl)) {
    const params = { host: hostOf(stored.fallbackUrl) ?? '' }
    const field = { path: ['settings', 'fallbackUrl'], phrase: 'abuse.badLink' as const, params }
    throw new Failure('inputInvalid', field.phrase, { fields: [field], params })
  }

  const unknown = settings.areas.findIndex((area) => !isArea(area))
  if (unknown >= 0) {
    const field = { path: ['settings', 'areas', unknown], phrase: 'codeAccess.unknownArea' as const }
    throw new Failure('inputInvalid', field.phrase, { fields: [field] })
  }

  const unique = [...new Set(ids)]
  await database.transact(accountId, async (tx) => {
    const codes = await namedCodes(tx, accountId, unique)
    if (codes.length < unique.length) notFound()
    if (!hasFeature(caller.tier, 'scanCountLimit'))
      refuseNewLimits(stored, await findAllAccess(tx, accountId, unique), unique)
    if (limitsVisits(stored, password !== null) || stored.fallback || stored.fallbackUrl || stored.hint) {
      const rows = unique.map((qrCodeId) => ({
        qrCodeId,
        settings: stored,
        password: password && texts.seal(password, placeOfCode(accountId, qrCodeId)),
      }))
      await putAccess(tx, accountId, rows, now)
    } else await dropAccess(tx, accountId, unique)
    const deed = { accountId, userId: caller.userId, verb: 'access', subject: 'qrCode' } as const
    await audit.write(
      tx,
      codes.map(({ id, name }) => ({ ...deed, subjectId: id, name })),
    )
    await events.announce(tx, codeAccessChanged, { accountId, ids: unique })
  })
  return unique.length
}

/** A limit of visits that stands goes on standing when an edition ends: only another one is refused, by its name. */
function refuseNewLimits(
  { scansTotal, scansPerPerson }: StoredSettings,
  rows: { qrCodeId: string; settings: Partial<StoredSettings> }[],
  ids: readonly string[],
): void {
  const wanted = { scansTotal, scansPerPerson }
  const before = new Map(rows.map(({ qrCodeId, settings }) => [qrCodeId, settings]))
  const field = (['scansTotal', 'scansPerPerson'] as const).find((name) =>
    ids.some((id) => wanted[name] !== null && (before.get(id)?.[name] ?? null) !== wanted[name]),
  )
  if (!field) return
  throw new Failure('featureMissing', 'errors.featureNotInPlan', {
    data: { needs: tierNumbers.advanced },
    fields: [{ path: ['settings', field], phrase: 'codeAccess.countsTier' }],
  })
}

/** The settings of one code, its password readable, and how far its limit is used up. */
export async function readAccess(
  { database, texts }: Parts,
  id: string,
  { accountId }: Caller,
): Promise<{ settings: AccessSettings; used: number; mobiles: number }> {
  const { tx } = database
  if (!(await hasCodes(tx, accountId, [id]))) notFound()
  const [row, used, mobiles] = await Promise.all([
    findAccess(tx, accountId, id),
    usedOf(tx, accountId, id),
    countMobiles(tx, accountId, id),
  ])
  if (!row) return { settings: openToAll, used, mobiles }
  const password = row.password && texts.open(row.password, placeOfCode(accountId, id))
  return { settings: { ...openToAll, ...row.settings, password }, used, mobiles }
}

/** Which of the codes keep some visitors out, for lists. */
export async function limitedAmong(tx: Tx, accountId: AccountId, ids: readonly string[]): Promise<Set<string>> {
  const rows = ids.length > 0 ? await findAllAccess(tx, accountId, ids) : []
  const limiting = rows.filter(({ settings, password }) =>
    limitsVisits({ ...openToAll, ...settings }, password !== null),
  )
  return new Set(limiting.map(({ qrCodeId }) => qrCodeId))
}
