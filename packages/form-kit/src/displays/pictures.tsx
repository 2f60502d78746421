import type { DisplayContext } from '../engine/display-face.ts'

/** Pictures in a grid, each a link to itself in full. */
export function Pictures({ ids, context }: { ids: readonly string[]; context: DisplayContext }) {
  return (
    <ul className="mt-pictures">
      {ids.map((id, at) => (
        <li key={id}>
          <a href={context.fileAddress(id)}>
            <img
              src={context.fileAddress(id)}
              alt={context.say('formFill.pictureOf', { at: at + 1, of: ids.length })}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
