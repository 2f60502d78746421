import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { languageInfo } from '@matai/i18n/language'
import { useTranslation } from 'react-i18next'
import { LanguageLinks } from '../../frame/language-links.tsx'
import { useSpoken } from '../../language.ts'
import { paths } from '../../paths.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useDocumentTitle } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './docs-screen.module.css'
import { CallSection } from './parts/call-section.tsx'
import { ErrorCodes } from './parts/error-codes.tsx'
import { moduleLabel } from './parts/module-label.ts'
import { modulesOf, type OpenApi } from './parts/open-api.ts'
import { Preamble } from './parts/preamble.tsx'

/** Every call of the server, readable, made from its own /openapi.json. */
export function DocsScreen() {
  const { t } = useTranslation()
  const language = useSpoken((spoken) => spoken.language)
  const { data, error, refetch } = useQuery({
    queryKey: ['openApi', language],
    queryFn: async ({ signal }): Promise<OpenApi> => {
      const headers = { 'Accept-Language': languageInfo[language].tag }
      return (await fetch(paths.openApi, { headers, signal })).json()
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  useDocumentTitle(t('app.apiDocs'))
  const modules = data ? modulesOf(data) : []
  return (
    <div className={css.layout}>
      <nav className={css.side} aria-label={t('docs.contents')}>
        <Link to={paths.qrCodes} className={css.brand}>
          <BrandMark />
          {t('app.name')}
        </Link>
        <ul>
          {modules.map(({ name, calls }) => (
            <li key={name}>
              <a href={`#${name}`}>
                {t(moduleLabel(name))} <span className={css.count}>{calls.length}</span>
              </a>
            </li>
          ))}
          <li>
            <a href="#error-codes">{t('docs.errorCodes')}</a>
          </li>
        </ul>
        <LanguageLinks />
      </nav>
      <main className={css.main}>
        <h1>{t('app.apiDocs')}</h1>
        <Preamble />
        {error && <ErrorState error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton rows={10} height={28} />}
        {modules.map(({ name, calls }) => (
          <section key={name} id={name} aria-label={t(moduleLabel(name))}>
            <h2>{t(moduleLabel(name))}</h2>
            {calls.map((call) => (
              <CallSection key={call.id} call={call} />
            ))}
          </section>
        ))}
        <ErrorCodes />
      </main>
    </div>
  )
}
