import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { approvalLevelsMax, approverRoles } from 'virtual:contract-constants'
import type { Form, FormApproval } from '@matai/contract'
import { client } from '../../../../client.ts'
import { Field } from '../../../../ui/field.tsx'
import { DialogForm } from '../../../../ui/forms/dialog-form.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { formApprovalQuery, identityGroupsQuery, peopleQuery } from '../queries.ts'
import { askedOf, levelOf } from './asked.ts'

interface ApprovalDialogProps {
  form: Form
  onClose: () => void
}

/** Who approves records of a form, level by level. */
export function ApprovalDialog(props: ApprovalDialogProps) {
  const { data } = useQuery(formApprovalQuery(props.form.id))
  return data ? <Levels {...props} approval={data} /> : null
}

function Levels({ form: { id: formId }, onClose, approval }: ApprovalDialogProps & { approval: FormApproval }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const people = useQuery(peopleQuery).data?.list ?? []
  const groups = useQuery(identityGroupsQuery).data ?? []
  const form = useForm({
    initial: { levels: approval.levels.map(askedOf) },
    showsFailure: true,
    async onSubmit({ levels }) {
      const kept = await client.recordApprovals.set({ formId, levels: levels.map(levelOf) })
      queries.setQueryData(formApprovalQuery(formId).queryKey, kept)
      toast.success(t('recordScreens.approvalSaved'))
      onClose()
    },
  })
  const { levels } = form.values
  const isLocked = !approval.can.edit
  const options = [
    {
      label: t('recordScreens.approvalRoles'),
      options: approverRoles.map((role) => ({ value: `role ${role}`, label: t(`recordScreens.approver_${role}`) })),
    },
    ...(groups.length > 0
      ? [
          {
            label: t('recordScreens.approvalGroups'),
            options: groups.map(({ id, name }) => ({ value: `group ${id}`, label: name })),
          },
        ]
      : []),
    {
      label: t('recordScreens.approvalPeople'),
      options: people.map(({ id, name }) => ({ value: `user ${id}`, label: name || `#${id}` })),
    },
  ]
  return (
    <DialogForm
      title={t('recordScreens.approvalTitle')}
      text={t('recordScreens.approvalText')}
      action={t('recordScreens.viewSaveIt')}
      form={form}
      locked={isLocked ? t('recordScreens.mayNotSet') : undefined}
      onClose={onClose}
    >
      {levels.map((asked, at) => (
        // A level is known by its place alone.
        <Field key={String(at)} label={t('recordScreens.approvalLevel', { level: at + 1 })}>
          <Select
            mode="multiple"
            optionFilterProp="label"
            value={asked}
            disabled={isLocked}
            placeholder={t('recordScreens.approvalAdmin')}
            onChange={(next) =>
              form.set(
                'levels',
                levels.map((known, place) => (place === at ? next : known)),
              )
            }
            options={options}
          />
        </Field>
      ))}
      <div>
        <Button
          disabled={isLocked || levels.length >= approvalLevelsMax}
          onClick={() => form.set('levels', [...levels, []])}
        >
          {t('recordScreens.approvalAdd')}
        </Button>
        {levels.length > 0 && (
          <Button type="text" disabled={isLocked} onClick={() => form.set('levels', levels.slice(0, -1))}>
            {t('recordScreens.approvalRemove')}
          </Button>
        )}
      </div>
    </DialogForm>
  )
}
