import type { StatusTransition } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Button, Checkbox, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { AddIcon, DeleteIcon } from '../../../ui/icons.ts'
import type { ItemDraft } from './status-draft.ts'
import css from './statuses.module.css'

interface TransitionsFieldProps {
  items: readonly ItemDraft[]
  value: StatusTransition[] | null
  onChange: (transitions: StatusTransition[] | null) => void
  error: string | undefined
}

/** Which changes are allowed, and what they take. */
export function TransitionsField({ items, value, onChange, error }: TransitionsFieldProps) {
  const { t } = useTranslation()
  const forms = useQuery({
    queryKey: ['forms', 'list', 'titles'],
    queryFn: ({ signal }) => client.forms.list({ pageSize: 200 }, { signal }),
    enabled: value !== null,
  })
  const options = items.map(({ key, name }) => ({ value: key, label: name }))
  const change = (at: number, more: Partial<StatusTransition>) =>
    onChange((value ?? []).map((way, place) => (place === at ? { ...way, ...more } : way)))
  const add = () => {
    const [from, to] = items
    const blank = { from: from?.key ?? null, to: (to ?? from)?.key ?? '', formId: null, photo: false, reason: false }
    onChange([...(value ?? []), blank])
  }
  return (
    <fieldset className={css.items}>
      <legend>{t('statusScreens.transitions')}</legend>
      <Checkbox checked={value !== null} onChange={({ target }) => onChange(target.checked ? [] : null)}>
        {t('statusScreens.transitionsOnly')}
      </Checkbox>
      {value?.map((way, at) => (
        // Ways have no other name than their place: two may be alike while they are written.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={css.way}>
          <Select
            aria-label={t('statusScreens.from')}
            value={way.from ?? ''}
            options={[{ value: '', label: t('statusScreens.fromAny') }, ...options]}
            onChange={(from) => change(at, { from: from || null })}
          />
          <span aria-hidden="true">→</span>
          <Select
            aria-label={t('statusScreens.to')}
            value={way.to}
            options={options}
            onChange={(to) => change(at, { to })}
          />
          <Select
            aria-label={t('statusScreens.byForm')}
            value={way.formId ?? 0}
            options={[
              { value: 0, label: t('statusScreens.byHand') },
              ...(forms.data?.list ?? []).map(({ id, title }) => ({
                value: id,
                label: t('statusScreens.byFormNamed', { title }),
              })),
            ]}
            onChange={(formId) => change(at, { formId: formId || null })}
          />
          <Checkbox checked={way.photo} onChange={({ target }) => change(at, { photo: target.checked })}>
            {t('statusScreens.photo')}
          </Checkbox>
          <Checkbox checked={way.reason} onChange={({ target }) => change(at, { reason: target.checked })}>
            {t('statusScreens.reasonNeeded')}
          </Checkbox>
          <Button
            type="text"
            icon={<DeleteIcon />}
            aria-label={t('statusScreens.removeTransition', { number: at + 1 })}
            onClick={() => onChange(value.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      {value && (
        <div>
          <Button icon={<AddIcon />} onClick={add}>
            {t('statusScreens.addTransition')}
          </Button>
        </div>
      )}
      {error && (
        <p className={css.fault} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
