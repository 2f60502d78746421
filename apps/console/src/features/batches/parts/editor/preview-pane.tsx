import { fillPage } from '@matai/content/fill-page'
import type { BatchChild } from '@matai/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AfterIcon, BeforeIcon } from '../../../../ui/editor-icons.ts'
import { toDrafts } from '@matai/content/draft'
import { PagePreview } from '../../../qr-codes/public.tsx'
import { codeAtQuery } from '../queries.ts'
import { type BatchContent, layoutOf } from './batch-content.ts'
import css from './editor.module.css'
import { namedValues, sampleValues } from './sample-values.ts'

/** Whose values the preview shows: of an example, or of a code by its place. */
export function usePreviewRow(content: BatchContent, id: number | null, codes: number) {
  const [place, setPlace] = useState(0)
  const [now] = useState(() => new Date())
  const { data } = useQuery({
    ...codeAtQuery(id ?? 0, place),
    enabled: id !== null && place > 0,
    placeholderData: keepPreviousData,
  })
  const child = place > 0 ? (data ?? null) : null
  const page = useMemo(() => {
    const { columns } = content
    return fillPage(layoutOf(content), child ? namedValues(columns, child.values) : sampleValues(columns, now))
  }, [content, child, now])
  return { place, setPlace, codes, child, page }
}

export type PreviewRow = ReturnType<typeof usePreviewRow>

/** What visitors of one code will see, with steps from an example through the codes that are there. */
export function PreviewPane({ row }: { row: PreviewRow }) {
  const { t } = useTranslation()
  const { place, setPlace, codes, child, page } = row
  const shown = useMemo(
    () => ({ name: page.name, kind: 'page' as const, target: '', blocks: toDrafts(page.blocks) }),
    [page],
  )
  const faults = [...new Set(page.faults.map(({ column, phrase, params }) => faultOf(column, t(phrase, params))))]
  return (
    <div className={css.pane}>
      <div className={css.steps} role="group" aria-label={t('batchScreens.previewOf')}>
        <Button
          type="text"
          size="small"
          icon={<BeforeIcon />}
          aria-label={t('batchScreens.previewBefore')}
          disabled={place === 0}
          onClick={() => setPlace(place - 1)}
        />
        <span aria-live="polite">{child ? wordsOf(child) : t('batchScreens.previewSample')}</span>
        <Button
          type="text"
          size="small"
          icon={<AfterIcon />}
          aria-label={t('batchScreens.previewAfter')}
          disabled={place >= codes}
          title={codes === 0 ? t('batchScreens.previewNone') : ''}
          onClick={() => setPlace(place + 1)}
        />
      </div>
      <PagePreview content={shown} />
      {child && faults.length > 0 && (
        <ul className={css.faults} role="status">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

const wordsOf = ({ number, code }: BatchChild) => `${number} · ${code.name}`
const faultOf = (column: string, words: string) => (column ? `${column}: ${words}` : words)
