import type { FormRecord } from '@matai/contract'
import { componentsOf } from '@matai/form-kit/schema'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../ui/format.ts'
import { answerText } from '../answer-text.ts'
import css from '../records.module.css'
import { titleOf } from '../title-of.ts'

/** Who changed which answers from what to what, the newest first. */
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
          const said = (component: (typeof questions)[number], answers: typeof before) =>
            answerText(component, { answers }, t) || t('recordScreens.blank')
          return (
            <li key={id}>
              <small className={css.soft}>
                {user.name} · {formatInstant(at)}
              </small>
              <dl className={css.lines}>
                {questions.map((component) => (
                  <div key={component.id}>
                    <dt>{titleOf(component, t)}</dt>
                    <dd>
                      <del>{said(component, before)}</del> → <ins>{said(component, after)}</ins>
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
