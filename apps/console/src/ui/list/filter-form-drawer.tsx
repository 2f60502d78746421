import { Button } from 'antd'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SideDrawer } from '../side-drawer.tsx'
import css from './list.module.css'

export interface FilterFormProps<Values> {
  values: Values
  none: Values
  onApply: (values: Values) => void
  /** What is wrong with the values; they cannot be applied then. */
  faultOf?: ((values: Values) => string | undefined) | undefined
  children: (values: Values, change: (change: Partial<Values>) => void) => ReactNode
}

interface FilterFormDrawerProps<Values> extends FilterFormProps<Values> {
  open: boolean
  onClose: () => void
}

/** The form of a FilterDrawer; it begins anew with each opening. */
export function FilterFormDrawer<Values extends object>(props: FilterFormDrawerProps<Values>) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<Values>(props.values)
  const fault = props.faultOf?.(draft)

  function apply(event: FormEvent) {
    event.preventDefault()
    if (fault) return
    props.onApply(draft)
    props.onClose()
  }

  return (
    <SideDrawer
      open={props.open}
      onClose={props.onClose}
      title={t('app.filter')}
      width={360}
      foot={
        <div className={css.filterFoot}>
          <Button onClick={() => setDraft(props.none)}>{t('app.clearFilters')}</Button>
          <Button type="primary" htmlType="submit" form="list-filters" disabled={Boolean(fault)}>
            {t('app.filterApply')}
          </Button>
        </div>
      }
    >
      <form id="list-filters" className={css.filterForm} onSubmit={apply}>
        {props.children(draft, (change) => setDraft((before) => ({ ...before, ...change })))}
        {fault && <p role="alert">{fault}</p>}
      </form>
    </SideDrawer>
  )
}
