import { z } from 'zod'
import { call } from './call.ts'
import { LimitUsage } from './dashboard.ts'
import { idOf, listInput, listOf, listQuery, qrCodeId, say } from './fields.ts'
import { StorageUsage } from './files.ts'
import { QrCodeItem, qrCodeKinds } from './qr-codes.ts'

const Count = z.object({ people: z.int(), machines: z.int() })

/** `visitors`: different ones, told apart by a hash whose salt changes daily; so those of several days are added up. */
const Visits = Count.extend({ visitors: z.int() })

export const rangePresets = ['today', 'yesterday', 'sevenDays', 'thirtyDays'] as const
export type RangePreset = (typeof rangePresets)[number]

/** Most days that one answer is about. */
export const rangeDaysMax = 90

const day = z.iso.date(say('errors.wrongFormat'))
const dayMilliseconds = 86_400_000

/** Days of the account's zone: a preset that ends today (`yesterday` then), or from a day until a day, both included. */
export const StatsRange = z.union([
  z.strictObject({ preset: z.enum(rangePresets) }),
  z
    .strictObject({ from: day, until: day })
    .refine(({ from, until }) => from <= until, { path: ['until'], ...say('stats.rangeBackwards') })
    .refine(({ from, until }) => (Date.parse(until) - Date.parse(from)) / dayMilliseconds < rangeDaysMax, {
      path: ['from'],
      ...say('stats.rangeTooLong'),
    }),
])
export type StatsRange = z.infer<typeof StatsRange>

/** Of which codes numbers are asked; absent is all. A directory stands for its subdirectories, too. */
export const StatsFilters = z.strictObject({
  directoryId: idOf('directory').optional(),
  kind: z.enum(qrCodeKinds).optional(),
})
export type StatsFilters = z.infer<typeof StatsFilters>

/** What scans are told apart by within a code. */
export const scanParts = ['country', 'region', 'device', 'wechat', 'hour'] as const

/** Only scans of one value: a country (ISO code), a province or city, a device, WeChat or not, an hour of a weekday (`3-14`). */
export const ScanPart = z.strictObject({ of: z.enum(scanParts), value: z.string().trim().max(20) })
export type ScanPart = z.infer<typeof ScanPart>

/** Ranked are codes by the scans of one part as well, which are some minutes behind. */
export const RankingFilters = StatsFilters.extend({ part: ScanPart.optional() })
export type RankingFilters = z.infer<typeof RankingFilters>

/** Scans of one value: an hour (0–23), a country (ISO code), a device; empty or 0 stands for unknown. */
const Share = Count.extend({ value: z.string() })

const Region = Count.extend({ code: z.int().describe('administrative code; 0 when unknown'), name: z.string() })

const Chart = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  sum: Visits,
  trend: z.array(Visits.extend({ day: z.iso.date() })).describe('every day of the range, oldest first'),
  before: z
    .object({
      from: z.iso.date(),
      until: z.iso.date(),
      sum: Visits,
      trend: z.array(z.int()).describe('people on each of its days, oldest first'),
    })
    .describe('as many days just before'),
  hours: z.array(Share).describe('24 hours of the day in the account’s zone'),
  weekdays: z.array(Share).describe('1 (Monday) to 7'),
  heat: z
    .array(z.array(z.int()).length(24))
    .length(7)
    .describe('people by weekday, Monday first, and by hour of the day'),
  directories: z
    .array(Count.extend({ id: z.int().nullable(), name: z.string() }))
    .describe('by directory, most people first; null for deleted codes; the default directory may have no name'),
  kinds: z.array(Share).describe('by kind of code; empty for deleted codes'),
  countries: z.array(Share),
  regions: z.array(Region.extend({ cities: z.array(Region) })).describe('Chinese provinces, most people first'),
  devices: z.array(Share),
  wechat: z.array(Share).describe('`true` inside WeChat, `false` elsewhere'),
  versions: z.array(Share).describe('numbers of the code’s versions; empty without `qrCodeId`'),
})
export type StatsChart = z.infer<typeof Chart>

export const RankedQrCode = Count.extend({
  visitors: z.int().describe('different ones of each day; some minutes behind'),
  rank: z.int(),
  id: z.string(),
  name: z.string(),
  directoryId: z.int().nullable(),
  directory: z.string().describe('empty: the default directory, not yet named'),
  lastScanAt: z.iso.datetime().nullable().describe('some minutes behind'),
})
export type RankedQrCode = z.infer<typeof RankedQrCode>

const keyword = listQuery.keyword

export const statsCalls = {
  getMaininfo: call({
    path: '/qruser/console/main/get_maininfo',
    access: 'member',
    input: z.strictObject({}),
    output: z.object({
      scansToday: Visits,
      scansTotal: Visits,
      qrCodes: z.int(),
      storedBytes: z.number(),
      storage: StorageUsage,
      usage: z.array(LimitUsage).describe('limits of the tier of which anything is used, the fullest first'),
      trend: z
        .array(Visits.extend({ day: z.iso.date() }))
        .describe('the last 7 days in the account’s zone, oldest first'),
      recent: z.array(QrCodeItem).describe('the 5 live codes changed last'),
    }),
  }),
  ofQrCode: call({
    path: '/qruser/console/statis/get_qrcode_byid',
    access: 'member',
    input: z.strictObject({ id: qrCodeId(), range: StatsRange }),
    output: z.object({
      id: z.string(),
      name: z.string(),
      today: Visits,
      yesterday: Visits,
      range: Visits,
      total: Visits,
    }),
  }),
  chart: call({
    path: '/qruser/console/statis/get_chat',
    access: 'member',
    input: z.strictObject({
      range: StatsRange,
      qrCodeId: qrCodeId().optional(),
      filters: StatsFilters.prefault({}).describe('nothing where `qrCodeId` is asked for'),
    }),
    output: Chart,
  }),
  getQrcodeList: call({
    path: '/qruser/console/statis/get_qrcode_list',
    access: 'member',
    input: listInput(['people'], RankingFilters.shape).extend({ range: StatsRange }),
    output: listOf(RankedQrCode).describe('codes that were scanned in the range, most people first'),
  }),
  exportQrCodes: call({
    path: '/qruser/console/statis/export_qrcode_list',
    access: 'member',
    answer: 'file',
    input: z.strictObject({ keyword, range: StatsRange, filters: RankingFilters.prefault({}) }),
    output: z.object({ mime: z.string(), body: z.instanceof(Uint8Array), fileName: z.string() }),
  }),
}
