import type { ReportQuery, ReportSpan, SavedReport } from '@matai/contract'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { reportSpans, savedReportNameMax } from 'virtual:contract-constants'
import { client } from '../../../../client.ts'
import { Field } from '../../../../ui/field.tsx'
import { DialogForm } from '../../../../ui/forms/dialog-form.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'

interface SaveReportProps {
  formId: number
  /** What the screen shows now. */
  query: Omit<ReportQuery, 'span'>
  /** The one that is open and may be changed; undefined makes a new one. */
  report?: SavedReport | undefined
  onSaved: (report: SavedReport) => void
  onClose: () => void
}

/** Keeps what the screen shows under a name. */
export function SaveReportDialog({ formId, query, report, onSaved, onClose }: SaveReportProps) {
  const { t } = useTranslation()
  const hasDays = query.from !== null || query.until !== null
  const form = useForm({
    initial: { name: report?.name ?? '', span: report?.query.span ?? ((hasDays ? 'days' : 'all') as ReportSpan) },
    checks: { name: (name) => (name.trim() === '' ? t('errors.nameEmpty') : undefined) },
    showsFailure: true,
    async onSubmit({ name, span }) {
      const fixed = span === 'days' ? {} : { from: null, until: null }
      const known = report ? { id: report.id, version: report.version } : {}
      const saved = await client.savedReports.save({ ...known, formId, name, query: { ...query, span, ...fixed } })
      toast.success(t('app.saved'))
      onSaved(saved)
      onClose()
    },
  })
  const spans = reportSpans.filter((span) => span !== 'days' || hasDays)
  return (
    <DialogForm title={t('savedReports.saveAs')} action={t('app.save')} form={form} onClose={onClose}>
      <TextField label={t('savedReports.name')} required autoFocus max={savedReportNameMax} {...form.field('name')} />
      <Field label={t('savedReports.span')} hint={t('savedReports.spanHint')} error={form.errors.span}>
        <Select
          value={form.values.span}
          options={spans.map((value) => ({ value, label: t(`savedReports.span_${value}`) }))}
          onChange={(span) => form.set('span', span)}
        />
      </Field>
    </DialogForm>
  )
}
