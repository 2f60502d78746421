import { Button, Popover } from 'antd'
import { type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterIcon } from '../icons.ts'
import { Skeleton } from '../skeleton.tsx'
import css from './list.module.css'

interface FilterBoxProps<Values> {
  /** How many are set. */
  count: number
  values: Values
  none: Values
  onApply: (values: Values) => void
  /** What is wrong with the values; they are not applied then. */
  faultOf?: ((values: Values) => string | undefined) | undefined
  children: (values: Values, change: (change: Partial<Values>) => void) => ReactNode
}

/** What one types or chooses first has the focus as soon as it is there. */
function focusFirst(fields: HTMLElement | null) {
  fields?.querySelector('input')?.focus({ preventScroll: true })
}

/** All filters of a list in one box, without a mask: each change is seen at once in the list. */
export function FilterBox<Values extends object>(props: FilterBoxProps<Values>) {
  const { count, values, none, onApply, faultOf, children } = props
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  // What contradicts itself waits here until it is right.
  const [waiting, setWaiting] = useState<Values | null>(null)
  const shown = waiting ?? values
  const fault = faultOf?.(shown)

  function change(some: Partial<Values>) {
    const next = { ...shown, ...some }
    const isWrong = faultOf?.(next) !== undefined
    setWaiting(isWrong ? next : null)
    if (!isWrong) onApply(next)
  }
  function close() {
    setWaiting(null)
    setOpen(false)
    opener.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    close()
  }
  const content = (
    <div ref={box} role="dialog" aria-label={t('app.filter')} className={css.filterForm} onKeyDown={onKeyDown}>
      <Suspense fallback={<Skeleton rows={6} />}>
        <div ref={focusFirst} className={css.filterFields}>
          {children(shown, change)}
        </div>
      </Suspense>
      {fault && <p role="alert">{fault}</p>}
      <div className={css.filterFoot}>
        <Button
          onClick={() => {
            setWaiting(null)
            onApply(none)
          }}
        >
          {t('app.clearFilters')}
        </Button>
        <Button type="primary" onClick={close}>
          {t('app.filterApply')}
        </Button>
      </div>
    </div>
  )
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      destroyOnHidden
      rootClassName={css.filterPop ?? ''}
      open={open}
      onOpenChange={setOpen}
      afterOpenChange={(isOpen) => isOpen && focusFirst(box.current)}
      content={content}
    >
      <Button ref={opener} icon={<FilterIcon />} aria-haspopup="dialog" aria-expanded={open}>
        {count > 0 ? t('app.filterCount', { count }) : t('app.filter')}
      </Button>
    </Popover>
  )
}
