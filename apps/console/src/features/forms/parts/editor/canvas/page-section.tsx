import { useDroppable } from '@dnd-kit/core'
import { type Component, type Finding, type Page, schemaOf } from '@matai/form-kit/schema'
import { Button, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { DownIcon, UpIcon } from '../../../../../ui/editor-icons.ts'
import { Field } from '../../../../../ui/field.tsx'
import { DeleteIcon } from '../../../../../ui/icons.ts'
import { InputNumber } from '../../../../../ui/number-input.tsx'
import type { FormEditor } from '../use-form-editor.ts'
import css from './canvas.module.css'
import { emptyPage } from './drag-names.ts'
import { QuestionCard } from './question-card.tsx'

interface PageSectionProps {
  page: Page
  place: number
  count: number
  editor: FormEditor
  numbers: ReadonlyMap<string, number>
  /** of the page itself */
  findings: readonly Finding[]
  findingsOf: (component: string) => readonly Finding[]
}

/** Questions that are shown together. A form of one page does not speak of pages. */
export function PageSection({ page, place, count, editor, numbers, findings, findingsOf }: PageSectionProps) {
  const { t } = useTranslation()
  const { edit, chosen, choose, media } = editor
  const label = t('formEditor.pageOf', { page: place + 1 })
  const scored = page.components.filter(({ type }) => schemaOf(type).score).length
  const set = (change: Partial<Pick<Page, 'title' | 'draw'>>) =>
    edit({ do: 'changePage', id: page.id, change, at: Date.now() })
  return (
    <section className={css.page} aria-label={label}>
      {count > 1 && (
        <header className={css.pageHead}>
          <h2>{label}</h2>
          <Input
            aria-label={t('formEditor.pageTitle')}
            placeholder={t('formEditor.pageTitle')}
            value={page.title}
            maxLength={200}
            onChange={({ target }) => set({ title: target.value })}
          />
          <Button
            type="text"
            size="small"
            icon={<UpIcon />}
            aria-label={t('formEditor.pageUp', { page: place + 1 })}
            disabled={place === 0}
            onClick={() => edit({ do: 'movePage', id: page.id, by: -1, at: Date.now() })}
          />
          <Button
            type="text"
            size="small"
            icon={<DownIcon />}
            aria-label={t('formEditor.pageDown', { page: place + 1 })}
            disabled={place === count - 1}
            onClick={() => edit({ do: 'movePage', id: page.id, by: 1, at: Date.now() })}
          />
          <Button
            type="text"
            size="small"
            icon={<DeleteIcon />}
            aria-label={t('formEditor.pageRemove', { page: place + 1 })}
            title={t('formEditor.pageRemoveHint')}
            onClick={() => edit({ do: 'removePage', id: page.id, at: Date.now() })}
          />
        </header>
      )}
      {(scored > 1 || page.draw !== null) && (
        <Field label={t('formEditor.draw', { count: scored })} hint={t('formEditor.drawHint')}>
          <InputNumber min={1} max={500} value={page.draw} onChange={(draw) => set({ draw })} />
        </Field>
      )}
      {findings.map(({ phrase, params }) => (
        <p key={phrase} className={css.fault} role="alert">
          {t(phrase, params)}
        </p>
      ))}
      {someAtOnce(page.components).map((some, at) => (
        // They have no other name than their place, and what moves into another draws itself anew.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={css.some} style={{ containIntrinsicSize: `auto ${some.length * cardStep}px` }}>
          {some.map((component) => (
            <QuestionCard
              key={component.id}
              component={component}
              number={numbers.get(component.id)}
              isOpen={component.id === chosen}
              findings={findingsOf(component.id)}
              edit={edit}
              choose={choose}
              media={media}
            />
          ))}
        </div>
      ))}
      {page.components.length === 0 && <EmptyPage id={page.id} />}
    </section>
  )
}

/** Pixels from one closed card to the next. */
const cardStep = 58
const most = 20

/** Questions in parts that the browser can leave out as a whole: each by itself would cost more than it saves. */
const someAtOnce = (components: readonly Component[]): Component[][] =>
  Array.from({ length: Math.ceil(components.length / most) }, (_, at) => components.slice(at * most, (at + 1) * most))

function EmptyPage({ id }: { id: string }) {
  const { t } = useTranslation()
  const { setNodeRef, isOver } = useDroppable({ id: emptyPage(id) })
  return (
    <div ref={setNodeRef} className={css.empty} data-over={isOver}>
      {t('formEditor.emptyPage')}
    </div>
  )
}
