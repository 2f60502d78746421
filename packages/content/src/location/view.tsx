import type { ViewProps } from '../view-props.ts'
import { mapLinks } from './map-links.ts'

/** Where something is: in words, and in the maps that a phone has. */
export function LocationView({ block, language, say }: ViewProps<'location'>) {
  return (
    <div className="place">
      <p>
        <b>{block.name}</b>
        {block.address && <span>{block.address}</span>}
      </p>
      {mapLinks(block, language).map(({ map, href }) => (
        <a key={map} href={href} rel="noopener noreferrer">
          {say(`scan.openIn_${map}`)}
        </a>
      ))}
    </div>
  )
}
