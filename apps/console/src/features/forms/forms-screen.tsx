import type { FormItem } from '@matai/contract'
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { thingSorts } from 'virtual:contract-constants'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { AddIcon } from '../../ui/icons.ts'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import { Page } from '../../ui/page.tsx'
import { useUrlState } from '../../ui/use-url-state.ts'
import css from './forms-screen.module.css'
import { GroupPanel } from './parts/groups/group-panel.tsx'
import { FormCard } from './parts/list/form-card.tsx'
import { formColumns } from './parts/list/form-columns.tsx'
import { FormPicture } from './parts/list/form-picture.tsx'
import { useFormDeeds } from './parts/list/use-form-deeds.tsx'
import { type ChosenGroup, formsIn } from './parts/queries.ts'

/** All forms: groups at the left, the list at the right. */
export function FormsScreen() {
  const { t } = useTranslation()
  const formats = useFormats()
  const navigate = useNavigate()
  const [{ group: written }, setState] = useUrlState({ group: '', page: 1 })
  const group = groupOf(written)
  const forms = useMemo(() => formsIn(group), [group])
  const { deeds, ask, dialog } = useFormDeeds(typeof group === 'number' ? group : null)
  const columns = useMemo(() => formColumns({ t, formats, ask }), [t, formats, ask])

  const create = (
    <Button type="primary" icon={<AddIcon />} onClick={() => ask({ do: 'create' })}>
      {t('formScreens.new')}
    </Button>
  )
  return (
    <Page title={t('app.navForms')}>
      <div className={css.columns}>
        <GroupPanel chosen={group} onChoose={(next) => void setState({ group: writtenGroup(next), page: 1 })} />
        <ListScreen<FormItem, Parameters<typeof forms.useList>[0]>
          key={written}
          name="forms"
          label={t('app.navForms')}
          resource={forms}
          columns={columns}
          rowKey={({ id }) => id}
          rowName={({ title }) => title}
          onOpen={({ id }) => void navigate({ to: paths.form, search: { id } as never })}
          card={(form, menu) => <FormCard form={form} deeds={menu} ask={ask} />}
          deeds={deeds}
          searchBy={t('formScreens.search')}
          sorts={{
            label: t('formScreens.sort'),
            options: thingSorts.map((value) => ({ value, label: t(`formScreens.sort_${value}`) })),
          }}
          filters={{
            published: {
              label: t('formScreens.stateFilter'),
              options: [
                { value: 'yes', label: t('formScreens.stateSeen') },
                { value: 'no', label: t('formScreens.stateUnseen') },
              ],
            },
          }}
          create={create}
          empty={(action) => (
            <EmptyState
              picture={<FormPicture />}
              title={t('formScreens.emptyTitle')}
              text={t('formScreens.emptyText')}
              action={action}
            />
          )}
        />
      </div>
      {dialog}
    </Page>
  )
}

/** As it stands in the address: nothing for all, `none`, or the group's number. */
function groupOf(written: string): ChosenGroup {
  if (written === 'none') return 'none'
  const id = Number(written)
  return Number.isSafeInteger(id) && id > 0 ? id : 'all'
}

const writtenGroup = (group: ChosenGroup) => (group === 'all' ? '' : String(group))
