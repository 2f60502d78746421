import type { FastifyInstance } from 'fastify'
import type { Payments } from '../../platform/pay/create-payments.ts'
import type { Shop } from './service/shop.ts'

/** Bytes of a notification; providers send less than 4 KB. */
const notificationMax = 64 * 1024

/** Where providers say that somebody paid. What they signed are the very bytes, so nothing here reads them before. */
export async function addPayNotifications(
  app: FastifyInstance,
  { money, payments }: { money: Shop['money']; payments: Payments },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: notificationMax }, (_request, body, done) =>
      done(null, body),
    )
    for (const way of ['wechat', 'alipay'] as const) {
      scope.post(`/v/pay/${way}`, async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : ''
        const outcome = await money.told(way, { headers: request.headers, body })
        const { status, type, body: said } = payments[way]?.[outcome] ?? { status: 404, type: 'text/plain', body: '' }
        return reply.code(status).type(type).send(said)
      })
    }
  })
}
