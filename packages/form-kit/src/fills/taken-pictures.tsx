import type { FillContext } from '../engine/fill-face.ts'

/** Pictures of an answer, each with a way to remove it. */
export function TakenPictures({
  ids,
  onRemove,
  context: { say, fileAddress },
}: {
  ids: readonly string[]
  onRemove(id: string): void
  context: FillContext
}) {
  if (ids.length === 0) return null
  return (
    <ul className="mt-taken">
      {ids.map((id, at) => {
        const name = say('formFill.pictureOf', { at: at + 1, of: ids.length })
        return (
          <li key={id}>
            <img src={fileAddress(id)} alt={name} />
            <button
              type="button"
              className="mt-button"
              aria-label={say('formFill.removeNamed', { name })}
              onClick={() => onRemove(id)}
            >
              {say('formFill.remove')}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
