import type { FilledCode, FormItem, ThingSort } from '@matai/contract'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'
import { resource } from '../../../ui/resource.ts'

/** What a list of forms is narrowed to: all of them, those in no group, or those of one group. */
export type ChosenGroup = 'all' | 'none' | number

interface FormsRequest {
  keyword: string
  sort: ThingSort
  filters: { published?: string }
}

/** Forms of a group, as a noun of the list screen. */
export const formsIn = (group: ChosenGroup) =>
  resource<FormItem, FormsRequest>({
    key: ['forms', 'list', String(group)],
    list: ({ filters: { published }, ...request }, options) =>
      client.forms.list(
        {
          ...request,
          filters: {
            ...(group === 'all' ? {} : { groupId: group === 'none' ? null : group }),
            ...(published ? { published: published === 'yes' } : {}),
          },
        },
        options,
      ),
    touches: [
      ['forms', 'list'],
      ['forms', 'groups'],
    ],
  })

/** Live codes that open a form, as a noun of the list screen. */
export const codesOfForm = (formId: number) =>
  resource<FilledCode, { keyword: string }>({
    key: ['forms', 'codes', String(formId)],
    list: (request, options) => client.codeForms.qrCodesBesideForm({ ...request, filters: { formId } }, options),
    touches: [
      ['forms', 'list'],
      ['qrCodes', 'list'],
    ],
  })

/** After forms were put on codes, or taken off. */
export const codesOfFormsChanged = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ['forms', 'codes'] }),
    queries.invalidateQueries({ queryKey: ['forms', 'list'] }),
  ])

export const formGroupsQuery = queryOptions({
  queryKey: ['forms', 'groups'],
  queryFn: ({ signal }) => client.formGroups.list({}, { signal }),
})

export const formQuery = (id: number) =>
  queryOptions({
    queryKey: ['forms', 'one', id],
    queryFn: ({ signal }) => client.forms.info({ id }, { signal }),
    // An editor that is open must not be changed under the author's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** The first forms whose titles have a word, for a field that chooses one. */
export const formsFoundQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['forms', 'list', 'found', keyword],
    queryFn: ({ signal }) => client.forms.list({ keyword, pageSize: 50 }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })

/** What a form is called that was chosen somewhere, and what visitors meet. */
export const chosenFormQuery = (id: number) =>
  queryOptions({
    queryKey: ['forms', 'list', 'chosen', id],
    queryFn: async ({ signal }) => {
      const { title, state } = await client.forms.info({ id }, { signal })
      return { id, title, state }
    },
    staleTime: 30_000,
    retry: false,
  })

export const addressQuery = (formId: number) =>
  queryOptions({
    queryKey: ['forms', 'address', formId],
    queryFn: ({ signal }) => client.records.address({ formId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** After a change: whatever shows forms or their groups asks again. */
export const formsChanged = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ['forms', 'list'] }),
    queries.invalidateQueries({ queryKey: ['forms', 'groups'] }),
  ])
