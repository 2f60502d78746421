import { expect, it } from 'vitest'
import type { z } from 'zod'
import { type CallKey, contract } from './contract.ts'
import type { Call } from './call.ts'

const shapeOf = (schema: z.ZodType): Record<string, unknown> => (schema as z.ZodObject).shape ?? {}
const listing = Object.entries(contract as unknown as Record<string, Record<string, Call>>).flatMap(
  ([module, entries]) =>
    Object.entries(entries)
      .filter(([, { output }]) => 'list' in shapeOf(output))
      .map(([entry, call]) => ({ key: `${module}.${entry}` as CallKey, call })),
)
const paged = listing.filter(({ call }) => 'total' in shapeOf(call.output))

/** What is answered whole: few by a limit, or the newest of what only people look at; `push.pull` has a cursor of its own. */
const whole = new Set<CallKey>([
  'accounts.sessionList',
  'tiers.getTiers',
  'directories.changeorder',
  'styleTemplates.getImageConfig',
  'styleTemplates.getConfigColor',
  'styleTemplates.getTemplateConfig',
  'qrCodes.find',
  'qrCodes.bulkSave',
  'qrCodes.getLabelInfo',
  'qrCodes.getCreators',
  'codeForms.formsOfQrCode',
  'archives.list',
  'consents.list',
  'labels.printData',
  'labels.printCheck',
  'labels.printers',
  'orders.list',
  'invoices.list',
  'formGroups.list',
  'formGroups.changeOrder',
  'formSettings.closedStatuses',
  'formLinks.set',
  'openMethods.list',
  'ownRecords.list',
  'records.find',
  'records.formerQuestions',
  'followUps.people',
  'recordViews.list',
  'savedReports.list',
  'statuses.listInfoStatus',
  'statuses.wallList',
  'groupCodes.getQrcodeList',
  'groupPrints.printData',
  'groupFolders.list',
  'groupFolders.changeorder',
  'plans.preview',
  'plans.moveWindow',
  'plans.holidays',
  'push.get',
  'push.pull',
  'team.getAccountList',
  'identityGroups.list',
  'reminders.test',
])

it.each(paged)('$key goes on by a cursor', ({ call }) => {
  expect(shapeOf(call.input)).toHaveProperty('cursor')
  expect(shapeOf(call.output)).toHaveProperty('next')
})

it('every other list is answered whole and is known to be', () => {
  const others = listing.filter((one) => !paged.includes(one)).map(({ key }) => key)
  expect(new Set(others)).toEqual(whole)
})
