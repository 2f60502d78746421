import { useTranslation } from 'react-i18next'
import { errorCodes } from 'virtual:contract-constants'
import css from '../docs-screen.module.css'

const meanings = {
  ok: 'docs.codeOk',
  sessionInvalid: 'docs.codeSessionInvalid',
  inputInvalid: 'docs.codeInputInvalid',
  notFound: 'docs.codeNotFound',
  noPermission: 'docs.codeNoPermission',
  featureMissing: 'docs.codeFeatureMissing',
  limitReached: 'docs.codeLimitReached',
  conflict: 'docs.codeConflict',
  tooManyRequests: 'docs.codeTooManyRequests',
  server: 'docs.codeServer',
} as const satisfies Record<keyof typeof errorCodes, string>

export function ErrorCodes() {
  const { t } = useTranslation()
  const names = Object.keys(meanings) as (keyof typeof meanings)[]
  return (
    <section id="error-codes" aria-label={t('docs.errorCodes')}>
      <h2>{t('docs.errorCodes')}</h2>
      <table className={css.fields} aria-label={t('docs.errorCodes')}>
        <thead>
          <tr>
            <th scope="col">
              <code>code</code>
            </th>
            <th scope="col">{t('docs.meaning')}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <td>
                <code>{errorCodes[name]}</code>
              </td>
              <td>{t(meanings[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
