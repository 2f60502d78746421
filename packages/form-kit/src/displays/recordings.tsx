import type { DisplayProps } from '../engine/display-face.ts'
import type { RecordingAnswer, RecordingSettings } from '../parts/recordings.ts'

/** Players of the browser; on paper their names stand for them. */
export function Recordings({
  kind: Player,
  answer,
  context,
}: Pick<DisplayProps<RecordingSettings, RecordingAnswer>, 'answer' | 'context'> & { kind: 'audio' | 'video' }) {
  return (
    <ul className="mt-played">
      {answer.map(({ fileId, seconds }, at) => {
        const name = context.say(Player === 'audio' ? 'formFill.soundOf' : 'formFill.videoOf', { at: at + 1 })
        return (
          <li key={fileId}>
            <Player controls preload="none" src={context.fileAddress(fileId)} aria-label={name} />
            <span>
              {name}
              {seconds > 0 && ` · ${context.say('formFill.seconds', { seconds })}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
