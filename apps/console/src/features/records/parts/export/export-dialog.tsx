import type { CallInput, Contract } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Checkbox, Radio } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { downloadStarted } from '../../../../downloads.ts'
import { DialogForm } from '../../../../ui/forms/dialog-form.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { useUser } from '../../../../user.ts'
import css from '../records.module.css'

export type Wanted = Pick<CallInput<Contract['recordExports']['records']>, 'formId' | 'ids' | 'list'>

const formats = ['xlsx', 'csv', 'pdf'] as const

interface ExportDialogProps {
  wanted: Wanted
  /** What they are, in a few words. */
  text: string
  onClose: () => void
}

/** How records are to be taken out: as a sheet, or with all that was photographed, recorded and handed in. */
export function ExportDialog({ wanted, text, onClose }: ExportDialogProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const id = useId()
  const hasMedia = useUser().tier.has.includes('mediaExport')
  const form = useForm({
    initial: { format: 'xlsx' as (typeof formats)[number], media: false },
    showsFailure: true,
    async onSubmit({ format, media }) {
      const { task } =
        format === 'pdf'
          ? await client.recordExports.pdfAllRecord(wanted)
          : await client.recordExports.records({ ...wanted, format, media })
      downloadStarted(queries, task)
      toast.success(t('exports.started'))
      onClose()
    },
  })
  return (
    <DialogForm
      title={t('recordScreens.exportTitle')}
      text={text}
      action={t('exports.start')}
      form={form}
      onClose={onClose}
    >
      <div className={css.choice}>
        <span id={id}>{t('exports.format')}</span>
        <Radio.Group
          aria-labelledby={id}
          value={form.values.format}
          onChange={(event) => form.set('format', event.target.value)}
          options={formats.map((value) => ({ value, label: t(`recordScreens.exportAs_${value}`) }))}
        />
      </div>
      <Checkbox
        checked={form.values.media && form.values.format !== 'pdf'}
        disabled={!hasMedia || form.values.format === 'pdf'}
        onChange={(event) => form.set('media', event.target.checked)}
      >
        {t('recordScreens.exportMedia')}
      </Checkbox>
      {!hasMedia && <p className={css.soft}>{t('recordScreens.exportMediaTier')}</p>}
    </DialogForm>
  )
}
