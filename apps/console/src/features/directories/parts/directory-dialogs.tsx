import type { Directory } from '@matai/contract'
import { lazy, Suspense } from 'react'
import { DirectoryDialog } from './directory-dialog.tsx'
import { withBelow } from './directory-tree.ts'
import { RemoveDirectoryDialog } from './remove-directory-dialog.tsx'
import type { DirectoryDeeds } from './use-directory-deeds.ts'

// Seldom opened, and together as heavy as the list.
const MoveDirectoryDialog = lazy(async () => ({
  default: (await import('./move-directory-dialog.tsx')).MoveDirectoryDialog,
}))
const PageDrawer = lazy(async () => ({ default: (await import('./page/page-drawer.tsx')).PageDrawer }))

interface DirectoryDialogsProps {
  directories: Directory[]
  deeds: DirectoryDeeds
  chosen: number
  onChoose: (id: number) => void
}

/** The dialog that is open, if one is. */
export function DirectoryDialogs({ directories, deeds, chosen, onChoose }: DirectoryDialogsProps) {
  if (!deeds.asked) return null
  const { asking, directory } = deeds.asked
  if (asking === 'add' || !directory) {
    return (
      <DirectoryDialog directory={null} parent={directory} onClose={deeds.close} onSaved={({ id }) => onChoose(id)} />
    )
  }
  if (asking === 'rename') return <DirectoryDialog directory={directory} parent={null} onClose={deeds.close} />
  if (asking === 'page')
    return (
      <Suspense>
        <PageDrawer directory={directory} onClose={deeds.close} />
      </Suspense>
    )
  if (asking === 'move') {
    return (
      <Suspense>
        <MoveDirectoryDialog
          directory={directory}
          directories={directories}
          onClose={deeds.close}
          onMove={(place) => deeds.move(directory, place)}
        />
      </Suspense>
    )
  }
  const gone = withBelow(directories, directory.id)
  return (
    <RemoveDirectoryDialog
      directory={directory}
      below={gone.length - 1}
      isPublic={gone.some(({ published }) => published)}
      onClose={deeds.close}
      onRemoved={() => gone.some(({ id }) => id === chosen) && onChoose(directory.parentId ?? 0)}
    />
  )
}
