import { createHash } from 'node:crypto'
import type { CallKey } from '@matai/contract'
import type { Belongings } from './belongings.ts'
import type { TestApp } from './test-app.ts'

type StatusKey = Extract<CallKey, `status${string}`>
type Sample = (own: Belongings, app: TestApp) => Promise<Record<string, unknown>> | Record<string, unknown>

const items = [
  { key: 'a', name: '正常', colour: 'green', shape: 'circle', isDefault: true },
  { key: 'b', name: '异常', colour: 'red', shape: 'triangle', isProblem: true },
]

/** An input of each call of statuses that is right in every field. */
export const statusSamples = {
  'statuses.list': () => ({}),
  'statuses.add': (own) => ({ name: `状态 ${own.word}`.slice(0, 20), items }),
  'statuses.edit': (own) => ({ id: own.status, name: `状 ${Math.random().toString(36).slice(2, 8)}`, items }),
  'statuses.del': (own) => ({ id: own.status }),
  'statuses.setOnQrCodes': async (own, app) => ({
    statusId: own.status,
    ids: [own.qrCode],
    itemId: await otherItem(own, app),
    reason: '巡检发现',
    photoId: null,
    nextId: own.statusItem,
    until: '2090-01-01T00:00:00Z',
  }),
  'statuses.undoSet': async (own, app) => ({ undo: await lastBatch(own, app) }),
  'statuses.batchSetShow': (own) => ({ ids: [own.status], show: 'banner' }),
  'statuses.listInfoStatus': (own) => ({ qrCodeId: own.qrCode }),
  'statuses.history': (own) => ({ filters: { qrCodeId: own.qrCode, statusId: own.status } }),
  'statuses.board': (own) => ({ statusId: own.status }),
  'statuses.wallList': () => ({}),
  'statuses.wallAdd': (own) => ({ name: '大厅', statusIds: [own.status] }),
  'statuses.wallDel': (own) => ({ id: own.statusWall }),
  'statusRules.listRule': (own) => ({ filters: { statusId: own.status, formId: own.form } }),
  'statusRules.add': (own) => ({
    statusId: own.status,
    itemId: own.statusItem,
    formId: own.form,
    when: { tests: [{ component: 'q1', comparison: 'filled' }] },
  }),
  'statusRules.del': (own) => ({ id: own.statusRule }),
  'statusRules.getRule': (own) => ({ id: own.statusRule }),
} satisfies Record<StatusKey, Sample>

/** The item in which the code is not. */
async function otherItem(own: Belongings, app: TestApp): Promise<number> {
  const { rows } = await app.database.pool.query<{ id: string }>(
    `select i.id from status_item i where i.status_id = $1 and i.removed_at is null and not exists
       (select 1 from code_status c where c.account_id = i.account_id and c.item_id = i.id and c.qr_code_id = $2)
     order by i.id desc limit 1`,
    [own.status, own.qrCode],
  )
  return Number(rows[0]?.id ?? own.statusItem)
}

/** Of what was set last, so that there is something to undo. */
async function lastBatch(own: Belongings, app: TestApp): Promise<string> {
  const { rows } = await app.database.pool.query<{ batch: string }>(
    `select c.batch from code_status s join status_change c on c.id = s.change_id
     where s.status_id = $1 and c.batch is not null limit 1`,
    [own.status],
  )
  return rows[0]?.batch ?? '00000000-0000-4000-8000-000000000000'
}

/** A status with an item, a rule that sets it, and a wall that shows it. */
export async function makeStatuses(
  { accountId, form, word }: { accountId: number; form: number; word: string },
  app: TestApp,
  one: (sql: string, values: unknown[]) => Promise<number>,
) {
  const status = await one(
    `insert into status (account_id, name, permission, members, show, updated_at)
     values ($1, $2, 'all', '[]', 'tag', now())`,
    [accountId, `状态 ${word}`],
  )
  const item = (key: string, name: string, isDefault: boolean, position: number) =>
    one(
      `insert into status_item (account_id, status_id, key, name, colour, shape, letter, is_default, is_problem, position)
       values ($1, $2, $3, $4, 'green', $5, '', $6, $7, $8)`,
      [accountId, status, key, name, isDefault ? 'circle' : 'triangle', isDefault, !isDefault, position],
    )
  const statusItem = await item('a', '正常', true, 0)
  await item('b', '异常', false, 1)
  const statusRule = await one(
    'insert into status_rule (account_id, status_id, item_id, form_id, "when") values ($1, $2, $3, $4, $5)',
    [
      accountId,
      status,
      statusItem,
      form,
      JSON.stringify({ join: 'all', tests: [{ component: 'q1', comparison: 'is', value: word }] }),
    ],
  )
  const statusWall = await one(
    'insert into status_wall (account_id, name, status_ids, token_hash) values ($1, $2, $3, $4)',
    [accountId, `大厅 ${word}`, JSON.stringify([status]), createHash('sha256').update(word).digest('base64url')],
  )
  return { status, statusItem, statusRule, statusWall }
}
