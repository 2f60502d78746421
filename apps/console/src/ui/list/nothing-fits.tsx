import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'
import { EmptyState } from '../empty-state.tsx'

/** Stands where filters leave nothing, and offers to take them away. */
export function NothingFits({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation()
  return <EmptyState title={t('app.nothingFits')} action={<Button onClick={onClear}>{t('app.clearFilters')}</Button>} />
}
