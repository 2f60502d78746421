import type { FillContext } from '../engine/fill-face.ts'
import { FilePick } from './file-pick.tsx'
import { GoingList } from './going-list.tsx'
import type { PartWired } from './labelled.tsx'
import { TakenPictures } from './taken-pictures.tsx'
import { useGrowing } from './use-growing.ts'
import { useUpload } from './use-upload.ts'

interface PictureListProps {
  wired?: PartWired
  name: string
  most: number
  ids: readonly string[]
  onChange(ids: readonly string[]): void
  onBusy(isBusy: boolean): void
  context: FillContext
}

/** Pictures that need nothing but to be there. */
export function PictureList({ wired, name, most, ids, onChange, onBusy, context }: PictureListProps) {
  const add = useGrowing(ids, onChange)
  const { going, send } = useUpload('picture', { context, onBusy }, ({ fileId }) => add(fileId))
  return (
    <>
      <TakenPictures ids={ids} onRemove={(id) => onChange(ids.filter((one) => one !== id))} context={context} />
      <GoingList going={going} context={context} />
      {ids.length < most && (
        <FilePick
          {...(wired ? { wired } : {})}
          label={context.say('formFill.addPictureTo', { name })}
          accept="image/*"
          isMultiple={most > 1}
          onPick={(files) => void send(files.slice(0, most - ids.length))}
        />
      )}
    </>
  )
}
