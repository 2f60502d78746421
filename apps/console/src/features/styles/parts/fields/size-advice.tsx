import type { Style } from '@matai/contract'
import { codeBox, StyleError } from '@matai/qr'
import { adviseDistance, adviseSize, type Printing } from '@matai/qr/scan-check'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import { InputNumber } from '../../../../ui/number-input.tsx'
import { useTriedPrinters } from '../use-printers.ts'
import { ChoiceField } from './choice-field.tsx'
import { FieldGroup } from './field-group.tsx'
import css from './fields.module.css'

const usual = ['phone', 'thermal'] as const
const widest = 2_000
const farthest = 2_000

/** Width of the printed picture and how far away it is read: either one answers the other. */
export function SizeAdvice({ content, style }: { content: string; style: Style }) {
  const { t } = useTranslation()
  const printers = useTriedPrinters()
  const [chosen, setChosen] = useState<string>('phone')
  const [width, setWidth] = useState(40)
  const measures = useMemo(() => measuresOf(content, style), [content, style])
  if (!measures) return null
  const printings: { value: string; label: string; printing: Printing }[] = [
    ...usual.map((printing) => ({ value: printing, label: t(`styles.printing_${printing}`), printing })),
    ...printers.map(({ id, name, leastModule: module }) => ({
      value: String(id),
      label: t('styles.printerFrom', { name, module }),
      printing: module,
    })),
  ]
  const printing = printings.find(({ value }) => value === chosen)?.printing ?? 'phone'
  const { share, ...code } = measures
  const centimetres = Math.floor(adviseDistance({ ...code, width: width * share }, printing) / 10)
  const least = Math.ceil(adviseSize({ ...code, distance: 0 }, printing) / share)

  return (
    <FieldGroup title={t('styles.advice')}>
      <ChoiceField label={t('styles.printing')} value={chosen} options={printings} onChange={setChosen} />
      <div className={css.rows}>
        <Field label={t('styles.printWidth')}>
          <InputNumber
            value={width}
            min={5}
            max={widest}
            precision={0}
            suffix={t('styles.millimetres')}
            style={{ width: '100%' }}
            onChange={(next) => next !== null && setWidth(next)}
          />
        </Field>
        <Field label={t('styles.distance')}>
          <InputNumber
            value={centimetres}
            min={0}
            max={farthest}
            precision={0}
            suffix={t('styles.centimetres')}
            style={{ width: '100%' }}
            onChange={(next) =>
              next !== null &&
              setWidth(Math.min(widest, Math.ceil(adviseSize({ ...code, distance: next * 10 }, printing) / share)))
            }
          />
        </Field>
      </div>
      <p className={css.note} role="status">
        {centimetres === 0
          ? t('styles.tooSmallToPrint', { least })
          : t('styles.readFrom', { width, distance: centimetres })}
      </p>
    </FieldGroup>
  )
}

/** The code's measures and its share of the picture's width, both with margin; null for what cannot be drawn. */
function measuresOf(content: string, style: Style) {
  try {
    const { modules, width } = codeBox(content, style)
    const { margin } = style
    return { modules, margin, share: (width / modules) * (modules + 2 * margin) }
  } catch (error) {
    if (error instanceof StyleError) return null
    throw error
  }
}
