import type { CallOutput, contract } from '@matai/contract'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'
import { resource } from '../../../ui/resource.ts'

/** What a stop, an appeal or an answer changes. */
const touches = [['abuse'], ['qrCodes'], ['notices']]

export const reportedCodes = resource({ key: ['abuse', 'reports'], list: client.abuse.reportList, touches })

export const blockedCodes = resource({ key: ['abuse', 'blocks'], list: client.abuse.blockList, touches })

/** Why a live code of the account is stopped, and what became of an appeal. */
export const blockQuery = (id: string) =>
  queryOptions({
    queryKey: ['abuse', 'block', id],
    queryFn: ({ signal }) => client.abuse.blockInfo({ id }, { signal }),
  })

export type OperatedDetails = CallOutput<typeof contract.abuse.codeFind>

/** A live code of whatever account, by its number or address. */
export const operatedQuery = (code: string) =>
  queryOptions({
    queryKey: ['abuse', 'code', code],
    queryFn: ({ signal }) => client.abuse.codeFind({ code }, { signal }),
    retry: false,
  })

export const useAbuseChanged = reportedCodes.useChanged
