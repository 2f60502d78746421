import type { AppointmentPlaces, FormSettings } from '@matai/contract'
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

/** The day some days after another, both as `2026-12-24`. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** What can be booked in the seven days from one on. */
export const appointmentsQuery = (formId: number, from: string) =>
  queryOptions({
    queryKey: ['forms', 'appointments', formId, from],
    async queryFn({ signal }) {
      const found: AppointmentPlaces[] = []
      let cursor: string | null | undefined
      do {
        const request = { pageSize: 200, filters: { formId, from, until: dayAfter(from, 6) } }
        const page = await client.appointments.list({ ...request, ...(cursor && { cursor }) }, { signal })
        found.push(...page.list)
        cursor = page.next
      } while (cursor)
      return found
    },
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
