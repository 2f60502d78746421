import { Button, Checkbox, Input, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../model/new-id.ts'
import { ListPanel } from './list-panel.tsx'
import { OptionStatus, type StatusChange, useStatuses } from './option-status.tsx'
import type { PanelProps } from './panel.ts'
import { PasteLines } from './paste-lines.tsx'
import { PictureButton } from './picture-button.tsx'
import { changedAt } from './row-list.ts'
import css from './settings.module.css'
import { InputNumber } from '../../../../../ui/number-input.tsx'

/** Options of choices and of exam questions; what one of them has not is missing. */
interface Option {
  id: string
  label: string
  status?: StatusChange | null
  quota?: number | null
  fileId?: string | null
}

const most = 99

/** What can be chosen: words, pictures, how many may choose it, what it sets, and which are right. */
export function OptionsPanel({ face, settings, set, label, error, media, setting }: PanelProps) {
  const { t } = useTranslation()
  const options = settings[setting] as Option[]
  const { right, hasPictures = false } = face
  // Options of an exam have neither, whoever chooses them.
  const hasQuotas = right === undefined
  const [showsQuotas, setShowsQuotas] = useState(options.some(({ quota }) => typeof quota === 'number'))
  const statuses = useStatuses(hasQuotas)
  const [asksStatus, setAsksStatus] = useState(options.some(({ status }) => Boolean(status)))
  const make = (text: string): Option => ({
    id: newId(),
    label: text,
    ...(hasQuotas ? { status: null, quota: null } : {}),
    ...(hasPictures ? { fileId: null } : {}),
  })
  const write = (rows: Option[], field: string) => set({ [setting]: rows, ...rightAmong(rows) }, `${setting}.${field}`)

  /** What was right and is gone is not right any more. */
  function rightAmong(rows: Option[]): object {
    const ids = new Set(rows.map(({ id }) => id))
    if (right === 'one') return { right: ids.has(String(settings.right)) ? settings.right : null }
    return right === 'several' ? { right: (settings.right as string[]).filter((id) => ids.has(id)) } : {}
  }
  const isRight = (id: string) =>
    right === 'one' ? settings.right === id : right === 'several' && (settings.right as string[]).includes(id)
  const mark = (id: string, is: boolean) => {
    if (right === 'one') return set({ right: id }, 'right')
    const others = (settings.right as string[]).filter((one) => one !== id)
    set({ right: is ? [...others, id] : others }, 'right')
  }
  const Mark = right === 'one' ? Radio : Checkbox
  return (
    <ListPanel
      label={label}
      hint={right && t('formEditor.rightHint')}
      error={error}
      rows={options}
      most={most}
      add={t('formEditor.addOption')}
      make={() => make('')}
      nameOf={(option, at) => option.label || t('formEditor.optionOf', { at })}
      onChange={write}
      row={(option, at) => (
        <>
          {right && (
            <Mark
              checked={isRight(option.id)}
              aria-label={t('formEditor.rightOf', { option: option.label || at + 1 })}
              onChange={({ target }) => mark(option.id, target.checked)}
            />
          )}
          <Input
            aria-label={t('formEditor.optionOf', { at: at + 1 })}
            value={option.label}
            maxLength={right ? 500 : 200}
            onChange={({ target }) => write(changedAt(options, at, { label: target.value }), option.id)}
            onPressEnter={() => options.length < most && write(options.toSpliced(at + 1, 0, make('')), 'rows')}
          />
          {hasPictures && (
            <PictureButton
              name={option.label || t('formEditor.optionOf', { at: at + 1 })}
              fileId={option.fileId ?? null}
              media={media}
              onChange={(fileId) => write(changedAt(options, at, { fileId }), `${option.id}.picture`)}
            />
          )}
          {hasQuotas && showsQuotas && (
            <InputNumber<number>
              className={css.quota ?? ''}
              aria-label={t('formEditor.quotaOf', { option: option.label || at + 1 })}
              placeholder={t('formEditor.quotaNone')}
              min={1}
              max={10_000_000}
              value={option.quota ?? null}
              onChange={(quota) => write(changedAt(options, at, { quota }), `${option.id}.quota`)}
            />
          )}
          {hasQuotas && asksStatus && (
            <OptionStatus
              option={option.label || at + 1}
              statuses={statuses}
              value={option.status ?? null}
              onChange={(status) => write(changedAt(options, at, { status }), `${option.id}.status`)}
            />
          )}
        </>
      )}
    >
      <PasteLines
        label={t('formEditor.pasteOptions')}
        onLines={(lines) => write([...options, ...lines.map(make)].slice(0, most), 'rows')}
      />
      {hasQuotas && !showsQuotas && (
        <Button size="small" onClick={() => setShowsQuotas(true)}>
          {t('formEditor.quotas')}
        </Button>
      )}
      {statuses.length > 0 && !asksStatus && (
        <Button size="small" title={t('formEditor.statusesHint')} onClick={() => setAsksStatus(true)}>
          {t('formEditor.statuses')}
        </Button>
      )}
    </ListPanel>
  )
}
