import { fillPage } from '@matai/content/fill-page'
import { cellProblem } from '@matai/contract/batch-cells'
import type { BatchChild, BatchColumn, BatchTemplate } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cellValueMax } from '@matai/contract/batch-limits'
import { client } from '../../../../client.ts'
import { confirm } from '../../../../ui/confirm-store.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { toDrafts } from '@matai/content/draft'
import { PagePreview } from '../../../qr-codes/public.tsx'
import { namedValues } from '../editor/sample-values.ts'
import { batchesChanged } from '../queries.ts'
import css from './codes.module.css'
import { ValueField } from './value-field.tsx'

interface ValuesDrawerProps {
  template: BatchTemplate
  child: BatchChild
  onClose: () => void
}

/** The values of one code, each with the check of its column, next to the page that they make. */
export function ValuesDrawer({ template, child, onClose }: ValuesDrawerProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const formId = useId()
  const { columns, blocks, namePattern } = template
  const [initial] = useState(() => valuesOf(columns, child))
  const checks = Object.fromEntries(
    columns.map((column) => [
      column.key,
      (value: string) => {
        const problem = cellProblem(column, value)
        return problem ? t(problem, { most: cellValueMax }) : undefined
      },
    ]),
  )
  const form = useForm<Record<string, string>>({
    initial,
    checks,
    onSubmit: async (values) => {
      await client.batches.childSave({ qrCodeId: child.code.id, values })
      batchesChanged(queries)
      void queries.invalidateQueries({ queryKey: ['qrCodes', 'one', child.code.id] })
      toast.success(t('batchScreens.valuesSaved'))
      onClose()
    },
  })
  const { values, errors } = form
  const changed = columns.some(({ key }) => values[key] !== initial[key])
  const locked = child.code.can.edit ? '' : t('qrCodes.mayNotEdit')
  const page = useMemo(
    () => fillPage({ blocks, namePattern }, namedValues(columns, values)),
    [blocks, columns, namePattern, values],
  )
  const shown = useMemo(
    () => ({ name: page.name, kind: 'page' as const, target: '', blocks: toDrafts(page.blocks) }),
    [page],
  )
  const faults = changed
    ? page.faults.map(({ column, phrase, params }) => [column, t(phrase, params)].filter(Boolean).join(': '))
    : []

  async function close() {
    const leave =
      !changed ||
      (await confirm({
        title: t('qrCodes.leaveTitle'),
        text: t('batchScreens.leaveValues'),
        action: t('qrCodes.leave'),
      }))
    if (leave) onClose()
  }

  return (
    <Drawer
      open
      title={`${child.number} · ${child.code.name}`}
      size="min(920px, 100vw)"
      onClose={() => void close()}
      footer={
        <div className={css.foot}>
          <span className={css.reason}>{locked}</span>
          <Button onClick={() => void close()}>{t('app.cancel')}</Button>
          <Button
            type="primary"
            htmlType="submit"
            form={formId}
            loading={form.sending}
            disabled={locked !== '' || !changed}
          >
            {t('batchScreens.saveValues')}
          </Button>
        </div>
      }
    >
      <div className={css.drawer}>
        <form id={formId} onSubmit={form.submit}>
          {columns.map((column) => (
            <ValueField
              key={column.key}
              column={column}
              value={values[column.key] ?? ''}
              fault={errors[column.key]}
              onChange={(value) => form.set(column.key, value)}
              onLeave={() => void form.validate([column.key])}
            />
          ))}
          {faults.length > 0 && (
            <ul className={css.faults} role="status">
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          )}
        </form>
        <PagePreview content={shown} />
      </div>
    </Drawer>
  )
}

const valuesOf = (columns: readonly BatchColumn[], { values }: BatchChild): Record<string, string> =>
  Object.fromEntries(columns.map(({ key }) => [key, values[key] ?? '']))
