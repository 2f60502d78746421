import { type Beginning, editorOf, newComponent } from '@matai/form-kit/editor'
import { componentsMax } from '@matai/form-kit/limits'
import { type Component, componentsOf, schemaOf } from '@matai/form-kit/schema'
import { Button, Input, Tag } from 'antd'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useInsert } from '../editor/canvas/use-add.ts'
import { beginningIn } from '../editor/model/beginning.ts'
import type { FormEditor } from '../editor/use-form-editor.ts'
import css from './paste-questions.module.css'
import { QuestionsFile } from './questions-file.tsx'
import { readQuestions, type ReadQuestion } from './read-questions.ts'

/** Questions from a text or from rows of a sheet, looked at before they come into the form. */
export function PasteQuestions({ editor }: { editor: FormEditor }) {
  const { t } = useTranslation()
  const [text, setText] = useState<string | null>(null)
  const { document } = editor
  const insert = useInsert(editor)
  const room = componentsMax - componentsOf(document).length
  const questions = text === null ? [] : readQuestions(text).slice(0, room)

  return (
    <>
      <Button size="small" onClick={() => setText('')}>
        {t('formTemplates.paste')}
      </Button>
      {text !== null && (
        <Dialog
          width={880}
          title={t('formTemplates.paste')}
          action={
            questions.length > 0 ? t('formTemplates.pasteAdd', { count: questions.length }) : t('formTemplates.add')
          }
          disabled={questions.length === 0}
          onAct={() => {
            const by = beginningIn(t)
            insert(questions.map((one) => componentOf(one, by)))
            setText(null)
          }}
          onClose={() => setText(null)}
        >
          <p className={css.hint}>{t('formTemplates.pasteHint')}</p>
          <QuestionsFile onText={setText} />
          <div className={css.columns}>
            <Input.TextArea
              autoFocus
              aria-label={t('formTemplates.pasteText')}
              placeholder={t('formTemplates.pasteExample')}
              rows={16}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            {questions.length === 0 ? (
              <p className={css.hint}>{t('formTemplates.pasteNothing')}</p>
            ) : (
              <ol className={css.read} aria-label={t('formTemplates.pasteRead')}>
                {questions.map((question, at) => (
                  // Read anew with each letter: they have no other name than their place.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={at}>
                    <Tag>{t(`forms.type_${question.type}`)}</Tag> {question.title}
                    {sayBelow(question, t) && <small>{sayBelow(question, t)}</small>}
                  </li>
                ))}
              </ol>
            )}
          </div>
        </Dialog>
      )}
    </>
  )
}

/** What of a question stands below its title. */
const sayBelow = ({ options, right, blanks, points }: ReadQuestion, t: TFunction): string =>
  [
    options.map((option, at) => (right.includes(at) ? `${option} ✓` : option)).join(' / '),
    blanks.map((accepted) => accepted.join(' | ')).join('；'),
    points === null ? '' : t('formTemplates.pastePoints', { count: points }),
  ]
    .filter(Boolean)
    .join(' · ')

/** The question as a component of its type. */
function componentOf(question: ReadQuestion, by: Beginning): Component {
  const { title, type, required, options, right, blanks, points, explanation } = question
  const listed = options.map((label) => ({ id: by.newId(), label }))
  const chosen = right.flatMap((at) => listed[at]?.id ?? [])
  const marks = editorOf(type).settings.options?.right
  return newComponent(type, by, {
    title,
    ...(schemaOf(type).answer ? { required } : {}),
    ...(options.length > 0 ? { options: listed } : {}),
    ...(blanks.length > 0 ? { blanks: blanks.map((accepted) => blankOf(accepted, question, by)) } : {}),
    ...(explanation && schemaOf(type).score ? { explanation } : {}),
    ...(points !== null && blanks.length === 0 ? { points } : {}),
    ...(marks ? { right: marks === 'one' ? (chosen[0] ?? null) : chosen } : {}),
  })
}

/** A blank with its share of the points. */
const blankOf = (accepted: string[], { blanks, points }: ReadQuestion, by: Beginning) => ({
  id: by.newId(),
  accepted,
  ...(points === null ? {} : { points: Math.round((points * 100) / blanks.length) / 100 }),
})
