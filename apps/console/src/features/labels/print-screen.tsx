import { useQuery } from '@tanstack/react-query'
import { Button, Checkbox, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { client } from '../../client.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { ComponentTheme, PopupPlace } from '../../ui/component-theme.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { PrinterIcon } from '../../ui/icons.ts'
import { useDocumentTitle } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useUrlState } from '../../ui/use-url-state.ts'
import { captionLines, captions, Sheet } from './parts/sheet.tsx'
import { pagesOf, perPageChoices, sheetLayout } from './parts/sheet-layout.ts'
import { useDrawnCodes } from './parts/use-drawn-codes.ts'
import css from './print.module.css'

/** Live codes on A4 for the browser's own print dialogue; which ones, and how, stands in the address. */
export function PrintScreen() {
  const { t } = useTranslation()
  return (
    <ComponentTheme>
      <Sheets />
      <PopupPlace label={t('app.popups')} />
    </ComponentTheme>
  )
}

function Sheets() {
  const { t } = useTranslation()
  const [state, setState] = useUrlState({ ids: '', perPage: 12, start: 1, caption: 'name', lines: false })
  useDocumentTitle(t('labels.printTitle'))
  const ids = state.ids.split(',').filter(Boolean)
  const perPage = perPageChoices.find((choice) => choice === state.perPage) ?? 12
  const caption = captions.find((known) => known === state.caption) ?? 'name'
  const { data, error, refetch } = useQuery({
    queryKey: ['qrCodes', 'labels', ids],
    queryFn: ({ signal }) => client.qrCodes.getLabelInfo({ ids }, { signal }),
    enabled: ids.length > 0,
  })
  const codes = data?.list ?? []
  const drawn = useDrawnCodes(codes.map(({ id }) => id))
  const unreadable = [...drawn.values()].filter((address) => address === null).length
  const isDrawn = codes.length > 0 && drawn.size === codes.length
  const lines = captionLines[caption]
  const pages = pagesOf(codes, perPage, state.start)

  if (ids.length === 0) {
    return (
      <EmptyState
        title={t('labels.nothing')}
        text={t('labels.nothingText')}
        action={<ButtonLink to={paths.qrCodes}>{t('labels.back')}</ButtonLink>}
      />
    )
  }
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton />
  return (
    <div className={css.screen}>
      <aside className={css.side}>
        <h1>{t('labels.printTitle')}</h1>
        <p className={css.numbers} aria-live="polite">
          {isDrawn
            ? t('labels.extent', {
                codes: t('labels.codeCount', { count: codes.length }),
                sheets: t('labels.sheetCount', { count: pages.length }),
              })
            : t('labels.drawing', { done: drawn.size, total: codes.length })}
        </p>
        {unreadable > 0 && (
          <p className={css.problems} role="alert">
            {t('labels.unreadableCount', { count: unreadable })}
          </p>
        )}
        <Field label={t('labels.perPage')}>
          <Select
            value={perPage}
            options={perPageChoices.map((choice) => ({
              value: choice,
              label: t('labels.perPageChoice', { count: choice, width: sheetLayout(choice, lines).codeWidth }),
            }))}
            onChange={(chosen) => void setState({ perPage: chosen, start: Math.min(state.start, chosen) })}
          />
        </Field>
        <Field label={t('labels.start')} hint={t('labels.startHint')}>
          <InputNumber
            min={1}
            max={perPage}
            precision={0}
            value={Math.min(Math.max(state.start, 1), perPage)}
            onChange={(start) => void setState({ start: start ?? 1 })}
          />
        </Field>
        <Field label={t('labels.caption')}>
          <Select
            value={caption}
            options={[
              { value: 'name', label: t('labels.captionName') },
              { value: 'nameAndNumber', label: t('labels.captionNameAndNumber') },
              { value: 'none', label: t('labels.captionNone') },
            ]}
            onChange={(chosen) => void setState({ caption: chosen })}
          />
        </Field>
        <Checkbox checked={state.lines} onChange={({ target }) => void setState({ lines: target.checked })}>
          {t('labels.cutLines')}
        </Checkbox>
        <p className={css.hint}>{t('labels.scaleHint')}</p>
        <Button
          type="primary"
          icon={<PrinterIcon />}
          disabled={!isDrawn || unreadable === codes.length}
          onClick={() => window.print()}
        >
          {t('labels.printNow', { count: codes.length - unreadable })}
        </Button>
        <ButtonLink to={paths.qrCodes}>{t('labels.back')}</ButtonLink>
      </aside>
      <main className={css.desk}>
        {pages.map((cells, page) => (
          <Sheet
            key={page} // pages have no other name than their number
            cells={cells}
            drawn={drawn}
            layout={sheetLayout(perPage, lines)}
            caption={caption}
            cutLines={state.lines}
            label={t('labels.sheet', { page: page + 1, pages: pages.length })}
          />
        ))}
      </main>
    </div>
  )
}
