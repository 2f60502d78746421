import { labelPapers, mostPerPage, rollPapers, type SheetPaper, sheetLayout } from '@matai/label'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Field } from '../../../../ui/field.tsx'
import { InputNumber } from '../../../../ui/number-input.tsx'
import { measureLimits, paperMeasures, paperName, readMeasures, writeMeasures } from './paper-name.ts'
import { PaperPicture } from './paper-picture.tsx'
import css from './print-panel.module.css'
import type { PrintState } from './use-print-state.ts'

interface PaperFieldProps {
  state: PrintState
  paper: SheetPaper
  setState: (change: Partial<PrintState>) => void
}

/** On what is printed: A4 that is cut, a paper of labels, a roll, or a paper by its own measures. */
export function PaperField({ state, paper, setState }: PaperFieldProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const numberOf = (text: string, fallback: number) => (text === '' ? fallback : Number(text))
  return (
    <>
      <div className={css.paper}>
        <PaperPicture paper={paper} />
        <div>
          <strong>{usePaperTitle()(state.paper, paper)}</strong>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('labels.choosePaper')}
          </Button>
        </div>
      </div>
      {state.paper === 'grid' && (
        <div className={css.trio}>
          <Field label={t('labels.perPage')}>
            <InputNumber
              min={1}
              max={mostPerPage}
              precision={0}
              value={state.perPage}
              onChange={(value) => value && setState({ perPage: value, start: Math.min(state.start, value) })}
            />
          </Field>
          <Field label={t('labels.margin')}>
            <InputNumber
              min={0}
              max={40}
              value={numberOf(state.margin, 8)}
              onChange={(value) => setState({ margin: String(value ?? 8) })}
            />
          </Field>
          <Field label={t('labels.gap')}>
            <InputNumber
              min={0}
              max={40}
              value={numberOf(state.gap, 0)}
              onChange={(value) => setState({ gap: String(value ?? 0) })}
            />
          </Field>
        </div>
      )}
      {state.paper === 'own' && <OwnMeasures own={state.own} setState={setState} />}
      <Dialog open={isOpen} title={t('labels.paper')} onClose={() => setOpen(false)} width={760}>
        <PaperList
          chosen={state.paper}
          onChoose={(name) => {
            setState({ paper: name, start: 1 })
            setOpen(false)
          }}
        />
      </Dialog>
    </>
  )
}

/** What a paper is called for people. */
export function usePaperTitle() {
  const { t } = useTranslation()
  return (name: string, paper: SheetPaper): string => {
    if (paper.kind === 'grid') return t('labels.gridPaper', { count: paper.perPage })
    if (paper.kind === 'roll') return t('labels.rollPaper', { width: paper.width, height: paper.height })
    if (name === 'own') return t('labels.ownPaper')
    const { labelWidth, labelHeight, columns, rows } = paper
    return t('labels.labelPaper', { width: labelWidth, height: labelHeight, count: columns * rows })
  }
}

function PaperList({ chosen, onChoose }: { chosen: string; onChoose: (name: string) => void }) {
  const { t } = useTranslation()
  const titleOf = usePaperTitle()
  const grid: SheetPaper = { kind: 'grid', perPage: 12, margin: 8, gap: 0 }
  const groups = [
    {
      title: t('labels.cutPapers'),
      papers: [
        { name: 'grid', paper: grid, title: t('labels.gridAny') },
        { name: 'own', paper: readMeasures(''), title: t('labels.ownPaper') },
      ],
    },
    {
      title: t('labels.labelPapers'),
      papers: labelPapers.map((paper) => ({ name: paperName(paper), paper, title: titleOf('', paper) })),
    },
    {
      title: t('labels.rollPapers'),
      papers: rollPapers.map((paper) => ({ name: paperName(paper), paper, title: titleOf('', paper) })),
    },
  ]
  return groups.map(({ title, papers }) => (
    <section key={title} className={css.papers} aria-label={title}>
      <h3>{title}</h3>
      <div>
        {papers.map(({ name, paper, title: label }) => (
          <button
            key={name}
            type="button"
            aria-pressed={chosen === name}
            className={css.choice}
            onClick={() => onChoose(name)}
          >
            <PaperPicture paper={paper} height={64} />
            {label}
          </button>
        ))}
      </div>
    </section>
  ))
}

function OwnMeasures({ own, setState }: { own: string; setState: PaperFieldProps['setState'] }) {
  const { t } = useTranslation()
  const paper = readMeasures(own)
  return (
    <div className={css.pair}>
      {paperMeasures.map((measure) => {
        const { min, max, whole } = measureLimits[measure]
        return (
          <Field key={measure} label={t(`labels.measure_${measure}`)}>
            <InputNumber
              min={min}
              max={max}
              {...(whole ? { precision: 0 } : { step: 0.1 })}
              value={paper[measure]}
              onChange={(value) => value !== null && setState({ own: writeMeasures({ ...paper, [measure]: value }) })}
            />
          </Field>
        )
      })}
    </div>
  )
}

/** How many cells a page of the paper has. */
export const cellsOn = (paper: SheetPaper): number => sheetLayout(paper).cells.length
