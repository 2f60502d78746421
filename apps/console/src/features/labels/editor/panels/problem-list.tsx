import { useTranslation } from 'react-i18next'
import { CheckIcon, WarningIcon } from '../../../../ui/icons.ts'
import { layerName } from '../model/layer-words.ts'
import type { Problem } from '../model/problems.ts'
import type { LabelEditor } from '../use-label-editor.ts'
import css from './panels.module.css'

/** What would be wrong on paper; a click goes to the layer. */
export function ProblemList({ editor, problems }: { editor: LabelEditor; problems: readonly Problem[] }) {
  const { t } = useTranslation()
  const { layers } = editor.content.design
  const nameOf = (id: string | null) => {
    const layer = layers.find((one) => one.id === id)
    return layer ? layerName(layer, t) : ''
  }
  if (problems.length === 0) {
    return (
      <p className={css.fine} role="status">
        <CheckIcon /> {t('labelEditor.noProblems')}
      </p>
    )
  }
  return (
    <section className={css.problems} aria-label={t('labelEditor.problems', { count: problems.length })}>
      <h2>
        <WarningIcon /> {t('labelEditor.problems', { count: problems.length })}
      </h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.kind} ${problem.id}`}>
            {problem.id === null ? (
              t(`labelEditor.problem_${problem.kind}`)
            ) : (
              <button type="button" onClick={() => editor.act({ do: 'select', ids: [problem.id] })}>
                {t(`labelEditor.problem_${problem.kind}`, { ...problem, name: nameOf(problem.id) })}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
