import { z } from 'zod'
import { call } from './call.ts'
import { instant, listInput, listOf, qrCodeId, say } from './fields.ts'
import { webAddress, webAddressMax } from '@matai/rules/web-address'

/** Most time periods (specification, section 5). */
export const periodsMax = 6
/** Longest hint of an access password (specification, section 5). */
export const passwordHintMax = 100

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, say('errors.wrongFormat'))

/** When a code may be seen, in the account's zone; weekdays from 1 (Monday) to 7. A period past midnight ends the next day. */
const Period = z
  .strictObject({
    weekdays: z.array(z.int().min(1).max(7)).min(1).max(7),
    from: clockTime,
    until: clockTime,
  })
  .refine(({ from, until }) => from !== until, { path: ['until'], ...say('codeAccess.periodEmpty') })

/** Most areas of one code. */
export const areasMax = 50

/** A circle on the ground: degrees (WGS 84) and metres. */
const Position = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  radius: z.int().min(50, say('codeAccess.radiusRange')).max(100_000, say('codeAccess.radiusRange')),
})

/** Who sees a live code. What is null or empty limits nothing. */
export const AccessSettings = z.strictObject({
  password: z
    .string()
    .regex(/^[0-9A-Za-z]{4,20}$/, say('codeAccess.passwordFormat'))
    .nullable()
    .default(null),
  hint: z.string().trim().max(passwordHintMax, say('codeAccess.hintTooLong')).default(''),
  namedMobiles: z.boolean().default(false).describe('only the phones of its list, proven by a text message'),
  binding: z.boolean().default(false).describe('any phone, proven by a text message'),
  scansTotal: z.int().min(1).max(1_000_000_000).nullable().default(null),
  scansPerPerson: z.int().min(1).max(1_000_000).nullable().default(null),
  areas: z
    .array(z.string().regex(/^([A-Z]{2}|\d{6})$/, say('codeAccess.unknownArea')))
    .max(areasMax, say('codeAccess.max50Areas'))
    .default([])
    .describe(
      'where visits may come from, by the place of their IP: ISO codes of countries, codes of Chinese provinces or cities',
    ),
  position: Position.nullable().default(null).describe('where a visitor has to stand, asked of the phone'),
  periods: z.array(Period).max(periodsMax, say('codeAccess.max6Periods')).default([]),
  fallback: z.string().trim().max(500).default('').describe('what visitors of an expired, full or closed code read'),
  fallbackUrl: z
    .string()
    .trim()
    .max(webAddressMax)
    .refine((typed) => typed === '' || webAddress(typed) !== null, say('codeAccess.fallbackUrlWrong'))
    .default('')
    .describe('where a button under those words leads; http or https; empty without one'),
})
export type AccessSettings = z.infer<typeof AccessSettings>

/** Why a visit was not shown. */
export const refusalReasons = [
  'wrongPassword',
  'notNamed',
  'full',
  'personFull',
  'outsideTime',
  'outsideArea',
  'outsidePosition',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** Most phones that one call adds. */
export const mobilesAtOnce = 1_000

/** Largest workbook of phones, in bytes. */
export const workbookMax = 1024 ** 2
const base64Max = Math.ceil(workbookMax / 3) * 4

const CodeMobile = z.object({ id: z.int(), mobile: z.string(), name: z.string(), createdAt: instant })
export type CodeMobile = z.infer<typeof CodeMobile>

const Refusal = z.object({
  id: z.int(),
  at: instant,
  reason: z.enum(refusalReasons),
  device: z.string(),
  mobile: z.string().describe('masked; empty unless the visitor had proven one'),
})

export const codeAccessCalls = {
  setAuth: call({
    path: '/qruser/console/qrcode/set_auth',
    access: 'member',
    input: z.strictObject({
      ids: z.array(qrCodeId()).min(1, say('qrCodes.selectFirst')).max(1_000),
      settings: AccessSettings,
    }),
    output: z.object({ changed: z.int() }),
  }),
  getAuth: call({
    path: '/qruser/console/qrcode/get_auth',
    access: 'member',
    input: z.strictObject({ id: qrCodeId() }),
    output: z.object({
      settings: AccessSettings,
      used: z.int().describe('visits that the limit of all scans has counted'),
      mobiles: z.int().describe('phones on the list'),
    }),
  }),
  addMobile: call({
    path: '/qruser/console/qrcode/auth/add_mobile',
    creates: true,
    access: 'member',
    input: z.strictObject({
      id: qrCodeId(),
      mobiles: z
        .array(z.strictObject({ mobile: z.string().trim().max(30), name: z.string().trim().max(50).default('') }))
        .min(1)
        .max(mobilesAtOnce),
    }),
    output: z.object({ added: z.int().describe('without those that were on the list before') }),
  }),
  importMobiles: call({
    path: '/qruser/console/qrcode/auth/import_mobiles',
    access: 'member',
    limit: 'excelRows',
    bodyLimit: 2 * 1024 ** 2,
    heavy: true,
    input: z.strictObject({
      id: qrCodeId(),
      workbook: z
        .string()
        .min(1)
        .max(base64Max, say('files.workbookTooLarge'))
        .regex(/^[0-9A-Za-z+/]+={0,2}$/, say('errors.wrongFormat'))
        .describe('.xlsx or .csv in base64: phones in the first column, names in the second, headings or none'),
      skipBad: z.boolean().default(false).describe('adds the good rows although others are bad'),
    }),
    output: z.object({
      added: z.int(),
      known: z.int().describe('that were on the list before, or stand twice in the workbook'),
      skipped: z.array(
        z.object({
          row: z.int().describe('as the workbook numbers it, from 1'),
          column: z.enum(['mobile', 'name']),
          message: z.string(),
        }),
      ),
    }),
  }),
  mobileTemplate: call({
    path: '/qruser/console/qrcode/auth/mobile_template',
    access: 'member',
    answer: 'file',
    input: z.strictObject({}),
    output: z.object({ mime: z.string(), body: z.instanceof(Uint8Array), fileName: z.string() }),
  }),
  listMobiles: call({
    path: '/qruser/console/qrcode/auth/mobilelist',
    access: 'member',
    input: listInput(['newest'], { id: qrCodeId() }),
    output: listOf(CodeMobile),
  }),
  delMobile: call({
    path: '/qruser/console/qrcode/auth/del_mobile',
    access: 'member',
    input: z.strictObject({ qrCodeId: qrCodeId(), id: z.int().positive() }),
    output: z.object({ removed: z.int() }),
  }),
  batchDelete: call({
    path: '/qruser/console/qrcode/auth/batch_delete',
    access: 'member',
    input: z.strictObject({ qrCodeId: qrCodeId(), ids: z.array(z.int().positive()).min(1).max(mobilesAtOnce) }),
    output: z.object({ removed: z.int() }),
  }),
  refusals: call({
    path: '/qruser/console/qrcode/auth/refusals',
    access: 'member',
    input: listInput(['newest'], { id: qrCodeId() }),
    output: listOf(Refusal),
  }),
}
