import type { Printer } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ladderModules, phoneNameMax } from 'virtual:contract-constants'
import { routes } from 'virtual:contract-routes'
import { Dialog } from '../../../../ui/dialog.tsx'
import { client, sentenceOf } from '../../../../client.ts'
import { confirm } from '../../../../ui/confirm-store.ts'
import { Field } from '../../../../ui/field.tsx'
import { DownloadIcon } from '../../../../ui/icons.ts'
import { InputNumber } from '../../../../ui/number-input.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { printersKey, usePrinters } from '../../../styles/public.tsx'
import css from './print-panel.module.css'

interface PrinterFieldProps {
  chosen: number
  onChoose: (id: number) => void
}

/** Whose offsets shift the print and how small its codes may be, and the way to find both out. */
export function PrinterField({ chosen, onChoose }: PrinterFieldProps) {
  const { t } = useTranslation()
  const printers = usePrinters()
  const [edited, setEdited] = useState<Printer | 'new' | null>(null)
  const current = printers.find(({ id }) => id === chosen)
  const offsetsOf = ({ offsetX, offsetY }: Printer) =>
    t('labels.offsets', {
      x: t(offsetX < 0 ? 'labels.offset_left' : 'labels.offset_right', { by: Math.abs(offsetX) }),
      y: t(offsetY < 0 ? 'labels.offset_up' : 'labels.offset_down', { by: Math.abs(offsetY) }),
    })
  const ladderOf = ({ leastModule, phone }: Printer) =>
    leastModule === null
      ? t('labels.ladderUntried')
      : t(phone ? 'labels.ladderReadWith' : 'labels.ladderRead', { module: leastModule, phone })
  return (
    <>
      <Field
        label={t('labels.printer')}
        hint={
          current && (
            <>
              {offsetsOf(current)}
              <br />
              {ladderOf(current)}
            </>
          )
        }
      >
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

/** Print two pages, measure two distances on one and scan the other: offsets and sizes follow what is told. */
function CalibrationDialog({ printer, onClose }: { printer: Printer | null; onClose: (id?: number) => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const address = `${routes.labels?.calibration?.path ?? ''}${printer ? `?printerId=${printer.id}` : ''}`
  const form = useForm({
    initial: {
      ...{ name: printer?.name ?? '', left: 10, top: 10, offsetX: '', offsetY: '' },
      ...{ leastModule: printer?.leastModule ?? null, phone: printer?.phone ?? '' },
    },
    checks: { name: (name) => (name.trim() ? undefined : t('labels.printerNameMissing')) },
    onSubmit: async ({ name, left, top, leastModule, phone }) => {
      // The page was printed with the offsets of before; what is still missing is added.
      const offsetX = rounded((printer?.offsetX ?? 0) + 10 - left)
      const offsetY = rounded((printer?.offsetY ?? 0) + 10 - top)
      const ladder = { leastModule: ladderModules.find((module) => module === leastModule) ?? null, phone }
      const known = printer ? { id: printer.id } : {}
      const saved = await client.labels.savePrinter({ ...known, ...ladder, name, offsetX, offsetY })
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
        <p className={css.hint}>{t('labels.wizardLadder')}</p>
        <div className={css.pair}>
          <Field label={t('labels.smallestRead')} error={errors.leastModule}>
            <Select
              value={values.leastModule ?? 0}
              options={[
                { value: 0, label: t('labels.ladderUntriedYet') },
                ...ladderModules.map((module) => ({ value: module, label: t('labels.ladderStep', { module }) })),
              ]}
              onChange={(module) => set('leastModule', module || null)}
            />
          </Field>
          <Field label={t('labels.ladderPhone')} error={errors.phone}>
            <Input
              value={values.phone}
              maxLength={phoneNameMax}
              placeholder={t('labels.ladderPhoneExample')}
              onChange={(event) => set('phone', event.target.value)}
            />
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
