import { type Exam, examMinutes, type FormDocument, schemaOf, scoreOf } from '@matai/form-kit/schema'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import { InputNumber } from '../../../../ui/number-input.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { SwitchField } from '../editor/settings/switch-field.tsx'
import type { FormEditor } from '../editor/use-form-editor.ts'
import css from './exam.module.css'

const usual: Exam = {
  minutes: null,
  passMark: null,
  shuffleQuestions: false,
  shuffleOptions: false,
  answersShown: 'never',
}
const shown = ['never', 'afterSubmission', 'afterClosing'] as const

const scoredOn = ({ components }: FormDocument['pages'][number]) =>
  components.filter(({ type }) => schemaOf(type).score).length

/** Time, pass mark, order and answers of an exam; from which pages questions are drawn. */
export function ExamTab({ editor: { document, edit } }: { editor: FormEditor }) {
  const { t } = useTranslation()
  const { exam, pages } = document
  const set = (change: Partial<Exam>) => edit({ do: 'setExam', exam: { ...usual, ...exam, ...change }, at: Date.now() })
  const count = pages.reduce((sum, page) => sum + scoredOn(page), 0)
  const points = scoreOf({ ...document, rules: [] }, {})?.most ?? 0
  return (
    <div className={css.panels}>
      <Panel title={t('formExam.title')}>
        <p className={css.hint}>{count === 0 ? t('formExam.none') : t('formExam.totalOf', { count, points })}</p>
        <SwitchField
          label={t('formExam.on')}
          hint={t('formExam.onHint')}
          value={exam !== null}
          onChange={(on) => edit({ do: 'setExam', exam: on ? usual : null, at: Date.now() })}
        />
        {exam && (
          <div className={css.fields}>
            <Field label={t('formExam.minutes')}>
              <Select
                value={exam.minutes ?? 0}
                options={[
                  { value: 0, label: t('formExam.minutesNone') },
                  ...examMinutes.map((minutes) => ({ value: minutes, label: t('formExam.minutesOf', { minutes }) })),
                ]}
                onChange={(minutes) => set({ minutes: examMinutes.find((one) => one === minutes) ?? null })}
              />
            </Field>
            <Field label={t('formExam.passMark')} hint={t('formExam.passMarkHint')}>
              <InputNumber<number>
                min={1}
                max={100_000}
                precision={0}
                value={exam.passMark}
                onChange={(passMark) => set({ passMark })}
              />
            </Field>
            <Field label={t('formExam.answersShown')}>
              <Select
                value={exam.answersShown}
                options={shown.map((value) => ({ value, label: t(`formExam.shown_${value}`) }))}
                onChange={(answersShown) => set({ answersShown })}
              />
            </Field>
            <div className={css.order}>
              <SwitchField
                label={t('formExam.shuffleQuestions')}
                value={exam.shuffleQuestions}
                onChange={(shuffleQuestions) => set({ shuffleQuestions })}
              />
              <SwitchField
                label={t('formExam.shuffleOptions')}
                value={exam.shuffleOptions}
                onChange={(shuffleOptions) => set({ shuffleOptions })}
              />
            </div>
          </div>
        )}
      </Panel>
      {exam && count > 0 && (
        <Panel title={t('formExam.bank')}>
          <p className={css.hint}>{t('formExam.bankHint')}</p>
          <div className={css.fields}>
            {pages.map((page, at) => {
              const most = scoredOn(page)
              const name = t('formRules.pageNamed', { page: at + 1, title: page.title }).trim()
              if (most === 0) return null
              return (
                <Field
                  key={page.id}
                  label={t('formExam.drawOf', { page: name, count: most })}
                  hint={t('formEditor.drawHint')}
                >
                  <InputNumber<number>
                    min={1}
                    max={most}
                    precision={0}
                    value={page.draw}
                    onChange={(draw) => edit({ do: 'changePage', id: page.id, change: { draw }, at: Date.now() })}
                  />
                </Field>
              )
            })}
          </div>
        </Panel>
      )}
    </div>
  )
}
