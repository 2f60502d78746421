import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterIcon } from '../icons.ts'
import type { FilterFormDrawer as FormDrawer, FilterFormProps } from './filter-form-drawer.tsx'

// A lazy component forgets that its values have a type of their own.
const FilterFormDrawer = lazy(async () => ({
  default: (await import('./filter-form-drawer.tsx')).FilterFormDrawer,
})) as unknown as typeof FormDrawer

interface FilterDrawerProps<Values> extends FilterFormProps<Values> {
  /** How many are set. */
  count: number
}

/** All filters of a list in one form: at the right of a desk, from below on a phone. */
export function FilterDrawer<Values extends object>({ count, ...form }: FilterDrawerProps<Values>) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(0)

  return (
    <>
      <Button
        icon={<FilterIcon />}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened((before) => before + 1)
          setOpen(true)
        }}
      >
        {count > 0 ? t('app.filterCount', { count }) : t('app.filter')}
      </Button>
      {opened > 0 && (
        <Suspense>
          <FilterFormDrawer key={opened} {...form} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
