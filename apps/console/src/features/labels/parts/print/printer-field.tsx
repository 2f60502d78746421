import type { Printer } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Input, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from 'virtual:contract-routes'
import { Dialog } from '../../../../ui/dialog.tsx'
import { client, sentenceOf } from '../../../../client.ts'
import { confirm } from '../../../../ui/confirm-store.ts'
import { Field } from '../../../../ui/field.tsx'
import { DownloadIcon } from '../../../../ui/icons.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import css from './print-panel.module.css'

const printersKey = ['labels', 'printers']

export function usePrinters() {
  return useQuery({ queryKey: printersKey, queryFn: ({ signal }) => client.labels.printers({}, { signal }) }).data?.list
}

interface PrinterFieldProps {
  chosen: number
  onChoose: (id: number) => void
}

/** Whose offsets shift the print, and the way to find them out. */
export function PrinterField({ chosen, onChoose }: PrinterFieldProps) {
  const { t } = useTranslation()
  const printers = usePrinters() ?? []
  const [edited, setEdited] = useState<Printer | 'new' | null>(null)
  const current = printers.find(({ id }) => id === chosen)
  const offsetsOf = ({ offsetX, offsetY }: Printer) =>
    t('labels.offsets', {
      x: t(offsetX < 0 ? 'labels.offset_left' : 'labels.offset_right', { by: Math.abs(offsetX) }),
      y: t(offsetY < 0 ? 'labels.offset_up' : 'labels.offset_down', { by: Math.abs(offsetY) }),
    })
  return (
    <>
      <Field label={t('labels.printer')} hint={current && offsetsOf(current)}>
        <Select
          value={current ? chosen : 0}
          options={[
            { value: 0, label: t('labels.noPrinter') },
            ...printers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={onChoose}
        />
      </Field>
      <Button size="small" onClick={() => setEdited(current ?? 'new')}>
        {t(current ? 'labels.recalibrate' : 'labels.calibrate')}
      </Button>
      {edited && (
        <CalibrationDialog
          printer={edited === 'new' ? null : edited}
          onClose={(id) => {
            setEdited(null)
            if (id !== undefined) onChoose(id)
          }}
        />
      )}
    </>
  )
}

/** Print a page, measure two distances, type them: the offsets follow. */
function CalibrationDialog({ printer, onClose }: { printer: Printer | null; onClose: (id?: number) => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const address = `${routes.labels?.calibration?.path ?? ''}${printer ? `?printerId=${printer.id}` : ''}`
  const form = useForm({
    initial: { name: printer?.name ?? '', left: 10, top: 10, offsetX: '', offsetY: '' },
    checks: { name: (name) => (name.trim() ? undefined : t('labels.printerNameMissing')) },
    onSubmit: async ({ name, left, top }) => {
      // The page was printed with the offsets of before; what is still missing is added.
      const offsetX = rounded((printer?.offsetX ?? 0) + 10 - left)
      const offsetY = rounded((printer?.offsetY ?? 0) + 10 - top)
      const saved = await client.labels.savePrinter({ ...(printer && { id: printer.id }), name, offsetX, offsetY })
      await queries.invalidateQueries({ queryKey: printersKey })
      toast.success(t('labels.printerSaved'))
      onClose(saved.id)
    },
  })
  const { values, errors, set } = form

  async function remove(): Promise<void> {
    if (!printer) return
    const question = { title: t('labels.removePrinter', { name: printer.name }), text: t('labels.removePrinterText') }
    if (!(await confirm({ ...question, action: t('labels.remove'), danger: true }))) return
    try {
      await client.labels.delPrinter({ id: printer.id })
      await queries.invalidateQueries({ queryKey: printersKey })
      onClose(0)
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }

  return (
    <Dialog
      title={t('labels.calibrationDialog')}
      action={t('labels.savePrinter')}
      sending={form.sending}
      onAct={() => void form.submit()}
      onClose={() => onClose()}
    >
      <div className={css.form}>
        <ol className={css.steps}>
          <li>
            {t('labels.wizardPrint')}
            <Button size="small" icon={<DownloadIcon />} href={address}>
              {t('labels.downloadCalibration')}
            </Button>
          </li>
          <li>{t('labels.wizardMeasure')}</li>
        </ol>
        <div className={css.pair}>
          <Field label={t('labels.measuredLeft')} error={errors.offsetX}>
            <InputNumber
              min={-10}
              max={30}
              step={0.1}
              value={values.left}
              onChange={(left) => set('left', left ?? 10)}
            />
          </Field>
          <Field label={t('labels.measuredTop')} error={errors.offsetY}>
            <InputNumber min={-10} max={30} step={0.1} value={values.top} onChange={(top) => set('top', top ?? 10)} />
          </Field>
        </div>
        <Field label={t('labels.printerName')} required error={errors.name}>
          <Input value={values.name} maxLength={30} onChange={(event) => set('name', event.target.value)} />
        </Field>
        {printer && (
          <Button danger type="text" onClick={() => void remove()}>
            {t('labels.removePrinterButton')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

const rounded = (value: number) => Math.round(value * 100) / 100
