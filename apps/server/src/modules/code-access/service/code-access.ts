import type { AccessSettings } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Caller, MemberContext } from '../../../platform/http/context.ts'
import { createSecretTexts } from '../../../platform/secret-texts.ts'
import { accessPasswords, placeOfCode } from '../rules/secret-text.ts'
import { refusalsKeptFrom } from '../rules/settings.ts'
import { isListed } from '../store/mobiles.ts'
import { namedLimited } from '../store/named.ts'
import { ownersOfOldRefusals } from '../store/everybody.ts'
import { deleteRefusalsBefore } from '../store/refusals.ts'
import type { ListRequest } from './lists.ts'
import { createGuessing } from './guessing.ts'
import { importMobiles, mobileTemplate } from './import-mobiles.ts'
import { addMobiles, type Author, removeMobiles, showMobiles } from './mobiles.ts'
import type { Parts } from './parts.ts'
import { createRefusalLog, showRefusals } from './refusals.ts'
import { limitedAmong, readAccess, setAccess } from './settings.ts'

export type CodeAccess = ReturnType<typeof createCodeAccess>

/** Who sees which live code. */
export function createCodeAccess({ secret, ...rest }: Omit<Parts, 'texts'> & { secret: Buffer }) {
  const texts = createSecretTexts(secret, accessPasswords)
  const parts: Parts = { ...rest, texts }
  const { database, log } = rest
  const refusalLog = createRefusalLog({ database, log })
  return {
    named: namedLimited,
    set: (input: { ids: string[]; settings: AccessSettings }, by: { caller: Caller; now: Date }) =>
      setAccess(parts, input, by),
    limitedAmong,
    read: (id: string, caller: Caller) => readAccess(parts, id, caller),
    addMobiles: (by: Author, input: Parameters<typeof addMobiles>[2]) => addMobiles(parts, by, input),
    importMobiles: (input: Parameters<typeof importMobiles>[1], context: MemberContext) =>
      importMobiles(parts, input, context),
    mobileTemplate,
    listMobiles: (accountId: AccountId, request: ListRequest) => showMobiles(parts, accountId, request),
    removeMobiles: (by: Author, input: Parameters<typeof removeMobiles>[2]) => removeMobiles(parts, by, input),
    listRefusals: (accountId: AccountId, request: ListRequest) => showRefusals(parts, accountId, request),
    async dropOldRefusals(now: Date): Promise<void> {
      const moment = refusalsKeptFrom(now)
      for (const accountId of await ownersOfOldRefusals(database.tx, moment))
        await deleteRefusalsBefore(database.tx, accountId, moment)
    },
    /** For visits. */
    openPassword: (sealed: string, accountId: number, id: string) => texts.open(sealed, placeOfCode(accountId, id)),
    isListed: (accountId: AccountId, id: string, mobile: string) => isListed(database.tx, accountId, id, mobile),
    tellGuessing: createGuessing(parts),
    refuse: refusalLog.add,
    drain: refusalLog.drain,
  }
}
