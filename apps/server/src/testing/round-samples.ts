import type { CallKey } from '@matai/contract'
import type { Belongings } from './belongings.ts'
import { makeReminders, reminderSamples } from './reminder-samples.ts'
import type { TestApp } from './test-app.ts'

type RoundKey = Extract<CallKey, `plans.${string}` | `stock.${string}` | `reminders.${string}`>
type Sample = (own: Belongings, app: TestApp) => Promise<Record<string, unknown>> | Record<string, unknown>

const times = {
  cycle: { every: 'day', days: 1 },
  opensAt: '08:00',
  warnsAt: '16:00',
  closesAt: '18:00',
  startsOn: '2026-01-01',
}

/** An input of each call of plans, stock and reminders that is right in every field. */
export const roundSamples = {
  'plans.list': () => ({}),
  'plans.info': (own) => ({ id: own.plan }),
  'plans.add': (own) => ({
    id: own.plan,
    name: `计划 ${Math.random().toString(36).slice(2, 8)}`,
    formId: own.form,
    directoryIds: [own.directory],
    codeIds: [own.qrCode],
    noCheckItems: [own.statusItem],
    ...times,
  }),
  'plans.preview': () => times,
  'plans.calendar': (own) => ({ id: own.plan, month: '2026-03' }),
  'plans.addQrcode': async (own, app) => {
    await app.database.pool.query('delete from plan_code where plan_id = $1', [own.plan])
    return { id: own.plan, ids: [own.qrCode] }
  },
  'plans.removeQrcode': async (own, app) => {
    await app.database.pool.query(
      `insert into plan_code (account_id, plan_id, qr_code_id) values ($1, $2, $3) on conflict do nothing`,
      [own.account, own.plan, own.qrCode],
    )
    return { id: own.plan, ids: [own.qrCode] }
  },
  'plans.getQrcodeList': (own) => ({ filters: { id: own.plan } }),
  'plans.changeStatus': (own) => ({ id: own.plan, state: 'running' }),
  'plans.del': (own) => ({ id: own.plan }),
  'plans.moveWindow': (own) => ({ id: own.plan, key: '2090-01-02', to: null, reason: '停产' }),
  'plans.listTasks': (own) => ({ filters: { planId: own.plan, qrCodeId: own.qrCode } }),
  'plans.getRecordDetail': (own) => ({ id: own.planTask }),
  'plans.listHistoryRecord': (own) => ({ filters: { id: own.plan } }),
  'plans.holidays': () => ({ year: 2026 }),
  'plans.setHoliday': () => ({ day: '2026-03-03', off: true }),
  'stock.set': (own) => ({
    ids: [own.qrCode],
    unit: `件 ${Math.random().toString(36).slice(2, 6)}`,
    inFormId: own.form,
    outFormId: own.form,
    minimum: '5',
    price: '2.5',
  }),
  'stock.list': (own) => ({ filters: { formId: own.form } }),
  'stock.log': (own) => ({ filters: { qrCodeId: own.qrCode } }),
  'stock.correct': async (own, app) => {
    await app.database.pool.query(stockOf, [own.account, own.qrCode, own.form])
    return { qrCodeId: own.qrCode, quantity: String(Math.floor(Math.random() * 1e6)), reason: '盘点' }
  },
  'stock.remove': async (own, app) => {
    await app.database.pool.query(stockOf, [own.account, own.qrCode, own.form])
    return { ids: [own.qrCode] }
  },
  'stock.export': async (own, app) => {
    await app.database.pool.query(stockOf, [own.account, own.qrCode, own.form])
    return { filters: { formId: own.form } }
  },
  ...reminderSamples,
} satisfies Record<RoundKey, Sample>

const stockOf = `insert into stock (account_id, qr_code_id, unit, in_form_id, out_form_id, may_go_below, updated_at)
  values ($1, $2, '件', $3, $3, false, now()) on conflict do nothing`

/** A plan with a window that has opened, and a task in it; a stock; a receiver with a rule. */
export async function makeRounds(
  who: { accountId: number; userId: number; form: number; qrCode: string; word: string },
  one: (sql: string, values: unknown[]) => Promise<number>,
) {
  const { accountId, userId, form, qrCode, word } = who
  const plan = await one(
    `insert into plan (account_id, name, form_id, directory_ids, cycle, opens_at, warns_at, closes_at, starts_on, holidays,
       no_check_items, people, created_by, updated_at)
     values ($1, $2, $3, '[]', $4, '08:00', '16:00', '18:00', '2026-01-01', 'same', '[]', '[]', $5, now())`,
    [accountId, `计划 ${word}`, form, JSON.stringify(times.cycle), userId],
  )
  const window = await one(
    `insert into plan_window (account_id, plan_id, key, opens_at, warns_at, closes_at, ends_at, judged_at)
     values ($1, $2, '2026-01-01', '2026-01-01T00:00Z', '2026-01-01T08:00Z', '2026-01-01T10:00Z', '2026-01-02T00:00Z', now())`,
    [accountId, plan],
  )
  const planTask = await one(
    'insert into plan_task (account_id, plan_id, window_id, qr_code_id) values ($1, $2, $3, $4)',
    [accountId, plan, window, qrCode],
  )
  await one(
    `insert into stock (account_id, qr_code_id, unit, in_form_id, out_form_id, may_go_below, updated_at)
     values ($1, $2, '件', $3, $3, false, now())`,
    [accountId, qrCode, form],
  )
  return { plan, planTask, ...(await makeReminders({ accountId, form, word }, one)) }
}
