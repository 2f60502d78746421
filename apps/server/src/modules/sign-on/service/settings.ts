import { type contract, hasFeature, type ParsedInput, type SignOnSettings } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, failField } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { type OpenIdClient, OpenIdError } from '../../../platform/openid/openid.ts'
import { createSecretTexts } from '../../../platform/secret-texts.ts'
import { placeOfSecret, signOnSecrets } from '../rules.ts'
import * as store from '../store/settings.ts'
import type { Dependencies } from './dependencies.ts'

/** Where providers send browsers back to. */
export const backPath = '/v/sign_on/back'

export type SignOnSetting = ReturnType<typeof createSetting>

/** What a company sets of its own sign-in. */
export function createSetting(dependencies: Dependencies) {
  const { database, audit, accounts, openId, hostOf, consoleOrigin, secret, log } = dependencies
  const remember = audit.on('account')
  const texts = createSecretTexts(secret, signOnSecrets)

  async function note(tx: Tx, accountId: AccountId, userId: number, what: string, to: string) {
    const name = (await accounts.accountNamesOf(tx, [accountId])).get(accountId) ?? ''
    await remember(tx, { accountId, userId }, 'changed', { id: accountId, name }, { what, to })
  }

  async function read({ caller, origin }: MemberContext): Promise<SignOnSettings> {
    const { accountId, tier, operator } = caller
    const row = await store.readSignOn(database.tx, accountId)
    const own = new URL(consoleOrigin ?? origin).origin
    const host = await hostOf(database.tx, accountId)
    const { protocol, port } = new URL(own)
    const origins = [own, ...(host ? [`${protocol}//${host}${port ? `:${port}` : ''}`] : [])]
    return {
      signOn: row ? { ...row, hasSecret: row.secret !== '' } : null,
      backs: origins.map((one) => `${one}${backPath}`),
      link: `${own}/login?company=${accountId}`,
      can: { edit: hasFeature(tier, 'ownDomain'), everywhere: operator },
    }
  }

  /** Undefined where there is none, or its secret was sealed with another key. */
  async function clientOf(tx: Tx, accountId: AccountId) {
    const row = await store.readSignOn(tx, accountId)
    if (!row) return undefined
    try {
      const clientSecret = row.secret === '' ? undefined : texts.open(row.secret, placeOfSecret(accountId))
      return { ...row, clientSecret }
    } catch {
      return undefined
    }
  }

  async function check(company: OpenIdClient): Promise<void> {
    try {
      await openId.check(company)
    } catch (error) {
      if (!(error instanceof OpenIdError)) throw error
      log.warn({ error: error.message }, 'a provider of sign-ins was not taken')
      failField('issuer', 'signOn.noProvider')
    }
  }

  return {
    read,
    clientOf,

    async set(input: ParsedInput<typeof contract.signOn.set>, context: MemberContext): Promise<SignOnSettings> {
      const { accountId, userId, operator } = context.caller
      const { clientSecret, values, claim, domains, joins, ...rest } = input
      if (claim !== '' && values.length === 0) failField('values', 'signOn.valuesMissing')
      // Else anybody with an account at a provider that serves the world would come in.
      if (joins === 'everybody' && domains.length === 0 && claim === '') failField('domains', 'signOn.matchMissing')
      const before = await clientOf(database.tx, accountId)
      if (input.everywhere && !operator && !before?.everywhere) failField('everywhere', 'signOn.operatorOnly')
      const kept = before?.issuer === input.issuer ? before.clientSecret : undefined
      const secretNow = clientSecret ?? kept
      await check({ issuer: input.issuer, clientId: input.clientId, clientSecret: secretNow })
      await database.transact(accountId, async (tx) => {
        const sealed = secretNow === undefined ? '' : texts.seal(secretNow, placeOfSecret(accountId))
        const match = { domains: [...new Set(domains)], claim, values: claim === '' ? [] : [...new Set(values)], joins }
        await store.writeSignOn(tx, accountId, { ...rest, ...match, secret: sealed })
        if (before && before.issuer !== input.issuer) await store.forgetPeople(tx, accountId)
        await note(tx, accountId, userId, 'signOn', new URL(input.issuer).host)
      })
      return read(context)
    },

    async remove(context: MemberContext): Promise<SignOnSettings> {
      const { accountId, userId } = context.caller
      await database.transact(accountId, async (tx) => {
        if (!(await store.deleteSignOn(tx, accountId))) fail('signOn.notSetUp', { as: 'conflict' })
        await store.forgetPeople(tx, accountId)
        await note(tx, accountId, userId, 'signOnRemoved', '')
      })
      return read(context)
    },
  }
}
