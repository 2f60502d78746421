import { randomBytes } from 'node:crypto'
import type { CallKey } from '@matai/contract'
import { createSecretTexts } from '../platform/secret-texts.ts'
import type { Belongings } from './belongings.ts'
import type { TestApp } from './test-app.ts'

type PushKey = Extract<CallKey, `push.${string}`>
type Sample = (own: Belongings, app: TestApp) => Promise<Record<string, unknown>> | Record<string, unknown>

/** Nobody listens there, which is known at once. */
const url = 'http://127.0.0.1:9/hook'

/** An input of each call of pushes that is right in every field. */
export const pushSamples = {
  'push.sendCode': () => ({}),
  'push.add': (own) => ({ url, mobileCode: '000000', name: '收货系统', formIds: [own.form] }),
  'push.edit': (own) => ({ id: own.push, name: '仓库', events: ['record.made'], formIds: [own.form] }),
  'push.get': () => ({}),
  'push.del': (own) => ({ id: own.push }),
  'push.rotate': (own) => ({ id: own.push }),
  'push.turn': (own) => ({ id: own.push, on: true }),
  'push.test': (own) => ({ id: own.push, recordId: own.record }),
  'push.deliveries': (own) => ({ filters: { pushId: own.push, formId: own.form } }),
  'push.delivery': (own) => ({ id: own.delivery }),
  'push.replay': (own) => ({ id: own.push, deliveryIds: [own.delivery] }),
  'push.health': (own) => ({ id: own.push }),
  'push.pull': () => ({ address: 'nobodynobodynobo', secret: 'whsec_none' }),
} satisfies Record<PushKey, Sample>

/** A push with one thing that it was told. */
export async function makePushes(
  { accountId, form, word }: { accountId: number; form: number; word: string },
  app: TestApp,
  one: (sql: string, values: unknown[]) => Promise<number>,
) {
  const address = randomBytes(8).toString('hex')
  const secret = createSecretTexts(Buffer.from(app.settings.SECRET ?? ''), 'secrets of pushes')
  const push = await one(
    `insert into push (account_id, address, name, url, events, form_ids, secret)
     values ($1, $2, $3, $4, '[]', '[]', $5)`,
    [accountId, address, `推送 ${word}`, url, secret.seal('whsec_bm9uZQ==', `${accountId} push ${address}`)],
  )
  const event = await one(
    `insert into push_event (account_id, uid, type, stream, form_id, data, at, spread)
     values ($1, $2, 'record.made', $3, $4, '{}', now(), true)`,
    [accountId, `evt_${address}`, `form:${form}`, form],
  )
  const delivery = await one(
    `insert into push_delivery (account_id, push_id, event_id, type, stream, form_id, number, test, at, state, due_at)
     values ($1, $2, $3, 'record.made', $4, $5, 1, false, now(), 'delivered', now())`,
    [accountId, push, event, `form:${form}`, form],
  )
  return { push, delivery }
}
