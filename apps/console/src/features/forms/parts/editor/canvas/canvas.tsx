import { pagesMax } from '@matai/form-kit/limits'
import type { Finding } from '@matai/form-kit/schema'
import { schemaOf } from '@matai/form-kit/schema'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { AddIcon } from '../../../../../ui/icons.ts'
import type { FormEditor } from '../use-form-editor.ts'
import css from './canvas.module.css'
import { FormHead } from './form-head.tsx'
import { PageSection } from './page-section.tsx'

const none: readonly Finding[] = []

/** The form from its title to its last question, page by page. */
export function Canvas({ editor, findings }: { editor: FormEditor; findings: readonly Finding[] }) {
  const { t } = useTranslation()
  const { document, edit } = editor
  const byComponent = useMemo(() => {
    const found = new Map<string, Finding[]>()
    for (const one of findings) {
      if (!one.at || !('component' in one.at)) continue
      found.set(one.at.component, [...(found.get(one.at.component) ?? []), one])
    }
    return found
  }, [findings])
  const numbers = useMemo(() => numbersOf(document), [document])
  const ofAll = useMemo(() => findings.filter(({ at }) => at === null), [findings])
  const last = document.pages.at(-1)?.id ?? ''
  return (
    <div className={css.canvas}>
      <FormHead
        title={document.title}
        intro={document.intro}
        submitLabel={document.submitLabel}
        numbered={document.numbered}
        edit={edit}
        findings={ofAll}
      />
      {document.pages.map((page, at) => (
        <PageSection
          key={page.id}
          page={page}
          place={at}
          count={document.pages.length}
          editor={editor}
          numbers={numbers}
          findings={findings.filter((one) => one.at && 'page' in one.at && one.at.page === page.id)}
          findingsOf={(id) => byComponent.get(id) ?? none}
        />
      ))}
      <Button
        icon={<AddIcon />}
        disabled={document.pages.length >= pagesMax}
        onClick={() => edit({ do: 'addPage', after: last, at: Date.now() })}
      >
        {t('formEditor.addPage')}
      </Button>
    </div>
  )
}

/** As fillers count: questions that collect something. */
function numbersOf({ pages, numbered }: FormEditor['document']): ReadonlyMap<string, number> {
  const counted = pages.flatMap(({ components }) => components).filter(({ type }) => numbered && schemaOf(type).answer)
  return new Map(counted.map(({ id }, at) => [id, at + 1]))
}
