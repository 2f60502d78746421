import type { ViewProps } from '../view-props.ts'
import { DownloadIcon, FileIcon } from './file-icon.tsx'
import { fileSize, fileType } from '../parts/file-words.ts'

/** A file as a row that is easy to hit with a thumb. */
export function FileView({ block, files, say }: ViewProps<'file'>) {
  const file = files.get(block.fileId)
  if (!file) return <p className="gone">{say('scan.fileGone')}</p>
  return (
    <a className="file" href={file.url}>
      <FileIcon file={file} />
      <span>
        <b>{block.title || file.name}</b>
        <small>{[fileType(file.name), fileSize(file.size)].filter(Boolean).join(' · ')}</small>
      </span>
      <DownloadIcon />
    </a>
  )
}
