import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../client.ts'
import type { LabelSource } from './use-label-sheet.ts'

const noFiles: LabelSource['files'] = []

/** The live codes that a label can be filled with for a look, the newest first. */
export function useCodesByName(keyword: string) {
  return useQuery({
    queryKey: ['qrCodes', 'list', 'forLabels', keyword],
    queryFn: ({ signal }) => client.qrCodes.getCodeList({ keyword, pageSize: 200 }, { signal }),
    placeholderData: (before) => before,
    staleTime: 60_000,
  })
}

/** A made-up live code, so that a template shows what it is for. */
export function useSample(): LabelSource {
  const { t } = useTranslation()
  return useMemo(
    () => ({
      data: {
        name: t('labelEditor.sample_name'),
        number: 'M16-Z41',
        id: 'AbC23xyz',
        address: `${location.origin}/q/AbC23xyz`,
        directories: [t('labelEditor.sample_directory'), t('labelEditor.sample_inner')],
        state: t('labelEditor.sample_state'),
        created: t('labelEditor.sample_created'),
        printed: t('labelEditor.sample_printed'),
        columns: {},
      },
      style: null,
      files: noFiles,
    }),
    [t],
  )
}

/** What the label is filled with: the sample, or the live code of an id. */
export function useSource(id: string, choose: (id: string) => void) {
  const sample = useSample()
  const { data, error, isFetching } = useQuery({
    queryKey: ['labels', 'data', id],
    queryFn: async ({ signal }) => (await client.labels.printData({ ids: [id] }, { signal })).list[0] ?? null,
    enabled: id !== '',
    staleTime: 60_000,
    placeholderData: (before) => before,
  })
  const source = useMemo((): LabelSource => {
    if (id === '' || !data) return sample
    const { style, files, ...words } = data
    return { data: words, style, files }
  }, [id, data, sample])
  return { id, choose, source, loading: isFetching, failed: error && id !== '' ? sentenceOf(error) : null }
}

export type SourceChoice = ReturnType<typeof useSource>
