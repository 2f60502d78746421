import type { FormSettings } from '@matai/contract'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../../client.ts'
import { resource } from '../../../../ui/resource.ts'

export const settingsQuery = (formId: number) =>
  queryOptions({
    queryKey: ['forms', 'settings', formId],
    queryFn: ({ signal }) => client.formSettings.get({ formId }, { signal }),
  })

/** Statuses by which the form can be closed. */
export const closedStatusesQuery = (formId: number) =>
  queryOptions({
    queryKey: ['forms', 'settings', formId, 'statuses'],
    queryFn: ({ signal }) => client.formSettings.closedStatuses({ formId }, { signal }),
  })

export const linksQuery = (formId: number) =>
  queryOptions({
    queryKey: ['forms', 'links', formId],
    queryFn: ({ signal }) => client.formLinks.list({ pageSize: 20, filters: { formId } }, { signal }),
  })

/** Published forms of the account, as far as a choice shows them. */
export const otherFormsQuery = queryOptions({
  queryKey: ['forms', 'published'],
  queryFn: ({ signal }) => client.forms.templateList({ pageSize: 200, sort: 'name' }, { signal }),
})

export const tipsOf = (formId: number) =>
  resource({
    key: ['forms', 'tips', String(formId)],
    list: (request: { keyword: string }, options) => client.formTips.list({ ...request, filters: { formId } }, options),
    touches: [['forms', 'settings']],
  })

/** Takes what a call answered; lists say whether a form is closed now. */
export function useSettingsChanged(formId: number) {
  const queries = useQueryClient()
  return (settings: FormSettings) => {
    queries.setQueryData(settingsQuery(formId).queryKey, settings)
    void queries.invalidateQueries({ queryKey: ['forms', 'list'] })
  }
}
