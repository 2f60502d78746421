import type { BlockProps } from './block-props.ts'
import { MediaFrame } from './media-frame.tsx'

/** Sound in the phone's own player; only its length is fetched before somebody plays it. */
export function AudioBlock({ block: { fileId, title }, files, say }: BlockProps<'audio'>) {
  const file = files.get(fileId)
  if (!file) return <p className="gone">{say('scan.audioGone')}</p>
  return (
    <MediaFrame file={file} title={title} say={say}>
      <audio controls preload="metadata" src={file.url} aria-label={title || file.name} />
    </MediaFrame>
  )
}
