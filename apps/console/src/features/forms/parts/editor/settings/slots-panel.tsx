import type { ComponentOf } from '@matai/form-kit/schema'
import { useTranslation } from 'react-i18next'
import { ClockField } from '../../../../../ui/date-fields.tsx'
import { InputNumber } from '../../../../../ui/number-input.tsx'
import { newId } from '../model/new-id.ts'
import { ListPanel } from './list-panel.tsx'
import type { PanelProps } from './panel.ts'
import { changedAt } from './row-list.ts'

type Slot = ComponentOf<'appointment'>['settings']['slots'][number]

/** The slots of a day, with how many people can come. */
export function SlotsPanel({ setting, settings, set, label, error, part }: PanelProps) {
  const { t } = useTranslation()
  const slots = settings[setting] as Slot[]
  const write = (rows: Slot[], field: string) => set({ [setting]: rows }, `${setting}.${field}`)
  const nameOf = ({ from, until }: Slot) => `${from}–${until}`
  return (
    <ListPanel
      label={label}
      error={error}
      rows={slots}
      most={part.max ?? 24}
      add={t('formEditor.addSlot')}
      make={() => {
        const from = slots.at(-1)?.until ?? '09:00'
        return { id: newId(), from, until: hourLater(from), capacity: slots.at(-1)?.capacity ?? null }
      }}
      nameOf={nameOf}
      onChange={write}
      row={(slot, at) => {
        const change = (changed: Partial<Slot>) => write(changedAt(slots, at, changed), slot.id)
        return (
          <>
            <ClockField aria-label={t('formEditor.slotFrom')} value={slot.from} onChange={(from) => change({ from })} />
            <ClockField
              aria-label={t('formEditor.slotUntil')}
              value={slot.until}
              onChange={(until) => change({ until })}
            />
            <InputNumber<number>
              aria-label={t('formEditor.capacityOf', { slot: nameOf(slot) })}
              placeholder={t('formEditor.capacity')}
              min={1}
              max={100_000}
              value={slot.capacity}
              onChange={(capacity) => change({ capacity })}
            />
          </>
        )
      }}
    />
  )
}

const hourLater = (clock: string): string => {
  const hour = Math.min(23, Number(clock.slice(0, 2)) + 1)
  return `${String(hour).padStart(2, '0')}:${hour === 23 ? '59' : clock.slice(3, 5)}`
}
