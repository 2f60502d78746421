import type { FormGroup } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formGroupNameMax, formGroupsMax } from 'virtual:contract-constants'
import { client, sentenceOf } from '../../../../client.ts'
import { confirm } from '../../../../ui/confirm-store.ts'
import { NameDialog } from '../../../../ui/name-dialog.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'
import { formGroupsQuery, formsChanged } from '../queries.ts'

export interface GroupDeeds {
  add: () => void
  rename: (group: FormGroup) => void
  /** Up or down among the groups, by places. */
  move: (group: FormGroup, by: number) => void
  remove: (group: FormGroup) => void
}

/** What can be done with groups, and the dialog that asks for their names. */
export function useGroupDeeds(groups: readonly FormGroup[], onGone: (id: number) => void) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  /** 'new', or the group that gets another name. */
  const [naming, setNaming] = useState<'new' | FormGroup | null>(null)

  const { run } = useSingleFlight(async (deed: () => Promise<unknown>) => {
    try {
      await deed()
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  })

  const deeds: GroupDeeds = {
    add: () => {
      if (groups.length < formGroupsMax) setNaming('new')
      else toast.error(t('formScreens.groupsFull', { limit: formGroupsMax }))
    },
    rename: setNaming,
    move: ({ id }, by) =>
      void run(async () => {
        const others = groups.filter((one) => one.id !== id).map((one) => one.id)
        const place = groups.findIndex((one) => one.id === id) + by
        const answer = await client.formGroups.changeOrder({ ids: others.toSpliced(place, 0, id) })
        queries.setQueryData(formGroupsQuery.queryKey, answer)
      }),
    remove: ({ id, name, forms }) =>
      void run(async () => {
        const agreed = await confirm({
          title: t('formScreens.groupRemoveTitle', { name }),
          text: forms > 0 ? t('formScreens.groupRemoveText', { count: forms }) : t('formScreens.groupRemoveEmpty'),
          action: t('formScreens.groupRemove'),
          danger: true,
        })
        if (!agreed) return
        await client.formGroups.del({ id })
        onGone(id)
        await formsChanged(queries)
      }),
  }

  const isNew = naming === 'new'
  const dialog = naming && (
    <NameDialog
      title={t(isNew ? 'formScreens.groupAdd' : 'formScreens.groupRename')}
      label={t('formScreens.groupName')}
      action={t(isNew ? 'formScreens.create' : 'formScreens.rename')}
      initial={isNew ? '' : naming.name}
      max={formGroupNameMax}
      onClose={() => setNaming(null)}
      onSubmit={async (name) => {
        await (isNew ? client.formGroups.add({ name }) : client.formGroups.edit({ id: naming.id, name }))
        await formsChanged(queries)
      }}
    />
  )
  return { deeds, dialog }
}
