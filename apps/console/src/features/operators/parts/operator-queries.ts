import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'
import { resource } from '../../../ui/resource.ts'

/** What an operator does to one shows in the others, and may concern the account he works in himself. */
const touches = [['operators'], ['user']]

export const operatedAccounts = resource({
  key: ['operators', 'accounts'],
  list: client.operators.accountList,
  touches,
})

export const lockedNames = resource({ key: ['operators', 'locked'], list: client.operators.lockedList, touches })

export const invitations = resource({
  key: ['operators', 'invitations'],
  list: client.operators.invitationList,
  touches,
})

/** One account with its people and devices. */
export const accountQuery = (id: number) =>
  queryOptions({
    queryKey: ['operators', 'account', id],
    queryFn: ({ signal }) => client.operators.accountShow({ id }, { signal }),
    retry: false,
  })

/** One uploaded file of anybody, by its id or its address. */
export const fileQuery = (file: string) =>
  queryOptions({
    queryKey: ['operators', 'file', file],
    queryFn: ({ signal }) => client.operators.fileFind({ file }, { signal }),
    retry: false,
  })

/** Every file is compared, so it is asked for when somebody looks, and not again by itself. */
export const healthQuery = queryOptions({
  queryKey: ['operators', 'health'],
  queryFn: ({ signal }) => client.operators.health({}, { signal }),
  retry: false,
  refetchOnWindowFocus: false,
})

/** Asks again for everything that an operator's deed changes. */
export const useOperatorsChanged = operatedAccounts.useChanged
