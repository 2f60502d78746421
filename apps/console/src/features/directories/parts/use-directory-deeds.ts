import type { Directory } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { directoryDepthMax } from 'virtual:contract-constants'
import { client, sentenceOf } from '../../../client.ts'
import { toast } from '../../../ui/toast-store.ts'
import { setClosed } from './closed-directories.ts'
import { type Place, refusalOf, stepOf } from './directory-tree.ts'
import { directoriesChanged } from './queries.ts'

type Asking = 'add' | 'rename' | 'move' | 'page' | 'remove'

export type DirectoryDeeds = ReturnType<typeof useDirectoryDeeds>

/** What can be done with directories, the dialog that is open, and what a screen reader hears. */
export function useDirectoryDeeds(directories: Directory[]) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  /** Adding at the top is asked about no directory. */
  const [asked, setAsked] = useState<{ asking: Asking; directory: Directory | null } | null>(null)
  const [said, setSaid] = useState('')

  const refusal = (id: number, place: Place) => {
    const reason = refusalOf(directories, id, place, directoryDepthMax)
    return reason && t(`directories.${reason}`)
  }

  async function move({ id, name }: Directory, place: Place): Promise<boolean> {
    const reason = refusal(id, place)
    if (reason) {
      toast.error(reason)
      return false
    }
    try {
      await client.directories.move({ id, ...place })
      if (place.parentId !== null) setClosed(place.parentId, false)
      directoriesChanged(queries)
      setSaid(t('directories.moved', { name }))
      return true
    } catch (error) {
      toast.error(sentenceOf(error))
      return false
    }
  }

  async function step(directory: Directory, by: -1 | 1): Promise<void> {
    const place = stepOf(directories, directory, by)
    if (!place || !(await move(directory, place))) return
    setSaid(t(by === -1 ? 'directories.movedUp' : 'directories.movedDown', { name: directory.name }))
  }

  return {
    asked,
    ask: (asking: Asking, directory: Directory | null) => setAsked({ asking, directory }),
    close: () => setAsked(null),
    said,
    refusal,
    move,
    step,
  }
}
