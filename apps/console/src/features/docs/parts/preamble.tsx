import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import css from '../docs-screen.module.css'

/** What holds for every call. */
export function Preamble() {
  const { t } = useTranslation()
  return (
    <div className={css.preamble}>
      <p>{t('docs.preambleCall')}</p>
      <p>{t('docs.preambleAnswer')}</p>
      <p>{t('docs.preambleToken')}</p>
      <p>{t('docs.preambleSeal')}</p>
      <p>
        <a href={paths.openApi}>{t('docs.openApi')}</a>
      </p>
    </div>
  )
}
