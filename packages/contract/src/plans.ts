import { z } from 'zod'
import { call } from './call.ts'
import { ExportTask } from './exports.ts'
import { idOf, instant, listInput, listOf, nameField, qrCodeId, say, thingSorts } from './fields.ts'

/** Plans of an account, and live codes of one plan. */
export const plansMax = 200
export const planCodesMax = 10_000
/** Longest name of a plan. */
export const planNameMax = 50
/** Windows that a preview shows. */
export const planPreviewWindows = 10

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, say('errors.wrongFormat'))
const day = z.iso.date()

/** How often: in the account’s calendar. Days of a month past its end fall on its last day. */
export const PlanCycle = z.discriminatedUnion('every', [
  z.strictObject({ every: z.literal('day'), days: z.int().min(1).max(365).default(1).describe('each so many days') }),
  z.strictObject({
    every: z.literal('week'),
    from: z.int().min(1).max(7).describe('weekday on which a window opens, 1 is Monday'),
    until: z.int().min(1).max(7).describe('weekday on which it closes, not before that'),
  }),
  z.strictObject({
    every: z.literal('month'),
    from: z.int().min(1).max(31),
    until: z.int().min(1).max(31),
  }),
  z.strictObject({
    every: z.literal('monthWeekday'),
    place: z.int().min(1).max(5).describe('1 is the first of its kind in a month, 5 the last'),
    weekday: z.int().min(1).max(7),
  }),
])
export type PlanCycle = z.infer<typeof PlanCycle>

/** What becomes of windows on days off: they open all the same, not at all, or on the next working day. */
export const planHolidayRules = ['same', 'skip', 'next'] as const

/** Codes that a plan takes by what they are; those that fit later join by themselves. */
export const PlanFilter = z
  .strictObject({
    keyword: z.string().trim().max(50).default('').describe('stands in the name'),
    itemIds: z.array(idOf('statusItem')).max(50).default([]).describe('in one of these status items; none: in any'),
  })
  .refine(({ keyword, itemIds }) => keyword !== '' || itemIds.length > 0, say('plans.filterEmpty'))
export type PlanFilter = z.infer<typeof PlanFilter>

const result = idOf('statusItem').nullable().default(null)

const draft = {
  name: nameField(planNameMax),
  formId: idOf('form'),
  directoryIds: z.array(idOf('directory')).max(100).default([]).describe('with all below; codes that come later join'),
  codeIds: z.array(qrCodeId()).max(planCodesMax).default([]),
  filter: PlanFilter.nullable().default(null).describe('codes besides those of directories and those that are named'),
  cycle: PlanCycle,
  opensAt: time.describe('clock time in the account’s zone'),
  warnsAt: time.describe('on the last day of the window'),
  closesAt: time.describe('on the last day of the window'),
  startsOn: day,
  endsOn: day.nullable().default(null).describe('the last day on which a window may open'),
  holidays: z.enum(planHolidayRules).default('same'),
  noCheckItems: z
    .array(idOf('statusItem'))
    .max(100)
    .default([])
    .refine((ids) => new Set(ids).size === ids.length, say('plans.noCheckTwice'))
    .describe('codes in one of these items need not be checked'),
  people: z.array(z.int().positive()).max(100).default([]).describe('user ids; nobody means everybody'),
  groupIds: z.array(idOf('identityGroup')).max(100).default([]).describe('groups of collaborators'),
  inTurn: z
    .boolean()
    .default(false)
    .describe('true: each window is for one of the people and groups, in their order; false: for all of them'),
  doneItemId: result.describe('the status item that a code gets when it was filled in'),
  overdueItemId: result.describe('the one that a code gets when its window closes and it was not filled in'),
}

export const planStates = ['running', 'paused'] as const
export type PlanState = (typeof planStates)[number]

/** What becomes of a task (specification, section 4), and `exempt`: it did not have to be checked. */
export const taskStates = ['pending', 'expiring', 'expired', 'onTime', 'late', 'missed', 'exempt'] as const
export type TaskState = (typeof taskStates)[number]

export const PlanWindow = z.object({
  key: day.describe('the day on which it would open by the calendar; by it the window is known'),
  opensAt: instant,
  warnsAt: instant,
  closesAt: instant,
  endsAt: instant.describe('when the next one opens; until then a check is late, afterwards it is missing'),
})
export type PlanWindow = z.infer<typeof PlanWindow>

const counts = z.object({
  pending: z.int(),
  expiring: z.int(),
  expired: z.int(),
  onTime: z.int(),
  late: z.int(),
  missed: z.int(),
  exempt: z.int(),
})

const person = z.object({ id: z.int(), name: z.string() })

/** Who a window is for; nobody and no group: everybody. */
const Duty = z.object({ people: z.array(person), groups: z.array(person) })

export const Plan = z.object({
  id: z.int(),
  name: z.string(),
  state: z.enum(planStates),
  version: z.int(),
  form: z.object({ id: z.int(), title: z.string() }),
  directoryIds: z.array(z.int()),
  codeIds: z.array(z.string()),
  cycle: PlanCycle,
  opensAt: z.string(),
  warnsAt: z.string(),
  closesAt: z.string(),
  startsOn: day,
  endsOn: day.nullable(),
  holidays: z.enum(planHolidayRules),
  noCheckItems: z.array(z.int()),
  filter: z.object({ keyword: z.string(), itemIds: z.array(z.int()) }).nullable(),
  people: z.array(person),
  groups: z.array(person).describe('of collaborators'),
  inTurn: z.boolean(),
  opened: z.int().describe('windows that have opened; whose turn is next follows from it'),
  doneItemId: z.int().nullable(),
  overdueItemId: z.int().nullable(),
  roundUrl: z.string().nullable().describe('where whoever knows it walks the round with a phone; null: nowhere'),
  current: PlanWindow.extend({ counts, duty: Duty }).nullable().describe('the last window that opened'),
  next: PlanWindow.nullable(),
  updatedAt: instant,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type Plan = z.infer<typeof Plan>

/** One code in one window. */
export const PlanTask = z.object({
  id: z.int(),
  plan: z.object({ id: z.int(), name: z.string() }),
  qrCode: z.object({ id: z.string(), name: z.string(), directory: z.string() }),
  window: PlanWindow,
  state: z.enum(taskStates),
  recordId: z.int().nullable(),
  doneAt: instant.nullable(),
  filler: z.string().describe('who filled it in, as far as the answers tell'),
  why: z.string().describe('of an exempt one: the status that freed it'),
  duty: z.string().describe('whose turn it is, by name; empty: everybody’s'),
})
export type PlanTask = z.infer<typeof PlanTask>

const planId = idOf('plan')
const removed = z.object({ removed: z.int() })
const changed = z.object({ changed: z.int() })

export const planCalls = {
  list: call({
    path: '/qruser/console/plan/list',
    access: 'member',
    input: listInput(thingSorts, { state: z.enum(planStates).optional() }),
    output: listOf(Plan),
  }),
  info: call({
    path: '/qruser/console/plan/info',
    access: 'member',
    input: z.strictObject({ id: planId }),
    output: Plan,
  }),
  /** A new plan is paused; with `id` one is changed. The cycle changes only while it is paused. */
  add: call({
    path: '/qruser/console/plan/add',
    creates: true,
    access: 'admin',
    input: z.strictObject({
      id: planId.optional().describe('absent: a new one'),
      version: z.int().positive().optional().describe('the one that was read; another is a conflict'),
      ...draft,
    }),
    output: Plan,
  }),
  /** The next windows of a draft, by its calendar. */
  preview: call({
    path: '/qruser/console/plan/preview',
    access: 'member',
    input: z.strictObject({
      cycle: PlanCycle,
      ...{ opensAt: time, warnsAt: time, closesAt: time, startsOn: day },
      endsOn: draft.endsOn,
      holidays: draft.holidays,
    }),
    output: z.object({ list: z.array(PlanWindow) }),
  }),
  addQrcode: call({
    path: '/qruser/console/plan/add_qrcode',
    access: 'admin',
    input: z.strictObject({
      id: planId,
      ids: z.array(qrCodeId()).min(1, say('statuses.selectCodes')).max(planCodesMax),
    }),
    output: changed,
  }),
  removeQrcode: call({
    path: '/qruser/console/plan/remove_qrcode',
    access: 'admin',
    input: z.strictObject({
      id: planId,
      ids: z.array(qrCodeId()).min(1, say('statuses.selectCodes')).max(planCodesMax),
    }),
    output: changed,
  }),
  /** Codes of a plan in the order of its round, then by name. */
  getQrcodeList: call({
    path: '/qruser/console/plan/get_qrcode_list',
    access: 'member',
    input: listInput(['name'], { id: planId }),
    output: listOf(z.object({ id: z.string(), name: z.string(), directory: z.string(), named: z.boolean() })),
  }),
  /** In which order codes lie on the way; those that are not named come behind, by name. */
  setRoute: call({
    path: '/qruser/console/plan/set_route',
    access: 'admin',
    input: z.strictObject({ id: planId, ids: z.array(qrCodeId()).max(planCodesMax) }),
    output: changed,
  }),
  /** The address at which the round is walked with a phone: made, or taken back so that it leads nowhere. */
  roundLink: call({
    path: '/qruser/console/plan/round_link',
    access: 'admin',
    input: z.strictObject({ id: planId, on: z.boolean() }),
    output: Plan,
  }),
  /** A year of a plan as evidence: every code in every window, who, when, with what result, and what is missing. */
  evidence: call({
    path: '/qruser/console/plan/evidence',
    creates: true,
    access: 'member',
    input: z.strictObject({ id: planId, year: z.int().min(2020).max(2100), as: z.enum(['pdf', 'excel']) }),
    output: z.object({ task: ExportTask }),
  }),
  changeStatus: call({
    path: '/qruser/console/plan/change_status',
    access: 'admin',
    input: z.strictObject({ id: planId, state: z.enum(planStates) }),
    output: Plan,
  }),
  del: call({
    path: '/qruser/console/plan/del',
    access: 'admin',
    input: z.strictObject({ id: planId }),
    output: removed,
  }),
  /** Leaves a window out, or opens it on another day; one that has opened stays as it is. */
  moveWindow: call({
    path: '/qruser/console/plan/move_window',
    access: 'admin',
    input: z.strictObject({
      id: planId,
      key: day,
      to: day.nullable().describe('null: it is left out'),
      reason: nameField(200, 'plans.reasonMissing'),
    }),
    output: z.object({ list: z.array(PlanWindow) }),
  }),
  /** A month of a plan: windows that opened in it and those that will, what was moved or left out, days off. */
  calendar: call({
    path: '/qruser/console/plan/calendar',
    access: 'member',
    input: z.strictObject({
      id: planId,
      month: z
        .string()
        .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, say('errors.wrongFormat'))
        .describe('2026-11, in the account’s zone'),
    }),
    output: z.object({
      windows: z.array(
        PlanWindow.extend({
          day: day.describe('on which it opens in the account’s zone'),
          counts: counts.nullable().describe('null: it has not opened yet'),
        }),
      ),
      moves: z
        .array(
          z.object({
            key: day,
            to: day.nullable().describe('null: left out'),
            reason: z.string(),
            by: z.string(),
            at: instant,
          }),
        )
        .describe('windows of this month that were left out or moved, and those that were moved into it'),
      days: z
        .array(z.object({ day, off: z.boolean(), own: z.boolean().describe('corrected by the account') }))
        .describe('every day of the month'),
      known: z.boolean().describe('whether the year’s official days are known; else only weekends are off'),
    }),
  }),
  /** Tasks, the last windows first: of a plan, a code, a person, a time. */
  listTasks: call({
    path: '/qruser/console/plan/list_record_qrcode',
    access: 'member',
    input: listInput(['newest'], {
      planId: planId.optional(),
      qrCodeId: qrCodeId().optional(),
      state: z.enum(taskStates).optional(),
      mine: z.boolean().optional().describe('true: only tasks of plans that name the caller, or nobody'),
      dutyId: z.int().positive().optional().describe('user id: tasks that this person has to do, by name or by turn'),
      dutyGroupId: idOf('identityGroup').optional().describe('tasks that this group has to do, by name or by turn'),
      from: instant.optional().describe('windows that open at this moment or later'),
      until: instant.optional(),
    }),
    output: listOf(PlanTask),
  }),
  getRecordDetail: call({
    path: '/qruser/console/plan/get_record_detail',
    access: 'member',
    input: z.strictObject({ id: idOf('planTask') }),
    output: PlanTask.extend({
      formId: z.int(),
      fillUrl: z.string().describe('where the code is checked'),
    }),
  }),
  /** Windows that have opened, the newest first, with what became of their tasks. */
  listHistoryRecord: call({
    path: '/qruser/console/plan/list_history_record',
    access: 'member',
    input: listInput(['newest'], { id: planId }),
    output: listOf(PlanWindow.extend({ id: z.int(), counts })).extend({
      gaps: z
        .array(z.object({ key: day, why: z.string() }))
        .describe('windows of the last year that never were, the newest first; with the first page alone'),
    }),
  }),
  /** Days off and working days that differ from the calendar of the week. */
  holidays: call({
    path: '/qruser/console/plan/holidays',
    access: 'member',
    input: z.strictObject({ year: z.int().min(2020).max(2100) }),
    output: z.object({
      list: z.array(z.object({ day, off: z.boolean(), own: z.boolean().describe('corrected by the account') })),
      known: z.boolean().describe('whether the year’s official days are known'),
    }),
  }),
  /** Corrects one day; null gives it back to the official calendar. */
  setHoliday: call({
    path: '/qruser/console/plan/set_holiday',
    access: 'admin',
    input: z.strictObject({ day, off: z.boolean().nullable() }),
    output: changed,
  }),
}
