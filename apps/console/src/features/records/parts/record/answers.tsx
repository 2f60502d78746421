import type { FormRecord } from '@matai/contract'
import { type DisplayContext, displayOf } from '@matai/form-kit/display'
import '@matai/form-kit/form.css'
import { componentsOf, readAnswer } from '@matai/form-kit/schema'
import { useTranslation } from 'react-i18next'
import { useSpoken } from '../../../../language.ts'
import css from '../records.module.css'
import { titleOf } from '../title-of.ts'

/** What was filled in, in the order and the words of the form as it was then. */
export function Answers({ record }: { record: FormRecord }) {
  const { t } = useTranslation()
  const language = useSpoken((spoken) => spoken.language)
  const files = new Map(record.files.map((file) => [file.id, file]))
  const context: DisplayContext = {
    say: (key, params) => String(t(key as never, params as never)),
    language,
    fileAddress: (id) => files.get(id)?.url ?? '',
    fileName: (id) => files.get(id)?.name ?? '',
    isScored: true,
  }
  const shown = componentsOf(record.document).flatMap((component) => {
    const answer = readAnswer(component, record.answers)
    return answer === undefined ? [] : [{ component, answer }]
  })
  return (
    <section aria-label={t('recordScreens.answers')}>
      {shown.length === 0 && <p className={css.soft}>{t('recordScreens.noAnswers')}</p>}
      <dl className={css.answers}>
        {shown.map(({ component, answer }) => {
          const Answer = displayOf(component.type)
          return (
            <div key={component.id}>
              <dt>{titleOf(component, t)}</dt>
              <dd>
                <Answer settings={component.settings} answer={answer} context={context} />
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
