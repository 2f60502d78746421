import { useTranslation } from 'react-i18next'
import css from '../docs-screen.module.css'
import { accessLabel, flagOf } from './access-label.ts'
import { curlOf } from './curl.ts'
import { FieldTable } from './field-table.tsx'
import { fieldsOf } from './fields.ts'
import type { DocumentedCall } from './open-api.ts'

/** One call: closed it is a line, open it is the whole truth. */
export function CallSection({ call }: { call: DocumentedCall }) {
  const { t } = useTranslation()
  return (
    <details className={css.call} id={call.id}>
      <summary>
        <h3 className={css.summary}>{call.summary}</h3>
        <span className={css.method}>{call.method}</span>
        <span className={css.path}>{call.path}</span>
      </summary>
      <div className={css.body}>
        <ul className={css.gates}>
          <li>{t(accessLabel(call.access), { flag: flagOf(call.access) })}</li>
          {call.feature && <li>{t('docs.needsFeature', { feature: call.feature })}</li>}
          {call.limit && <li>{t('docs.countsLimit', { limit: call.limit })}</li>}
        </ul>
        <h4>{t('docs.input')}</h4>
        <FieldTable fields={fieldsOf(call.input)} label={t('docs.input')} withRequired />
        <h4>{t('docs.output')}</h4>
        {call.output ? (
          <FieldTable fields={fieldsOf(call.output)} label={t('docs.output')} />
        ) : (
          <p>{t('docs.picture')}</p>
        )}
        <h4>{t('docs.example')}</h4>
        <pre className={css.curl} tabIndex={0}>
          {curlOf(call, location.origin)}
        </pre>
      </div>
    </details>
  )
}
