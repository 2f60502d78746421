import type { ReactNode } from 'react'
import type { FillContext } from '../engine/fill-face.ts'

/** Files of an answer, each with a way to remove it. */
export function KeptFiles({
  files,
  onRemove,
  context: { say },
}: {
  files: readonly { name: string; content: ReactNode }[]
  onRemove(at: number): void
  context: FillContext
}) {
  if (files.length === 0) return null
  return (
    <ul className="mt-files">
      {files.map(({ name, content }, at) => (
        // Two files can have one name, and their order is all that tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          {content}
          <button
            type="button"
            className="mt-button"
            aria-label={say('formFill.removeNamed', { name })}
            onClick={() => onRemove(at)}
          >
            {say('formFill.remove')}
          </button>
        </li>
      ))}
    </ul>
  )
}
