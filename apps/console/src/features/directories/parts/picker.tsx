import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'

// A list with a tree in it is heavy, and most screens that could show it never do.
const Tree = lazy(async () => ({ default: (await import('./directory-picker.tsx')).DirectoryPicker }))

/** Chooses one directory of the tree, which comes when it is shown. */
export function DirectoryPicker(props: ComponentProps<typeof Tree>) {
  return (
    <Suspense fallback={<Skeleton rows={1} height={32} />}>
      <Tree {...props} />
    </Suspense>
  )
}
