import type { ShownFile } from '../view-props.ts'
import type { Translate } from '@matai/i18n'
import type { ReactNode } from 'react'
import { fileSize } from './file-words.ts'

interface MediaFrameProps {
  file: ShownFile
  title: string
  say: Translate
  /** The player. */
  children: ReactNode
}

/** A player under its title. Below it the file itself, for phones that cannot play it and for paper. */
export function MediaFrame({ file, title, say, children }: MediaFrameProps) {
  return (
    <figure className="media">
      <figcaption>{title || file.name}</figcaption>
      {children}
      <a className="fetch" href={file.url} download={file.name}>
        {say('scan.openMedia')} <small>{fileSize(file.size)}</small>
      </a>
    </figure>
  )
}
