import type { AlbumItem } from './schema.ts'
import type { Translate } from '@matai/i18n'
import type { ShownFile, ViewProps } from '../view-props.ts'

/** Width in pixels up to which the small variant of a picture is asked for (see the server's files). */
const small = { grid: 480, swipe: 960 } as const

/** Pictures in a grid, or in a row to swipe; each opens whole, because a page without script has no viewer. */
export function AlbumView({ block: { layout, items }, files, say }: ViewProps<'album'>) {
  const swipes = layout === 'swipe'
  return (
    <ul
      className={`album ${layout}`}
      aria-label={say('scan.album', { count: items.length })}
      {...(swipes ? { tabIndex: 0 } : {})}
    >
      {items.map((item, at) => (
        <li key={`${at}-${item.fileId}`}>
          <Item
            item={item}
            file={files.get(item.fileId)}
            width={small[layout]}
            place={say('scan.picturePlace', { place: at + 1, count: items.length })}
            say={say}
          />
        </li>
      ))}
    </ul>
  )
}

interface ItemProps {
  item: AlbumItem
  file: ShownFile | undefined
  width: number
  /** What to call a picture without words of its own. */
  place: string
  say: Translate
}

function Item({ item: { alt, caption }, file, width, place, say }: ItemProps) {
  if (!file) return <p className="gone">{say('scan.pictureGone')}</p>
  const size = file.width && file.height ? { width: file.width, height: file.height } : {}
  return (
    <figure>
      <a href={file.url}>
        <img src={`${file.url}?w=${width}`} alt={alt || caption || place} loading="lazy" decoding="async" {...size} />
      </a>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
