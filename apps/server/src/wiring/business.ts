import { answerBrand } from '../modules/brand/handlers.ts'
import { miniPrograms } from '../modules/brand/rules/mini-program-seal.ts'
import type { AccountId } from '../platform/db/account-id.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Accounts } from '../modules/accounts/service/accounts.ts'
import type { Audit } from '../modules/audit/service.ts'
import { suffixOf } from '../modules/brand/rules/login-host.ts'
import { answerConsents } from '../modules/consents/handlers.ts'
import { createConsents } from '../modules/consents/service/consents.ts'
import type { Directories } from '../modules/directories/service/directories.ts'
import type { Notices } from '../modules/notices/service.ts'
import { createSignOns } from '../modules/sign-on/service/sign-on.ts'
import { createAuthorising } from '../modules/brand/service/authorise.ts'
import { createEnterprises } from '../modules/brand/service/enterprises.ts'
import { createLoginHosts } from '../modules/brand/service/hosts.ts'
import { answerCompany } from '../modules/company/handlers.ts'
import { createCompanies } from '../modules/company/service.ts'
import type { Files } from '../modules/files/service/files.ts'
import { answerOpenMethods } from '../modules/open-methods/handlers.ts'
import { createOpenMethods } from '../modules/open-methods/service/open-methods.ts'
import { answerOrders } from '../modules/orders/handlers.ts'
import { createShop } from '../modules/orders/service/shop.ts'
import type { QrCodes } from '../modules/qr-codes/service/qr-codes.ts'
import type { Team } from '../modules/team/service/team.ts'
import type { Tiers } from '../modules/tiers/service.ts'
import { createSecretTexts } from '../platform/secret-texts.ts'
import { pricesOf } from '../platform/settings/prices.ts'
import type { AppOptions } from './app-options.ts'
import type { Outside } from './outside.ts'

interface Earlier {
  notices: Notices
  directories: Directories
  team: Team
  accounts: Accounts
  audit: Audit
  files: Files
  qrCodes: QrCodes
  tiers: Tiers
}

/** What an account is as a business: who it is, how its people come in, what it pays. */
export function createBusiness(
  { settings, log, clock, database }: AppOptions,
  outside: Outside,
  { accounts, audit, files, qrCodes, team, tiers, notices, directories }: Earlier,
) {
  const { filesByIds } = files
  const { accountNamesOf } = accounts
  const entering = {
    ...{ database, clock, audit, accountNamesOf, filesByIds },
    nameOf: async (tx: Tx, id: AccountId) => (await accounts.standingOf(tx, id, clock.now()))?.name ?? '',
    texts: createSecretTexts(outside.secret, miniPrograms),
    suffix: suffixOf(settings),
    isPlatform: outside.wechat.component !== undefined,
  }
  const companies = createCompanies({ database, audit, qrCodes, filesByIds })
  const shop = createShop({
    ...{ database, clock, log, audit, accounts, accountNamesOf, tiers },
    payments: outside.payments,
    prices: pricesOf(settings.TIER_PRICES ?? '') ?? {},
  })
  answerCompany(outside.ports, companies)
  answerOrders(outside.ports, shop)
  const enterprises = createEnterprises(entering)
  const { wechat, secret } = outside
  const authorising = createAuthorising({
    ...entering,
    enterprises,
    wechat,
    secret,
    log,
    consoleOrigin: settings.ORIGIN,
  })
  const loginHosts = createLoginHosts(entering)
  answerBrand(outside.ports, loginHosts)
  const signOns = createSignOns({
    ...{ database, clock, log, audit, accounts, loginHosts, secret },
    ...{ arriving: team.arriving, openId: outside.openId, rateLimit: outside.rateLimit, hostOf: loginHosts.hostOf },
    consoleOrigin: settings.ORIGIN,
  })
  const consents = createConsents({
    ...{ database, audit, notices, accountNamesOf, directories, qrCodes },
    memberships: accounts.memberships,
  })
  answerConsents(outside.ports, consents)
  const opening = createOpenMethods({ ...entering, log, wechat, qrCodes })
  answerOpenMethods(outside.ports, opening)
  return { opening, enterprises, authorising, loginHosts, signOns, companies, shop, consents }
}
