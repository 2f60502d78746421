import type { ComponentOf } from '@matai/form-kit/schema'
import { Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { newId } from '../model/new-id.ts'
import { ListPanel } from './list-panel.tsx'
import type { PanelProps } from './panel.ts'
import { changedAt } from './row-list.ts'
import css from './settings.module.css'
import { InputNumber } from '../../../../../ui/number-input.tsx'

type Blank = ComponentOf<'exam_fill'>['settings']['blanks'][number]

/** Blanks of a question, the answers that each takes, and its points. */
export function BlanksPanel({ setting, settings, set, label, error, part }: PanelProps) {
  const { t } = useTranslation()
  const blanks = settings[setting] as Blank[]
  const write = (rows: Blank[], field: string) => set({ [setting]: rows }, `${setting}.${field}`)
  return (
    <ListPanel
      label={label}
      error={error}
      rows={blanks}
      most={part.max ?? 20}
      add={t('formEditor.addBlank')}
      make={() => ({ id: newId(), label: '', accepted: [], points: 5 })}
      nameOf={(_, at) => t('formEditor.blankOf', { at })}
      onChange={write}
      row={(blank, at) => {
        const change = (changed: Partial<Blank>, field: string) =>
          write(changedAt(blanks, at, changed), `${blank.id}.${field}`)
        return (
          <>
            <Input
              aria-label={t('formEditor.blankLabel', { at: at + 1 })}
              placeholder={t('formEditor.blankLabelHint')}
              value={blank.label}
              maxLength={100}
              onChange={({ target }) => change({ label: target.value }, 'label')}
            />
            <Select
              className={css.wide ?? ''}
              mode="tags"
              open={false}
              aria-label={t('formEditor.acceptedOf', { at: at + 1 })}
              placeholder={t('formEditor.accepted')}
              value={blank.accepted}
              onChange={(accepted: string[]) => change({ accepted: accepted.slice(0, 20) }, 'accepted')}
            />
            <InputNumber<number>
              aria-label={t('formEditor.pointsOf', { at: at + 1 })}
              min={0}
              max={1_000}
              value={blank.points}
              onChange={(points) => points !== null && change({ points }, 'points')}
            />
          </>
        )
      }}
    />
  )
}
