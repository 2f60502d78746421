import {
  type contract,
  type Enterprise,
  hasFeature,
  type LoginPage,
  type ParsedInput,
  type Tier,
} from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { SecretTexts } from '../../../platform/secret-texts.ts'
import { claimAddresses, ownerOf } from '../../addresses/service/addresses.ts'
import type { Audit } from '../../audit/service.ts'
import { isReserved } from '../rules/login-host.ts'
import { placeOfMiniProgram } from '../rules/mini-program-seal.ts'
import { readAuthorised } from '../store/authorised.ts'
import * as store from '../store/login.ts'
import { type LookNeeds, readLook } from './read-look.ts'

export interface Dependencies extends LookNeeds {
  database: Database
  audit: Pick<Audit, 'on'>
  accountNamesOf(tx: Tx, ids: AccountId[]): Promise<Map<number, string>>
  /** What seals secrets of mini programs. */
  texts: SecretTexts
  /** The domain before which names are put; null: this server has none. */
  suffix: string | null
  /** Whether this server is a third-party platform of WeChat. */
  isPlatform: boolean
}

type Input<Entry extends keyof typeof contract.enterprise> = ParsedInput<(typeof contract.enterprise)[Entry]>

/** A name among addresses, where no short id can stand in its way. */
export const addressOfLabel = (label: string): string => `login:${label}`

export type Enterprises = ReturnType<typeof createEnterprises>

/** How the people of an enterprise come in: what they see, under which host, and its own mini program. */
export function createEnterprises(dependencies: Dependencies) {
  const { database, audit, accountNamesOf, texts, suffix, isPlatform } = dependencies
  const remember = audit.on('account')
  const look = readLook(dependencies)

  async function read(accountId: AccountId, tier: Tier): Promise<Enterprise> {
    const { tx } = database
    const [loginPage, domains, mini, authorised] = await Promise.all([
      look(tx, accountId),
      store.listDomains(tx, accountId),
      store.readMiniProgram(tx, accountId),
      readAuthorised(tx, accountId),
    ])
    const hostOf = (label: string) => (suffix === null ? label : `${label}.${suffix}`)
    const current = domains.find((one) => one.current)
    const aliases = domains.filter((one) => !one.current).map(({ label }) => hostOf(label))
    return {
      loginPage,
      domain: current
        ? {
            label: current.label,
            host: hostOf(current.label),
            state: current.reachedAt === null ? 'processing' : 'ready',
            aliases,
          }
        : null,
      suffix,
      miniProgram: mini ? { appId: mini.appId, originalId: mini.originalId } : null,
      authorised: authorised
        ? {
            appId: authorised.appId,
            originalId: authorised.originalId,
            name: authorised.name,
            owner: authorised.owner,
          }
        : null,
      can: { edit: hasFeature(tier, 'ownDomain'), authorise: isPlatform },
    }
  }

  async function note(tx: Tx, accountId: AccountId, userId: number, details: { what: string; to: string }) {
    const name = (await accountNamesOf(tx, [accountId])).get(accountId) ?? ''
    await remember(tx, { accountId, userId }, 'changed', { id: accountId, name }, details)
  }

  /** A name that somebody has, or that is taken for ours, is refused; one of the account's own can come back. */
  async function take(tx: Tx, accountId: AccountId, label: string): Promise<void> {
    if (isReserved(label)) failField('domain', 'enterprise.domainTaken')
    const claimed = await claimAddresses(tx, accountId, 'login', [addressOfLabel(label)])
    if (claimed.length === 0 && (await ownerOf(tx, 'login', addressOfLabel(label))) !== accountId)
      failField('domain', 'enterprise.domainTaken')
    await store.putDomain(tx, accountId, label)
  }

  return {
    info: ({ caller: { accountId, tier } }: MemberContext): Promise<Enterprise> => read(accountId, tier),

    /** For whoever got a mini program otherwise. */
    noteMiniProgram: (tx: Tx, accountId: AccountId, userId: number, appId: string) =>
      note(tx, accountId, userId, { what: 'miniProgram', to: appId }),

    async setLoginPage(row: Input<'setLoginpage'>, { caller }: MemberContext): Promise<Enterprise> {
      const { accountId, userId, tier } = caller
      await database.transact(accountId, async (tx) => {
        await store.writeLoginPage(tx, accountId, row)
        refuseWrong(row, await look(tx, accountId))
        await note(tx, accountId, userId, { what: 'loginPage', to: '' })
      })
      return read(accountId, tier)
    },

    async setDomain({ domain: label }: Input<'setDomain'>, { caller }: MemberContext): Promise<Enterprise> {
      const { accountId, userId, tier } = caller
      if (suffix === null) fail('enterprise.noDomain', { as: 'conflict' })
      await database.transact(accountId, async (tx) => {
        if ((await store.listDomains(tx, accountId)).length > 0) fail('enterprise.domainStays', { as: 'conflict' })
        await take(tx, accountId, label)
        await note(tx, accountId, userId, { what: 'loginDomain', to: label })
      })
      return read(accountId, tier)
    },

    /** By whoever runs the server. */
    async changeDomain({ id, domain: label }: Input<'domainChange'>, { caller }: MemberContext) {
      if (suffix === null) fail('enterprise.noDomain', { as: 'conflict' })
      const accountId = mintAccountId(id)
      await database.transact(accountId, async (tx) => {
        if (!(await accountNamesOf(tx, [accountId])).has(accountId)) notFound()
        await take(tx, accountId, label)
        await note(tx, accountId, caller.userId, { what: 'loginDomain', to: label })
      })
      return { host: `${label}.${suffix}` }
    },

    async setMiniProgram({ appSecret, ...ids }: Input<'setWxinfo'>, { caller }: MemberContext): Promise<Enterprise> {
      const { accountId, userId, tier } = caller
      await database.transact(accountId, async (tx) => {
        const secret = texts.seal(appSecret, placeOfMiniProgram(accountId))
        await store.writeMiniProgram(tx, accountId, { ...ids, secret })
        await note(tx, accountId, userId, { what: 'miniProgram', to: ids.appId })
      })
      return read(accountId, tier)
    },

    /** An enterprise's own mini program with its secret; undefined where there is none, or ours changed since. */
    async miniProgramOf(tx: Tx, accountId: AccountId) {
      const row = await store.readMiniProgram(tx, accountId)
      if (!row) return undefined
      try {
        const { secret, ...ids } = row
        return { ...ids, appSecret: texts.open(secret, placeOfMiniProgram(accountId)) }
      } catch {
        return undefined
      }
    },
  }
}

function refuseWrong(wanted: Input<'setLoginpage'>, shown: LoginPage): void {
  const slots = [
    ['logoId', shown.logo],
    ['backgroundId', shown.background],
    ['iconId', shown.icon],
  ] as const
  for (const [slot, file] of slots)
    if (wanted[slot] !== null && file?.kind !== 'picture') failField(slot, 'files.imageFormat')
}
