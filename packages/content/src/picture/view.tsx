import type { ViewProps } from '../view-props.ts'

/** A picture that keeps its place while it loads; all but the first wait until they are scrolled near. */
export function PictureView({ block, files, first, say }: ViewProps<'picture'>) {
  const file = files.get(block.fileId)
  if (!file) return <p className="gone">{say('scan.pictureGone')}</p>
  const size = file.width && file.height ? { width: file.width, height: file.height } : {}
  const loading = first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }
  return (
    <figure>
      <img src={file.url} alt={block.alt || block.caption} decoding="async" {...size} {...loading} />
      {block.caption && <figcaption>{block.caption}</figcaption>}
    </figure>
  )
}

PictureView.eager = true
