import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button-link.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { type CodeForPrint, type PrintSettings, readInPdf } from './print-data.ts'
import { SheetsFailed, SheetsView } from './sheets-view.tsx'
import type { PrintStateProps } from './use-print-state.ts'
import { useTemplateChoice } from './use-template-choice.ts'

/** Codes whose words are fetched at a time. */
const atOnce = 200
const nothingMore = () => undefined

/** Labels of group codes. */
export function GroupSheets({ state, setState, settings: wanted }: PrintStateProps) {
  const { t } = useTranslation()
  const { group } = state
  const ids = useMemo(() => [...new Set(group.split(',').map(Number))].filter((id) => id > 0), [group])
  const { codes, failed } = useGroupCodes(ids)
  const choice = useTemplateChoice(wanted)
  const words = { back: paths.groupCodes, backTo: t('labels.backToGroups') }

  async function print(settings: PrintSettings) {
    const { task } = await client.groupPrints.print({ ids, settings })
    return task
  }

  if (failed) return <SheetsFailed error={failed.error} {...words} onRetry={failed.refetch} />
  if (ids.length === 0)
    return (
      <EmptyState
        title={t('labels.nothing')}
        text={t('labels.noGroupCodes')}
        action={<ButtonLink to={words.back}>{words.backTo}</ButtonLink>}
      />
    )
  return (
    <SheetsView
      {...{ state, setState, choice, codes, print, ...words }}
      ids={ids.map(String)}
      want={nothingMore}
      error={null}
      order={null}
      gone={0}
      check={readInPdf}
    />
  )
}

/** What labels of group codes say: they are few, so all of them are fetched. */
function useGroupCodes(ids: readonly number[]) {
  const pieces = useMemo(
    () =>
      Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, nth) => ids.slice(nth * atOnce, (nth + 1) * atOnce)),
    [ids],
  )
  return useQueries({
    queries: pieces.map((some) => ({
      queryKey: ['groupCode', 'printData', some],
      queryFn: ({ signal }: { signal: AbortSignal }) => client.groupPrints.printData({ ids: some }, { signal }),
      staleTime: 60_000,
    })),
    combine: (results) => ({
      codes: new Map<string, CodeForPrint>(
        results
          .flatMap(({ data }) => data?.list ?? [])
          .map(({ id, folder, url, ...words }) => {
            const directories = folder ? [folder] : []
            const code = { ...words, id: String(id), number: '', address: url, directories, state: '', columns: {} }
            return [code.id, code] as const
          }),
      ),
      failed: results.find(({ error }) => error),
    }),
  })
}
