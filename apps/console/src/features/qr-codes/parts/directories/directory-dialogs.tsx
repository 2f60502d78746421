import type { Directory } from '@matai/contract'
import { DirectoryDialog } from './directory-dialog.tsx'
import { withBelow } from './directory-tree.ts'
import { MoveDirectoryDialog } from './move-directory-dialog.tsx'
import { PageDrawer } from './page/page-drawer.tsx'
import { RemoveDirectoryDialog } from './remove-directory-dialog.tsx'
import type { DirectoryDeeds } from './use-directory-deeds.ts'

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
  if (asking === 'page') return <PageDrawer directory={directory} onClose={deeds.close} />
  if (asking === 'move') {
    return (
      <MoveDirectoryDialog
        directory={directory}
        directories={directories}
        onClose={deeds.close}
        onMove={(place) => deeds.move(directory, place)}
      />
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
