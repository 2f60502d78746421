import type { ViewProps } from '../view-props.ts'
import { MediaFrame } from '../parts/media-frame.tsx'

/** Sound in the phone's own player; only its length is fetched before somebody plays it. */
export function AudioView({ block: { fileId, title }, files, say }: ViewProps<'audio'>) {
  const file = files.get(fileId)
  if (!file) return <p className="gone">{say('scan.audioGone')}</p>
  return (
    <MediaFrame file={file} title={title} say={say}>
      <audio controls preload="metadata" src={file.url} aria-label={title || file.name} />
    </MediaFrame>
  )
}
