import type { Delivery, DeliveryState, PushEvent } from '@matai/contract'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'
import { resource } from '../../../ui/resource.ts'

export const pushesQuery = queryOptions({
  queryKey: ['push', 'all'],
  queryFn: async ({ signal }) => (await client.push.get({}, { signal })).list,
  refetchInterval: 10_000,
})

export const healthQuery = (id: number, hours: 24 | 168) =>
  queryOptions({
    queryKey: ['push', 'health', id, hours],
    queryFn: ({ signal }) => client.push.health({ id, hours }, { signal }),
    refetchInterval: 30_000,
  })

export const deliveryQuery = (id: number) =>
  queryOptions({
    queryKey: ['push', 'delivery', id],
    queryFn: ({ signal }) => client.push.delivery({ id }, { signal }),
  })

export const formsQuery = queryOptions({
  queryKey: ['forms', 'forPush'],
  queryFn: async ({ signal }) => (await client.forms.list({ pageSize: 200 }, { signal })).list,
})

interface LogRequest {
  pushId: number
  filters: { state?: string; event?: string }
}

/** Everything of a push that was sent or waits, the newest first. */
export const deliveries = resource<Delivery, LogRequest>({
  key: ['push', 'log'],
  list: ({ pushId, filters: { state, event }, ...request }, options) =>
    client.push.deliveries(
      {
        ...request,
        // The filters offer nothing else.
        filters: {
          pushId,
          ...(state ? { state: state as DeliveryState } : {}),
          ...(event ? { event: event as PushEvent } : {}),
        },
      },
      options,
    ),
  again: (rows) => (rows.some(({ state }) => state === 'waiting') ? 3_000 : 10_000),
  touches: [['push'], ['audit']],
})
