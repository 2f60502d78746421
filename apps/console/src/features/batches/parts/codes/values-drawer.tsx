import { fillPage } from '@matai/content/fill-page'
import { cellProblem } from '@matai/rules/batch-cells'
import type { BatchChild, BatchColumn, BatchTemplate } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cellValueMax } from '@matai/rules/batch-limits'
import { client } from '../../../../client.ts'
import { DrawerForm } from '../../../../ui/forms/drawer-form.tsx'
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
    showsFailure: true,
    onSubmit: async (values) => {
      await client.batches.childSave({ qrCodeId: child.code.id, values })
      batchesChanged(queries)
      void queries.invalidateQueries({ queryKey: ['qrCodes', 'one', child.code.id] })
      toast.success(t('batchScreens.valuesSaved'))
      onClose()
    },
  })
  const { values, errors } = form
  const page = useMemo(
    () => fillPage({ blocks, namePattern }, namedValues(columns, values)),
    [blocks, columns, namePattern, values],
  )
  const shown = useMemo(
    () => ({ name: page.name, kind: 'page' as const, target: '', blocks: toDrafts(page.blocks) }),
    [page],
  )
  const faults = form.dirty
    ? page.faults.map(({ column, phrase, params }) => [column, t(phrase, params)].filter(Boolean).join(': '))
    : []

  return (
    <DrawerForm
      title={`${child.number} · ${child.code.name}`}
      action={t('batchScreens.saveValues')}
      form={form}
      locked={child.code.can.edit ? undefined : t('qrCodes.mayNotEdit')}
      needsChange
      width={920}
      onClose={onClose}
      beside={<PagePreview content={shown} />}
    >
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
    </DrawerForm>
  )
}

const valuesOf = (columns: readonly BatchColumn[], { values }: BatchChild): Record<string, string> =>
  Object.fromEntries(columns.map(({ key }) => [key, values[key] ?? '']))
