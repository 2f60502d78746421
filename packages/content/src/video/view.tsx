import type { ViewProps } from '../view-props.ts'
import { MediaFrame } from '../parts/media-frame.tsx'

/** Film in the phone's own player, inside the page. */
export function VideoView({ block: { fileId, title, posterFileId }, files, say }: ViewProps<'video'>) {
  const file = files.get(fileId)
  if (!file) return <p className="gone">{say('scan.videoGone')}</p>
  const poster = posterFileId ? files.get(posterFileId) : undefined
  // Phones show black until something is played, unless they are sent to a moment.
  const shown = poster ? { src: file.url, poster: `${poster.url}?w=960` } : { src: `${file.url}#t=0.1` }
  return (
    <MediaFrame file={file} title={title} say={say}>
      <video controls preload="metadata" playsInline aria-label={title || file.name} {...shown} />
    </MediaFrame>
  )
}
