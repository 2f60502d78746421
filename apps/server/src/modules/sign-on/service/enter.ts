import { type CallOutput, type contract, hasFeature, limitOf, type ParsedInput, signOnSeconds } from '@matai/contract'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, tooManyRequests } from '../../../platform/failure.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import { networkOf } from '../../../platform/network-of.ts'
import { type Claims, OpenIdError } from '../../../platform/openid/openid.ts'
import { deriveKey } from '../../../platform/secrets.ts'
import type { NewSession } from '../../accounts/service/start-session.ts'
import * as rules from '../rules.ts'
import * as store from '../store/people.ts'
import type { Dependencies } from './dependencies.ts'
import { backPath, type SignOnSetting } from './settings.ts'

type Calls = typeof contract.signOn
/** What a browser comes back with. */
type Returned = Omit<ParsedInput<Calls['enter']>, 'secondFactor'>
type Company = NonNullable<Awaited<ReturnType<SignOnSetting['clientOf']>>>

/** People of a company sign in at its provider, and what the provider says of them is believed for that company alone. */
export function createEntering(
  { database, accounts, arriving, openId, rateLimit, loginHosts, consoleOrigin, secret, log }: Dependencies,
  { clientOf }: Pick<SignOnSetting, 'clientOf'>,
) {
  const serverKey = deriveKey(secret, 'own sign-in of companies')

  async function companyOf(accountId: AccountId, now: Date): Promise<Company> {
    const tier = (await accounts.standingOf(database.tx, accountId, now))?.tier
    const company = tier && hasFeature(tier, 'ownDomain') ? await clientOf(database.tx, accountId) : undefined
    return company ?? fail('signOn.notSetUp', { as: 'conflict' })
  }

  async function asking<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof OpenIdError)) throw error
      log.warn({ error: error.message }, 'a company’s sign-in did not do what it was asked')
      fail(error.problem === 'away' ? 'signOn.away' : 'signOn.refused', { as: 'server' })
    }
  }

  /** The host where it was begun: the console's own, or one of the account's; nobody is sent anywhere else. */
  async function originFor(accountId: AccountId, { origin, host }: { origin: string; host: string }): Promise<string> {
    // Providers compare addresses letter by letter: a port that goes without saying is not said.
    const own = new URL(consoleOrigin ?? origin)
    if ((await loginHosts.accountAt(host)) !== accountId) return own.origin
    return new URL(`${own.protocol}//${host}`).origin
  }

  /** `given`: the browser's key, as it was kept. */
  async function mine(state: string, given: string, now: Date): Promise<store.AttemptRow> {
    const row = await store.findAttempt(database.tx, mintAccountId(rules.accountOfState(state)), state)
    return row && row.until > now && rules.isKeyOf(given, row.keyHash) ? row : fail('signOn.old')
  }

  /** Where a browser goes; `kept` makes of its key what has to be shown again. Unlogged: nobody is signed in yet. */
  async function start(accountId: AccountId, context: PublicContext, kept: (key: string) => string) {
    const { ip, now } = context
    const { allowed, retryAfter } = await rateLimit.hit(['signOn', networkOf(ip)], rules.beginRate, now)
    if (!allowed) tooManyRequests(retryAfter)
    const company = await companyOf(accountId, now)
    const [state, key] = [rules.makeState(accountId), rules.makeKey()]
    const back = `${await originFor(accountId, context)}${backPath}`
    const proofs = rules.proofsOf(serverKey, state, key)
    const content = await asking(() => openId.address(company, { back, state, ...proofs }))
    await database.transact(accountId, (tx) =>
      store.insertAttempt(tx, accountId, {
        ...{ id: state, keyHash: rules.hashKey(kept(key)), back, issuer: company.issuer, userId: null },
        until: new Date(now.getTime() + signOnSeconds * 1_000),
      }),
    )
    return { state, key, content, seconds: signOnSeconds }
  }

  /** Who the provider says came back. */
  async function claimsOf(row: store.AttemptRow, company: Company, input: Returned): Promise<Claims> {
    const { state, key, code, iss, error } = input
    if (company.issuer !== row.issuer) fail('signOn.old')
    if (error || !code) {
      log.warn({ error }, 'a company’s provider let somebody go')
      fail('signOn.refused')
    }
    const begun = { back: row.back, state, ...rules.proofsOf(serverKey, state, key) }
    const wanted = ['email', ...(company.claim === '' ? [] : [company.claim])]
    return asking(() => openId.personOf(company, begun, { code, iss, wanted }))
  }

  /** Writes down who came back. Unlogged: who is new stands in the log, and how a person signs in is for nobody else. */
  async function settle(row: store.AttemptRow, company: Company, claims: Claims, context: PublicContext) {
    const { now, language } = context
    const accountId = mintAccountId(row.accountId)
    const person = rules.readPerson(claims)
    if (!rules.isLetIn(company, claims, person.email)) fail('signOn.notYours', { as: 'noPermission' })
    const tier = (await accounts.standingOf(database.tx, accountId, now))?.tier ?? 'free'
    return database.transact(accountId, async (tx) => {
      await accounts.memberships.hold(tx, accountId)
      const userId =
        (await workingAs(tx, accountId, person.subject)) ??
        (await arriving.whoIs(
          tx,
          accountId,
          { ...person, language },
          { open: company.joins === 'everybody', limit: limitOf(tier, 'subAdmins'), now },
        ))
      if (userId === undefined) fail('signOn.notInvited', { as: 'noPermission' })
      await store.writePerson(tx, accountId, person.subject, userId)
      if (!(await store.settleAttempt(tx, accountId, row.id, userId))) fail('signOn.old')
      return userId
    })
  }

  /** Whom a subject meant before, as long as that person works there. */
  async function workingAs(tx: Tx, accountId: AccountId, subject: string): Promise<number | undefined> {
    const userId = await store.findPerson(tx, accountId, subject)
    if (userId === undefined) return undefined
    return (await accounts.memberships.list(tx, accountId)).find((one) => one.userId === userId)?.userId
  }

  return {
    start,
    mine,
    companyOf,
    claimsOf,
    workingAs,

    begin: ({ company }: ParsedInput<Calls['begin']>, context: PublicContext): Promise<CallOutput<Calls['begin']>> =>
      start(mintAccountId(company), context, (key) => key),

    /** Unlogged: how a person signs in is for nobody else of the account. */
    async enter(input: ParsedInput<Calls['enter']>, context: PublicContext): Promise<NewSession> {
      const { now } = context
      const row = await mine(input.state, input.key, now)
      const accountId = mintAccountId(row.accountId)
      const company = await companyOf(accountId, now)
      if (company.issuer !== row.issuer) fail('signOn.old')
      const userId = row.userId ?? (await settle(row, company, await claimsOf(row, company, input), context))
      const claim = async (tx: Tx) => {
        if (!(await store.takeAttempt(tx, accountId, row.id))) fail('signOn.old')
      }
      return accounts.letIn(
        { userId, secondFactor: input.secondFactor, remember: false, within: accountId, claim },
        context,
      )
    },
  }
}
