import { Button, Drawer } from 'antd'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterIcon } from '../icons.ts'
import { useNarrow } from '../use-mode.ts'
import css from './list.module.css'

interface FilterDrawerProps<Values> {
  /** How many are set. */
  count: number
  values: Values
  none: Values
  onApply: (values: Values) => void
  /** What is wrong with the values; they cannot be applied then. */
  faultOf?: (values: Values) => string | undefined
  children: (values: Values, change: (change: Partial<Values>) => void) => ReactNode
}

/** All filters of a list in one form: at the right of a desk, from below on a phone. */
export function FilterDrawer<Values extends object>(props: FilterDrawerProps<Values>) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const [draft, setDraft] = useState<Values | null>(null)
  const close = () => setDraft(null)
  const fault = draft ? props.faultOf?.(draft) : undefined

  function apply(event: FormEvent) {
    event.preventDefault()
    if (!draft || fault) return
    props.onApply(draft)
    close()
  }

  return (
    <>
      <Button icon={<FilterIcon />} aria-haspopup="dialog" onClick={() => setDraft(props.values)}>
        {props.count > 0 ? t('app.filterCount', { count: props.count }) : t('app.filter')}
      </Button>
      <Drawer
        open={draft !== null}
        onClose={close}
        title={t('app.filter')}
        placement={narrow ? 'bottom' : 'right'}
        size={narrow ? '85%' : 360}
        destroyOnHidden
        closable={{ 'aria-label': t('app.close'), placement: 'end' }}
        footer={
          <div className={css.filterFoot}>
            <Button onClick={() => setDraft(props.none)}>{t('app.clearFilters')}</Button>
            <Button type="primary" htmlType="submit" form="list-filters" disabled={Boolean(fault)}>
              {t('app.filterApply')}
            </Button>
          </div>
        }
      >
        {draft && (
          <form id="list-filters" className={css.filterForm} onSubmit={apply}>
            {props.children(draft, (change) => setDraft((before) => before && { ...before, ...change }))}
            {fault && <p role="alert">{fault}</p>}
          </form>
        )}
      </Drawer>
    </>
  )
}
