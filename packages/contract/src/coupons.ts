import { z } from 'zod'
import { flag } from './access.ts'
import { call } from './call.ts'
import { fileId, idOf, instant, listInput, listOf, nameField, say, thingSorts } from './fields.ts'
import { StoredFile } from './files.ts'
import { Style } from './style-fields.ts'

/** Most items of a coupon (specification, section 5). */
export const couponItemsMax = 20
export const couponNameMax = 50
export const couponWordsMax = 500
export const outletNameMax = 30
/** Most outlets that a coupon can be narrowed to. */
export const couponOutletsMax = 50
/** Codes that one call imports. */
export const couponImportMax = 20_000

/** Who redeems: the merchant; the visitor once per phone; the visitor with one tap. */
export const couponModes = ['merchant', 'phone', 'visitor'] as const
export type CouponMode = (typeof couponModes)[number]

export const couponCodeStates = ['open', 'handedOut', 'redeemed', 'expired', 'deleted'] as const
export type CouponCodeState = (typeof couponCodeStates)[number]

/** What became of trying to redeem a code. */
export const redeemOutcomes = ['done', 'used', 'early', 'late', 'elsewhere', 'deleted', 'closed', 'unknown'] as const
export type RedeemOutcome = (typeof redeemOutcomes)[number]

const id = idOf('coupon')
const name = nameField(couponNameMax)
const outlets = z.array(nameField(outletNameMax)).max(couponOutletsMax)
const quantity = z.int().min(1, say('coupons.quantityMissing')).max(100_000)

/** What is said of a coupon itself. */
const settings = {
  name,
  mode: z.enum(couponModes),
  words: z.string().trim().max(couponWordsMax, say('coupons.wordsTooLong')).default('').describe('terms of use'),
  from: instant,
  until: instant,
  outlets: outlets.default([]).describe('where it can be redeemed; empty: everywhere'),
  uses: z.int().min(1).max(1_000).default(1).describe('how often one code can be redeemed'),
  byLink: z.boolean().default(false).describe('whether its page gives out codes, one per phone'),
  formId: idOf('form').nullable().default(null).describe('the form whose fillers are given a code for each record'),
  colour: z
    .string()
    .regex(/^(#[0-9A-Fa-f]{6})?$/, say('errors.wrongFormat'))
    .default('')
    .describe('of its pages, #rrggbb; empty: that of the account'),
  coverId: fileId().nullable().default(null).describe('a picture on its pages; null: that of the account'),
  style: Style.nullable().default(null).describe('how its codes are drawn in print and pictures; null: plain'),
}
const inOrder = {
  check: ({ from, until }: { from: string; until: string }) => from < until,
  says: { path: ['until'], ...say('coupons.endBeforeStart') },
}

const CouponItem = z.object({
  id: z.int(),
  name: z.string(),
  codes: z.int(),
  redeemed: z.int().describe('codes that were redeemed at least once'),
})

export const Coupon = z.object({
  id: z.int(),
  ...settings,
  items: z.array(CouponItem),
  codes: z.int(),
  handedOut: z.int(),
  redeemed: z.int(),
  cover: StoredFile.nullable().describe('null: there is none, or it was stopped'),
  files: z.array(StoredFile).describe('pictures that the style names'),
  path: z.string().describe('where visitors are handed a code, on the host of the printed codes'),
  url: z.string(),
  createdAt: instant,
  updatedAt: instant,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type Coupon = z.infer<typeof Coupon>

const Place = z.object({ at: instant, outlet: z.string(), person: z.string() })

export const CouponCodeItem = z.object({
  id: z.int(),
  couponId: z.int(),
  itemId: z.int(),
  itemName: z.string(),
  code: z.string(),
  state: z.enum(couponCodeStates),
  uses: z.int(),
  most: z.int(),
  mobile: z.string().describe('whose it is, with its middle hidden; empty for nobody’s'),
  handedAt: instant.nullable(),
  first: Place.nullable().describe('where it was redeemed first'),
  url: z.string().describe('its page, which is what its picture holds'),
})
export type CouponCodeItem = z.infer<typeof CouponCodeItem>

export const Redeemed = z.object({
  outcome: z.enum(redeemOutcomes),
  code: z.string(),
  couponName: z.string(),
  itemName: z.string(),
  left: z.int().describe('how often it can still be redeemed'),
  useId: z.int().nullable().describe('of this redemption; null: there was none'),
  last: Place.nullable().describe('this redemption, or the one before that stands in its way'),
  first: Place.nullable(),
  from: instant.nullable(),
  until: instant.nullable(),
  outlets: z.array(z.string()),
})
export type Redeemed = z.infer<typeof Redeemed>

/** A try of a phone without a network that could not be redeemed when it was sent. */
export const CouponConflict = z.object({
  id: z.int(),
  code: z.string(),
  couponName: z.string().describe('empty: no coupon has such a code'),
  itemName: z.string(),
  outcome: z.enum(redeemOutcomes),
  scannedAt: instant,
  at: instant.describe('when it arrived'),
  outlet: z.string(),
  person: z.string(),
  first: Place.nullable().describe('where the code was redeemed first'),
})
export type CouponConflict = z.infer<typeof CouponConflict>

export const CouponUse = z.object({
  id: z.int(),
  couponId: z.int(),
  couponName: z.string(),
  itemName: z.string(),
  code: z.string(),
  at: instant,
  outlet: z.string(),
  person: z.string(),
  by: z.enum(['counter', 'console', 'visitor']),
  offline: z.boolean().describe('it was written down without a network and sent later'),
  undone: z.object({ at: instant, person: z.string() }).nullable(),
  undoUntil: instant.nullable().describe('until when an administrator can take it back'),
})
export type CouponUse = z.infer<typeof CouponUse>

/** Minutes within which an administrator takes a redemption back. */
export const undoMinutes = 10

/** Redemptions that were promised, and what became of them: issued = redeemed + expired + open. */
const Owed = z.object({
  issued: z.int().describe('a code that can be redeemed five times counts five'),
  redeemed: z.int(),
  expired: z.int(),
  open: z.int(),
})

const item = z.strictObject({ name, quantity })
const imported = z
  .array(
    z
      .string()
      .trim()
      .regex(/^[0-9A-Za-z-]{4,32}$/, say('coupons.codeFormat')),
  )
  .min(1)
  .max(couponImportMax)
const removed = z.object({ removed: z.int() })

export const couponCalls = {
  list: call({
    path: '/qruser/console/card/list',
    access: 'member',
    input: listInput(thingSorts, { mode: z.enum(couponModes).optional() }),
    output: listOf(Coupon),
  }),
  info: call({
    path: '/qruser/console/card/info',
    access: 'member',
    input: z.strictObject({ id }),
    output: Coupon,
  }),
  /** A coupon with its items, and the codes of each. */
  add: call({
    path: '/qruser/console/card/add',
    access: 'member',
    limit: 'coupons',
    creates: true,
    heavy: true,
    input: z
      .strictObject({
        ...settings,
        items: z.array(item).min(1, say('coupons.itemMissing')).max(couponItemsMax, say('coupons.max20Items')),
      })
      .refine(inOrder.check, inOrder.says),
    output: Coupon,
  }),
  edit: call({
    path: '/qruser/console/card/edit',
    access: 'member',
    input: z.strictObject({ id, ...settings }).refine(inOrder.check, inOrder.says),
    output: Coupon,
  }),
  /** Its codes can no longer be redeemed; what was redeemed stays known. */
  del: call({
    path: '/qruser/console/card/del',
    access: flag('deleteQrCode'),
    input: z.strictObject({ ids: z.array(id).min(1, say('qrCodes.selectToDelete')).max(200) }),
    output: removed,
  }),
  /** Another item with new codes, or with codes of somebody else. */
  addItem: call({
    path: '/qruser/console/card/add_item',
    access: 'member',
    creates: true,
    heavy: true,
    input: z
      .strictObject({ couponId: id, name, quantity: quantity.optional(), codes: imported.optional() })
      .refine(({ quantity: made, codes }) => (made === undefined) !== (codes === undefined), {
        path: ['quantity'],
        ...say('coupons.quantityMissing'),
      }),
    output: Coupon,
  }),
  /** Codes of it that were not redeemed are deleted with it. */
  delItem: call({
    path: '/qruser/console/card/del_item',
    access: flag('deleteQrCode'),
    input: z.strictObject({ id: idOf('couponItem') }),
    output: Coupon,
  }),
  /** `keyword` finds codes that begin with it, and whole numbers of phones. */
  listCodes: call({
    path: '/qruser/console/card/card_list_info',
    access: 'member',
    input: listInput(['oldest'], {
      couponId: id,
      itemId: idOf('couponItem').optional(),
      state: z.enum(couponCodeStates).optional(),
    }),
    output: listOf(CouponCodeItem),
  }),
  delCodes: call({
    path: '/qruser/console/card/del_code',
    access: 'member',
    input: z.strictObject({
      couponId: id,
      ids: z.array(idOf('couponCode')).min(1, say('qrCodes.selectToDelete')).max(1_000),
    }),
    output: removed,
  }),
  /** Redeems a code in the console: once, however many try, and once however often a try is sent. */
  writeCode: call({
    path: '/qruser/console/card/write_code',
    creates: true,
    access: 'member',
    input: z.strictObject({ code: z.string().max(200).describe('as it was read or typed; its address also') }),
    output: Redeemed,
  }),
  /** Redemptions, the newest first. */
  useList: call({
    path: '/qruser/console/card/use_list',
    access: 'member',
    input: listInput(['newest'], { couponId: id.optional() }),
    output: listOf(CouponUse),
  }),
  /** Takes a redemption back within ten minutes; that it was there stays known. */
  undo: call({
    path: '/qruser/console/card/undo',
    access: 'admin',
    input: z.strictObject({ id: idOf('couponUse') }),
    output: CouponUse,
  }),
  /** What phones without a network handed over that could not be redeemed any more: nothing of it is dropped. */
  conflictList: call({
    path: '/qruser/console/card/conflict_list',
    access: 'member',
    input: listInput(['newest'], {}),
    output: listOf(CouponConflict),
  }),
  /** What is still promised, in redemptions, and what was redeemed by outlet and day; of one coupon or of all. */
  liability: call({
    path: '/qruser/console/card/liability',
    access: 'member',
    input: z.strictObject({ id: id.optional(), days: z.int().min(1).max(366).default(30) }),
    output: z.object({
      ...Owed.shape,
      days: z.array(z.object({ day: z.string(), outlet: z.string(), uses: z.int() })).describe('the newest first'),
      coupons: z
        .array(z.object({ id: z.int(), name: z.string(), until: instant, ...Owed.shape }))
        .describe('those that owe most first; 200 at the most'),
    }),
  }),
}
