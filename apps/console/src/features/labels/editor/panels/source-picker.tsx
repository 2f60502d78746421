import { Button, Select } from 'antd'
import { memo, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AfterIcon, BeforeIcon } from '../../../../ui/editor-icons.ts'
import type { SourceChoice } from '../use-source.ts'
import { useCodesByName } from '../use-source.ts'
import css from './panels.module.css'

/** Fills the label with a sample or with any live code, one after the other. */
function SourcePickerNow({ source }: { source: SourceChoice }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const found = useCodesByName(useDeferredValue(typed))
  const codes = found.data?.list ?? []
  const at = codes.findIndex(({ id }) => id === source.id)
  const longest = codes.reduce<(typeof codes)[number] | undefined>(
    (most, code) => (code.name.length > (most?.name.length ?? 0) ? code : most),
    undefined,
  )
  const step = (by: 1 | -1) => {
    const next = codes[at + by]
    if (next) source.choose(next.id)
  }
  const listed = source.id === '' || at >= 0
  return (
    <div className={css.source}>
      <label htmlFor="label-source">{t('labelEditor.fillWith')}</label>
      <Select
        id="label-source"
        size="small"
        aria-label={t('labelEditor.fillWith')}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        value={source.id}
        loading={found.isFetching || source.loading}
        options={[
          { value: '', label: t('labelEditor.sample') },
          ...(listed ? [] : [{ value: source.id, label: source.source.data.name }]),
          ...codes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(id) => {
          setTyped('')
          source.choose(id)
        }}
      />
      <Button
        size="small"
        icon={<BeforeIcon />}
        aria-label={t('labelEditor.previousCode')}
        title={t('labelEditor.previousCode')}
        disabled={at <= 0}
        onClick={() => step(-1)}
      />
      <Button
        size="small"
        icon={<AfterIcon />}
        aria-label={t('labelEditor.nextCode')}
        title={t('labelEditor.nextCode')}
        disabled={at >= codes.length - 1}
        onClick={() => step(1)}
      />
      <Button
        size="small"
        disabled={!longest}
        title={t('labelEditor.longestHint')}
        onClick={() => longest && source.choose(longest.id)}
      >
        {t('labelEditor.longest')}
      </Button>
      {source.failed && (
        <span className={css.failed} role="alert">
          {source.failed}
        </span>
      )}
    </div>
  )
}

/** Drawn again when the label is filled with something else. */
export const SourcePicker = memo(SourcePickerNow, ({ source: before }, { source: now }) =>
  (['id', 'source', 'loading', 'failed'] as const).every((field) => before[field] === now[field]),
)
