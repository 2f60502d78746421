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
  filters: { state?: string; planId?: string; mine?: string }
}

/** Tasks, those of the last windows first. */
export const tasks = resource<PlanTask, TasksRequest>({
  key: ['plans', 'tasks'],
  list: ({ filters: { state, planId, mine }, ...request }, options) =>
    client.plans.listTasks(
      {
        ...request,
        filters: {
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

/** What the codes of a plan are called, by id. */
export const codeNamesQuery = (id: number) =>
  queryOptions({
    queryKey: ['plans', 'codeNames', id],
    queryFn: async ({ signal }) => {
      const names = new Map<string, string>()
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const asked = { filters: { id }, pageSize: 200, ...(cursor ? { cursor } : {}) }
        const page = await client.plans.getQrcodeList(asked, { signal })
        for (const code of page.list) names.set(code.id, code.name)
        cursor = page.next
      }
      return names
    },
  })
