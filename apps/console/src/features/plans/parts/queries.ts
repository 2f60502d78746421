import type { Plan, PlanState, PlanTask, TaskState, ThingSort } from '@matai/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'
import { resource } from '../../../ui/resource.ts'

const touches = [['plans'], ['audit']] as const

interface PlansRequest {
  keyword: string
  sort: ThingSort
  filters: { state?: string }
}

export const plans = resource<Plan, PlansRequest>({
  key: ['plans', 'list'],
  list: ({ filters: { state }, ...request }, options) =>
    client.plans.list(
      { ...request, filters: state ? { state: state as PlanState /* the filter offers nothing else */ } : {} },
      options,
    ),
  touches,
})

interface TasksRequest {
  keyword: string
  filters: {
    state?: string
    planId?: string
    mine?: string
    dutyId?: number
    dutyGroupId?: number
    from?: string
    until?: string
  }
}

/** Tasks, those of the last windows first. */
export const tasks = resource<PlanTask, TasksRequest>({
  key: ['plans', 'tasks'],
  list: ({ filters: { state, planId, mine, ...filters }, ...request }, options) =>
    client.plans.listTasks(
      {
        ...request,
        filters: {
          ...filters,
          ...(state ? { state: state as TaskState /* the filter offers nothing else */ } : {}),
          ...(planId ? { planId: Number(planId) } : {}),
          ...(mine === 'yes' ? { mine: true } : {}),
        },
      },
      options,
    ),
  touches,
})

/** Windows of a plan, the newest first, page by page. */
export const historyQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['plans', 'history', id],
    initialPageParam: '',
    queryFn: ({ pageParam: cursor, signal }) =>
      client.plans.listHistoryRecord({ pageSize: 50, filters: { id }, ...(cursor && { cursor }) }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const taskQuery = (id: number) =>
  queryOptions({
    queryKey: ['plans', 'task', id],
    queryFn: ({ signal }) => client.plans.getRecordDetail({ id }, { signal }),
  })

/** How a code fared in the last windows of a plan. */
export const earlierTasksQuery = (planId: number, qrCodeId: string) =>
  queryOptions({
    queryKey: ['plans', 'tasks', 'earlier', planId, qrCodeId],
    queryFn: async ({ signal }) =>
      (await client.plans.listTasks({ pageSize: 20, filters: { planId, qrCodeId } }, { signal })).list,
  })

/** What has to be done and was done at a code, over all plans, page by page. */
export const codeTasksQuery = (qrCodeId: string) =>
  infiniteQueryOptions({
    queryKey: ['plans', 'tasks', 'of', qrCodeId],
    initialPageParam: '',
    queryFn: ({ pageParam: cursor, signal }) =>
      client.plans.listTasks({ pageSize: 20, filters: { qrCodeId }, ...(cursor && { cursor }) }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** `month` as 2026-11. */
export const calendarQuery = (id: number, month: string) =>
  queryOptions({
    queryKey: ['plans', 'calendar', id, month],
    queryFn: ({ signal }) => client.plans.calendar({ id, month }, { signal }),
  })

export const allPlansQuery = queryOptions({
  queryKey: ['plans', 'list', 'all'],
  queryFn: async ({ signal }) => (await client.plans.list({ pageSize: 200, sort: 'name' }, { signal })).list,
})

/** All codes of a plan in the order of the way. */
export const routeQuery = (id: number) =>
  queryOptions({
    queryKey: ['plans', 'route', id],
    queryFn: async ({ signal }) => {
      const codes: { id: string; name: string; directory: string }[] = []
      for (let page = 1; ; page += 1) {
        const { list, total } = await client.plans.getQrcodeList({ filters: { id }, page, pageSize: 200 }, { signal })
        codes.push(...list)
        if (list.length === 0 || codes.length >= total) return codes
      }
    },
  })

/** What the codes of a plan are called, by id. */
export const codeNamesQuery = (id: number) =>
  queryOptions({
    ...routeQuery(id),
    select: (codes) => new Map(codes.map((code) => [code.id, code.name])),
  })
