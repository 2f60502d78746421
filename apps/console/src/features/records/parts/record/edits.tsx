import type { FormRecord } from '@matai/contract'
import { componentsOf } from '@matai/form-kit/schema'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../ui/format.ts'
import css from '../records.module.css'
import { titleOf } from '../title-of.ts'

/** Who changed which answers, the newest first. */
export function Edits({ record: { history, document } }: { record: FormRecord }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  if (history.length === 0) return null
  const components = componentsOf(document)
  return (
    <section>
      <h2 className={css.heading}>{t('recordScreens.edits')}</h2>
      <ul className={css.thread}>
        {history.map(({ id, at, user, before, after }) => {
          const changed = new Set([...Object.keys(before), ...Object.keys(after)])
          const questions = components.filter((component) => changed.has(component.id))
          return (
            <li key={id}>
              {t('recordScreens.editedBy', {
                name: user.name,
                questions: questions.map((component) => titleOf(component, t)).join('、'),
              })}{' '}
              <small className={css.soft}>{formatInstant(at)}</small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
