import type { StatusItem } from '@matai/contract'
import { queryOptions } from '@tanstack/react-query'
import { statusColours } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { resource } from '../../../ui/resource.ts'

const touches = [['qrCodes', 'list'], ['audit'], ['statuses']] as const

export const statuses = resource({ key: ['statuses', 'list'], list: client.statuses.list, touches })
export const statusRules = resource({ key: ['statuses', 'rules'], list: client.statusRules.listRule, touches: [] })

/** All statuses of the account: they are few. */
export const allStatusesQuery = queryOptions({
  queryKey: ['statuses', 'list', 'all'],
  queryFn: async ({ signal }) => (await client.statuses.list({ pageSize: 200, sort: 'name' }, { signal })).list,
})

/** `stuckHours` 0: as the status says. */
export const boardQuery = (statusId: number, stuckHours: number) =>
  queryOptions({
    queryKey: ['statuses', 'board', statusId, stuckHours],
    queryFn: ({ signal }) => client.statuses.board({ statusId, stuckHours: stuckHours || null }, { signal }),
    placeholderData: (before) => (before?.status.id === statusId ? before : undefined),
    enabled: statusId > 0,
  })

export const wallsQuery = queryOptions({
  queryKey: ['statuses', 'walls'],
  queryFn: ({ signal }) => client.statuses.wallList({}, { signal }),
})

type Drawn = Pick<StatusItem, 'name' | 'colour' | 'shape' | 'letter'>

/** An item as the kit draws it. */
export const lookOf = ({ name, colour, shape, letter }: Drawn) => ({ name, shape, letter, tint: statusColours[colour] })
