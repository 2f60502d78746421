import type { FillContext } from '../engine/fill-face.ts'
import type { Going } from './use-upload.ts'

/** What is on its way, with a bar each; what failed, with a way to send it again. */
export function GoingList({ going, context: { say } }: { going: readonly Going[]; context: FillContext }) {
  if (going.length === 0) return null
  return (
    <ul className="mt-going">
      {going.map(({ key, name, part, failure, again, drop }) => (
        <li key={key}>
          <span>{name}</span>
          {failure === null ? (
            <progress aria-label={say('formFill.sending', { name })} max={1} value={part} />
          ) : (
            <>
              <span className="mt-problem" role="alert">
                {failure}
              </span>
              <button type="button" className="mt-button" onClick={again}>
                {say('formFill.sendAgain')}
              </button>
              <button
                type="button"
                className="mt-button"
                aria-label={say('formFill.removeNamed', { name })}
                onClick={drop}
              >
                {say('formFill.remove')}
              </button>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
