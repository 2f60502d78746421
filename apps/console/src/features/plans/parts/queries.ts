import type { Plan, PlanState, PlanTask, TaskState, ThingSort } from '@matai/contract'
import { queryOptions } from '@tanstack/react-query'
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
  filters: { state?: string; planId?: string; mine?: string; dutyId?: number; from?: string; until?: string }
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

export const historyQuery = (id: number) =>
  queryOptions({
    queryKey: ['plans', 'history', id],
    queryFn: ({ signal }) => client.plans.listHistoryRecord({ pageSize: 50, filters: { id } }, { signal }),
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
