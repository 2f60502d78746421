import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { searchEverywhere } from '../search-everywhere.ts'

/** Stands where a word fits nothing of this list, and takes it to the search that knows more than the list. */
export function NothingHere({ keyword }: { keyword: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('app.nothingHere', { keyword })}
      action={<Button onClick={() => searchEverywhere(keyword)}>{t('app.searchEverywhere')}</Button>}
    />
  )
}
