import { useTranslation } from 'react-i18next'
import css from './search-results.module.css'

/** Says what is looked through before a letter is typed, so that nobody takes this for what narrows a list. */
export function SearchHint({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <div className={css.results}>
      <p id={id} className={css.none}>
        {t('app.searchHint')}
      </p>
    </div>
  )
}
