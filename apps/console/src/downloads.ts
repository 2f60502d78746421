import type { CallInput, Contract, ExportTask } from '@matai/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { create } from 'zustand'
import { routes } from 'virtual:contract-routes'
import { CallError, client } from './client.ts'
import { resource } from './ui/resource.ts'

type CodesZip = CallInput<Contract['exports']['codesZip']>

/** Which live codes somebody wants pictures of. */
export interface CodesWanted {
  selection: Pick<CodesZip, 'ids' | 'list'>
  /** What they are, in a few words. */
  text: string
  /** How many they are, as far as it is known. */
  count?: number
  /** One of them, for an example of its file name. */
  example?: { id: string; name: string; directory: string } | undefined
}

interface Downloads {
  /** What the dialog asks about; null when it is closed. */
  wanted: CodesWanted | null
  /** Tasks that this page started: their files are fetched by themselves. */
  own: readonly number[]
}

export const useDownloads = create<Downloads>(() => ({ wanted: null, own: [] }))

/** Opens the dialog for a zip of pictures over whatever screen is shown. */
export function askToDownload(wanted: CodesWanted): void {
  useDownloads.setState({ wanted })
}

export function closeDownloadDialog(): void {
  useDownloads.setState({ wanted: null })
}

export const isOpen = ({ state }: Pick<ExportTask, 'state'>) => state === 'waiting' || state === 'running'

/** Milliseconds between two looks at tasks under way. */
const lookEvery = 1_000

/** All background downloads of the person, as long as their files are kept. */
export const downloads = resource({
  key: ['exports', 'list'],
  list: client.exports.taskList,
  again: (tasks) => tasks.some(isOpen) && lookEvery,
  touches: [],
})

/** The newest background downloads of the person in an account. */
export const exportsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['exports', 'newest', accountId],
    queryFn: ({ signal }) => client.exports.taskList({ pageSize: 50 }, { signal }),
    refetchInterval: ({ state: { data, error } }) => {
      if (error instanceof CallError && error.code === 1000) return false
      return data?.list.some(isOpen) ? lookEvery : false
    },
  })

/** Shows a task that was just started, and fetches its file when it is there. */
export function downloadStarted(queries: QueryClient, task: ExportTask): void {
  useDownloads.setState(({ own }) => ({ own: [...own, task.id] }))
  void queries.invalidateQueries({ queryKey: ['exports'] })
}

/** Where the browser gets the file of a task. */
export function exportFileAddress(id: number): string {
  return `${routes.exports?.taskFile?.path ?? ''}?id=${id}`
}

/** Hands the file of a task to the browser, which writes it to the disk as it comes. */
export function fetchExportFile(id: number): void {
  const link = document.createElement('a')
  link.href = exportFileAddress(id)
  link.download = ''
  link.click()
}
