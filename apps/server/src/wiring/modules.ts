import type { Style } from '@matai/contract'
import type { AppOptions } from './app-options.ts'
import type { AccountId } from '../platform/db/account-id.ts'
import { createAbuse } from '../modules/abuse/service/abuse.ts'
import { createAccounts } from '../modules/accounts/service/accounts.ts'
import { createAudit } from '../modules/audit/service.ts'
import { createBatches } from '../modules/batches/service/batches.ts'
import { createCodeAccess } from '../modules/code-access/service/code-access.ts'
import { createCollaborators } from '../modules/collaborators/service/collaborators.ts'
import { createDashboard } from '../modules/dashboard/service/dashboard.ts'
import { createBrands } from '../modules/brand/service/brands.ts'
import { createDirectories } from '../modules/directories/service/directories.ts'
import { createExports } from '../modules/exports/service/exports.ts'
import { createFiles } from '../modules/files/service/files.ts'
import { createForms } from '../modules/forms/service/forms.ts'
import { createNotices } from '../modules/notices/service.ts'
import { createLabels } from '../modules/labels/service/labels.ts'
import { createPrints } from '../modules/labels/service/prints.ts'
import { createOperators } from '../modules/operators/service/operators.ts'
import { createQrCodes } from '../modules/qr-codes/service/qr-codes.ts'
import { createRecords } from '../modules/records/service/records.ts'
import { createEvidence } from '../modules/records/service/evidence.ts'
import { createRecoveries } from '../modules/recovery/service/recovery.ts'
import { createPushes } from '../modules/push/service/pushes.ts'
import { createStatuses } from '../modules/statuses/service/statuses.ts'
import { createKeys } from '../modules/keys/service.ts'
import { createStats } from '../modules/stats/service/stats.ts'
import { sampleAddress } from '../modules/styles/rules/pictures.ts'
import { createStyleDrawing } from '../modules/styles/service/draw-style.ts'
import { createStyles } from '../modules/styles/service/styles.ts'
import { createStyleTemplates } from '../modules/styles/service/templates.ts'
import { createTeam } from '../modules/team/service/team.ts'
import { createMiniPeople } from '../modules/mini-program/service/mini-people.ts'
import { createWechatPeople } from '../modules/wechat/service/wechat.ts'
import { createTiers } from '../modules/tiers/service.ts'
import { areaName, isDivided } from '../platform/geo/area-tree.ts'
import { deriveKey } from '../platform/secrets.ts'
import { wireArchives } from './archives.ts'
import { wirePrinting } from './printing.ts'
import { createBusiness } from './business.ts'
import { createCampaigns } from './campaigns.ts'
import { answerPorts, listenToEvents } from './connect.ts'
import { createReminding } from './reminding.ts'
import { createRounds } from './rounds.ts'
import { countRefusals } from './counted.ts'
import { openLedger } from './open-ledger.ts'
import type { Outside } from './outside.ts'
import { createRecordPages, wireFormPages } from './record-pages.ts'

export type Modules = ReturnType<typeof createModules>

/** The modules in their order; each is handed the earlier ones that it calls. */
export function createModules({ settings, log, clock, database }: AppOptions, outside: Outside) {
  const { events, ports, drawing } = outside
  const accounts = createAccounts({
    ...outside,
    database,
    log,
    consoleOrigin: settings.ORIGIN,
    registration: settings.REGISTRATION,
    newAccountTier: settings.NEW_ACCOUNT_TIER,
    operators: settings.OPERATORS,
    smsPerDay: settings.SMS_PER_DAY,
    smsCountries: settings.SMS_COUNTRIES,
    addressLimits: {
      smsPerHour: settings.SMS_PER_ADDRESS_HOUR,
      smsPerDay: settings.SMS_PER_ADDRESS_DAY,
      visitSmsPerHour: settings.VISIT_SMS_PER_ADDRESS_HOUR,
      wrongPasswordsPerQuarter: settings.WRONG_PASSWORDS_PER_ADDRESS,
    },
  })
  const wechat = createWechatPeople({ ...outside, database, clock, log, accounts, consoleOrigin: settings.ORIGIN })
  const miniPeople = createMiniPeople({ ...outside, database, clock, log })
  const files = createFiles({ ...outside, database, clock, filesOrigin: settings.FILES_ORIGIN ?? '' })
  const { filesByIds } = files
  const { adminsOf, operators, accountNamesOf, namesOf, standingOf } = accounts
  const audit = createAudit({ database, namesOf })
  const team = createTeam({ database, ports, audit, accounts, consoleOrigin: settings.ORIGIN })
  const collaborators = createCollaborators({ database, audit })
  const brands = createBrands({ database, audit, accountNamesOf, filesByIds })
  const directories = createDirectories({ database, events, ports, audit })
  const notices = createNotices({
    ...{ mail: outside.mail, database, log, consoleOrigin: settings.ORIGIN },
    wechat: wechat.messages,
    zoneOf: async (tx, id) => (await accounts.standingOf(tx, id, clock.now()))?.zone ?? 'UTC',
  })
  const ledger = openLedger(settings, outside)
  const { isKnownBad } = outside.badHosts
  const codeAccess = countRefusals(
    createCodeAccess({ ...outside, database, log, audit, notices, adminsOf: accounts.adminsOf }),
    outside.measures,
  )
  const styleDrawing = { drawing, readPicture: readLogo, database }
  const styleTemplates = createStyleTemplates({ audit, ...styleDrawing, filesByIds, namesOf })
  const forms = createForms({
    database,
    audit,
    namesOf,
    filesByIds,
    isKnownBad,
    richText: outside.richText,
    ports,
    collaborators,
  })
  const qrCodes = createQrCodes({
    database,
    events,
    directories,
    audit,
    files,
    forms,
    filesByIds,
    namesOf: accounts.namesOf,
    ports,
    styleOfNew: styleTemplates.styleOfNew,
    trustedHosts: [
      ...[settings.ORIGIN, settings.SCAN_ORIGIN].filter((one) => one !== undefined).map((one) => new URL(one).host),
      ...settings.TRUSTED_HOSTS,
    ],
    isKnownBad,
    richText: outside.richText,
  })
  const abuse = createAbuse({
    ...outside,
    database,
    audit,
    notices,
    qrCodes,
    directories,
    adminsOf,
    operators,
    accountNamesOf,
  })
  const operated = createOperators({
    ...outside,
    settings,
    database,
    log,
    accounts,
    audit,
    notices,
    qrCodes,
    directories,
    files,
  })
  const styles = createStyles({ ports, ...styleDrawing })
  const recoveries = createRecoveries({
    ...outside,
    database,
    printedOrigins: [settings.ORIGIN, settings.SCAN_ORIGIN].filter((origin) => origin !== undefined),
    restorePrinted: qrCodes.restorePrinted,
    namesOf: accounts.namesOf,
  })
  const tiers = createTiers({ ports })
  const stats = createStats({ database, audit, directories, qrCodes, storageOf: files.usage, tiers })
  const readPicture = files.readForPrint
  const drawStyle = createStyleDrawing(styleDrawing)
  const proveStyle = (accountId: AccountId, style: Style, origin: string, before?: readonly Style[]) =>
    drawStyle(accountId, { content: sampleAddress(origin), style, format: 'png', before })
  const labels = createLabels({
    database,
    audit,
    events,
    drawing,
    directories,
    qrCodes,
    filesByIds,
    namesOf,
    readPicture,
    proveStyle,
    ports,
  })
  const told = { ...outside, log, database, audit, notices, forms, filesByIds, adminsOf, namesOf, standingOf }
  const campaigns = createCampaigns(outside, {
    ...told,
    smsCodes: accounts,
    readPicture: files.readPicture,
    tryStyle: (accountId: AccountId, style: Style, content: string) =>
      drawStyle(accountId, { content, style, format: 'png' }),
    brandOf: brands.of,
  })
  const { coupons, groupCodes } = campaigns
  const evidence = createEvidence(deriveKey(outside.secret, 'record-evidence'))
  const filling = {
    ...outside,
    ...{ log, database, audit, coupons, forms, qrCodes, filesByIds },
    ...{ saveUpload: files.saveUpload, storePicture: files.storePicture },
    notices,
    namesOf,
    standingOf: accounts.standingOf,
    isMember: accounts.isMember,
    directoriesOf: accounts.memberships.directoriesOf,
    collaborators,
    smsCodes: accounts,
    secret: deriveKey(outside.secret, 'exam-draws'),
    evidence,
    areaName,
    isDivided,
  }
  const records = createRecords(filling)
  const accountNameOf = async (id: AccountId) => (await accountNamesOf(database.tx, [id])).get(id) ?? ''
  const exports = createExports({
    directoriesOf: accounts.memberships.directoriesOf,
    ...outside,
    coupons,
    database,
    clock,
    log,
    audit,
    directories,
    notices,
    qrCodes,
    records,
    namesOf,
    readLogo,
    readForPrint: files.readForPrint,
    brandOf: brands.of,
    accountNameOf,
  })
  const recordPages = createRecordPages({ ...filling, records, brands, files, accountNamesOf, settings })
  const formPages = wireFormPages(filling, { wechat, records, settings })
  const statuses = createStatuses({
    ...outside,
    ...{ database, clock, audit, collaborators, directories, forms, records },
    filesByIds,
    namesOf,
    standingOf: accounts.standingOf,
  })
  const planning = {
    ...{ database, events, clock, audit, directories, forms, records, statuses, namesOf, standingOf },
    ...{
      collaborators,
      accounts,
      qrCodes,
      exports,
      files,
      brandOf: brands.of,
      accountNameOf,
      readForPrint: files.readForPrint,
    },
  }
  const rounds = createRounds(outside, planning)
  const { stocks, plans } = rounds
  const telling = { ...outside, ...planning, log, notices, plans, coupons, collaborators, accountNamesOf }
  const reminders = createReminding(
    { wechat, miniPeople },
    { ...telling, countSms: accounts.countSms, consoleOrigin: settings.ORIGIN },
  )
  const pushes = createPushes({ ...told, clock, ownCodes: accounts, isKnownBad })
  const keys = createKeys({ database, audit, accounts })
  const dashboard = createDashboard({ audit, database, log, notices, reminders, ports, pushes, tiers })
  const prints = createPrints({ database, audit, drawing, qrCodes, namesOf, labels, exports })
  const printing = wirePrinting({ database, exports, coupons, groupCodes, labels, prints })
  const batches = createBatches({
    ...outside,
    database,
    audit,
    clock,
    log,
    directories,
    qrCodes,
    exports,
    notices,
    filesByIds,
    namesOf,
    isKnownBad,
    proveStyle,
    printCodes: prints.start,
  })

  const moving = { accounts, audit, exports, files, notices, evidence, team, directories, qrCodes }
  const archives = wireArchives({ settings, log, clock, database }, outside, moving)

  answerPorts(ports, {
    files,
    wechat,
    collaborators,
    team,
    directories,
    styleTemplates,
    qrCodes,
    codeAccess,
    coupons,
    groupCodes,
    records,
    stocks,
    plans,
    reminders,
    pushes,
    keys,
    prints,
    ...printing,
    batches,
  })
  const business = createBusiness({ settings, log, clock, database }, outside, {
    ...{ accounts, team, audit, files, qrCodes, tiers, notices, directories },
  })
  listenToEvents(events, {
    accounts,
    audit,
    notices,
    directories,
    batches,
    statuses,
    stocks,
    plans,
    reminders,
    pushes,
    keys,
    signOns: business.signOns,
  })
  return {
    ...business,
    abuse,
    accounts,
    archives,
    audit,
    batches,
    brands,
    codeAccess,
    collaborators,
    ...printing,
    ...campaigns,
    dashboard,
    exports,
    files,
    formPages,
    ...recordPages,
    ...rounds,
    forms,
    directories,
    keys,
    labels,
    ledger,
    miniPeople,
    notices,
    operators: operated,
    prints,
    qrCodes,
    recoveries,
    records,
    reminders,
    styles,
    styleTemplates,
    statuses,
    pushes,
    stats,
    team,
    tiers,
    wechat,
  }

  async function readLogo(accountId: AccountId, id: string): Promise<string> {
    const png = await files.readPicture(accountId, id)
    return `data:image/png;base64,${png.toString('base64')}`
  }
}
