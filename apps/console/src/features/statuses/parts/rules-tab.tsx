import { UnlessLooking } from '../../../ui/unless-looking.tsx'
import type { FormCondition, StatusRule } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { AddIcon, DeleteIcon } from '../../../ui/icons.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Deed } from '../../../ui/list/use-deeds.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { ConditionEditor } from '../../forms/public.tsx'
import { RulesPanel } from '../../../reminder-slot.ts'
import { allStatusesQuery, statusRules } from './queries.ts'
import css from './statuses.module.css'

/** Answers of forms that set the code on which they were given. */
export function RulesTab() {
  const { t } = useTranslation()
  const [isAdding, setAdding] = useState(false)
  const nameOf = ({ form, status, item }: StatusRule) =>
    t('statusScreens.ruleText', {
      form: form.title,
      status: status.name,
      item: item?.name ?? t('statusScreens.ruleRests'),
    })
  const deeds: Deed<StatusRule>[] = [
    {
      key: 'remove',
      label: t('app.delete'),
      icon: <DeleteIcon />,
      danger: true,
      shortcut: 'Delete',
      asks: (rule) => ({
        title: t('statusScreens.ruleRemoveTitle'),
        text: nameOf(rule),
        action: t('app.delete'),
        danger: true,
      }),
      async run({ id }) {
        await client.statusRules.del({ id })
        return { said: t('statusScreens.ruleRemoved') }
      },
    },
  ]
  const create = (
    <Button type="primary" icon={<AddIcon />} onClick={() => setAdding(true)}>
      {t('statusScreens.ruleAdd')}
    </Button>
  )
  return (
    <>
      <ListScreen
        name="statusRules"
        label={t('statusScreens.tab_rules')}
        resource={statusRules}
        rowKey={({ id }) => id}
        rowName={nameOf}
        columns={[
          { key: 'form', title: t('statusScreens.ruleForm'), locked: true, render: ({ form }) => form.title },
          {
            key: 'tests',
            title: t('statusScreens.ruleTests'),
            width: 120,
            align: 'right',
            render: ({ when }) => when.tests.length,
          },
          { key: 'status', title: t('statusScreens.name'), width: 180, render: ({ status }) => status.name },
          {
            key: 'item',
            title: t('statusScreens.to'),
            width: 180,
            render: ({ item }) => item?.name ?? t('statusScreens.ruleRests'),
          },
        ]}
        card={(rule, menu) => (
          <article className={css.card}>
            <strong>{nameOf(rule)}</strong>
            {menu}
          </article>
        )}
        deeds={deeds}
        searchBy={t('statusScreens.search')}
        sorts={{
          label: t('formScreens.sort'),
          options: (['newest', 'oldest'] as const).map((value) => ({ value, label: t(`formScreens.sort_${value}`) })),
        }}
        create={create}
        empty={
          <EmptyState
            title={t('statusScreens.noRules')}
            text={t('statusScreens.noRulesText')}
            action={<UnlessLooking>{create}</UnlessLooking>}
          />
        }
      />
      <Suspense>
        <RulesPanel events={['status']} />
      </Suspense>
      {isAdding && <RuleDialog onClose={() => setAdding(false)} />}
    </>
  )
}

const noTests: FormCondition = { join: 'all', tests: [] }

function RuleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const changed = statusRules.useChanged()
  const all = useQuery(allStatusesQuery)
  const forms = useQuery({
    queryKey: ['forms', 'list', 'titles'],
    queryFn: ({ signal }) => client.forms.list({ pageSize: 200 }, { signal }),
  })
  const form = useForm({
    initial: { formId: 0, when: noTests, statusId: 0, itemId: 0 },
    checks: {
      formId: (id) => (id === 0 ? t('statusScreens.chooseForm') : undefined),
      when: ({ tests }) => (tests.length === 0 ? t('formChecks.conditionMissing') : undefined),
      statusId: (id) => (id === 0 ? t('statusScreens.chooseStatus') : undefined),
      itemId: (id) => (id === 0 ? t('statusScreens.chooseItem') : undefined),
    },
    showsFailure: true,
    async onSubmit(values) {
      await client.statusRules.add(values)
      await changed()
      toast.success(t('app.saved'))
      onClose()
    },
  })
  const { formId, statusId, when } = form.values
  const document = useQuery({
    queryKey: ['forms', 'one', formId, 'document'],
    queryFn: ({ signal }) => client.forms.info({ id: formId }, { signal }),
    enabled: formId > 0,
  })
  const status = all.data?.find(({ id }) => id === statusId)
  return (
    <DialogForm title={t('statusScreens.ruleAdd')} action={t('app.save')} form={form} onClose={onClose} width={640}>
      <Field label={t('statusScreens.ruleForm')} required error={form.field('formId').error}>
        <Select
          showSearch
          optionFilterProp="label"
          value={formId || null}
          options={(forms.data?.list ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(id: number | null) => {
            form.set('formId', id ?? 0)
            form.set('when', noTests)
          }}
        />
      </Field>
      {document.data && (
        <Suspense>
          <ConditionEditor
            document={document.data.document}
            value={when}
            onChange={(next) => form.set('when', next as FormCondition /* comparisons of the kit are the contract's */)}
          />
        </Suspense>
      )}
      {form.field('when').error && (
        <p className={css.fault} role="alert">
          {form.field('when').error}
        </p>
      )}
      <Field label={t('statusScreens.name')} required error={form.field('statusId').error}>
        <Select
          value={statusId || null}
          options={(all.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id: number | null) => {
            form.set('statusId', id ?? 0)
            form.set('itemId', 0)
          }}
        />
      </Field>
      <Field label={t('statusScreens.to')} required error={form.field('itemId').error}>
        <Select
          value={form.values.itemId || null}
          options={(status?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id: number | null) => form.set('itemId', id ?? 0)}
        />
      </Field>
    </DialogForm>
  )
}
