import type {
  Receiver,
  Reminder,
  ReminderChannel,
  ReminderEvent,
  ReminderRule,
  ReminderState,
  ThingSort,
} from '@matai/contract'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'
import { resource } from '../../../ui/resource.ts'

const touches = [['reminders'], ['audit'], ['dashboard']] as const

export const receivers = resource({
  key: ['reminders', 'receivers'],
  list: (request: { keyword: string; sort: ThingSort; page: number; pageSize: number; cursor?: string }, options) =>
    client.reminders.listReceivers(request, options),
  touches,
})

interface RulesRequest {
  keyword: string
  sort: ThingSort
  filters: { event?: string }
}

export const rules = resource<ReminderRule, RulesRequest>({
  key: ['reminders', 'rules'],
  list: ({ filters: { event }, ...request }, options) =>
    client.reminders.listRule(
      { ...request, filters: event ? { events: [event as ReminderEvent /* the filter offers nothing else */] } : {} },
      options,
    ),
  touches,
})

interface LogRequest {
  keyword: string
  filters: { channel?: string; state?: string }
}

/** Looked at again while a message is on its way. */
export const log = resource<Reminder, LogRequest>({
  key: ['reminders', 'log'],
  list: ({ filters: { channel, state }, ...request }, options) =>
    client.reminders.list(
      {
        ...request,
        filters: {
          // The filters offer nothing else.
          ...(channel ? { channel: channel as ReminderChannel } : {}),
          ...(state ? { state: state as ReminderState } : {}),
        },
      },
      options,
    ),
  again: (rows) => (rows.some(({ state }) => state === 'sending') ? 1_500 : false),
  touches: [],
})

export const optionsQuery = queryOptions({
  queryKey: ['reminders', 'options'],
  queryFn: ({ signal }) => client.reminders.options({}, { signal }),
})

export const allReceiversQuery = queryOptions({
  queryKey: ['reminders', 'receivers', 'all'],
  queryFn: async ({ signal }): Promise<Receiver[]> =>
    (await client.reminders.listReceivers({ pageSize: 200, sort: 'name' }, { signal })).list,
})

/** Rules about one thing, as far as a panel shows them. */
export const rulesAboutQuery = (filters: { events: ReminderEvent[]; formId?: number }) =>
  queryOptions({
    queryKey: ['reminders', 'rules', 'about', filters],
    queryFn: async ({ signal }) => (await client.reminders.listRule({ pageSize: 200, filters }, { signal })).list,
  })

const firstPage = { pageSize: 200, sort: 'name' as const }

/** What rules can be about, by the kind of thing. */
export const subjectsQuery = (of: 'forms' | 'plans' | 'coupons') =>
  queryOptions({
    queryKey: ['reminders', 'subjects', of],
    queryFn: async ({ signal }): Promise<{ value: number; label: string }[]> => {
      if (of === 'forms')
        return (await client.forms.list(firstPage, { signal })).list.map(({ id, title }) => ({
          value: id,
          label: title,
        }))
      const { list } =
        of === 'plans'
          ? await client.plans.list(firstPage, { signal })
          : await client.coupons.list(firstPage, { signal })
      return list.map(({ id, name }) => ({ value: id, label: name }))
    },
  })
