import type { FileKind } from '@matai/kinds'
import type { ShownFile } from '../view-props.ts'

/** Outlines on a 24 grid. */
const outlines: Record<FileKind, string> = {
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  audio: 'M9 18V6l10-2v12M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM19 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  video: 'M3 6h13v12H3zM16 10l5-3v10l-5-3',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
}

const line = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  'aria-hidden': true,
} as const

export function FileIcon({ file }: { file: ShownFile }) {
  return (
    <svg className="icon" {...line}>
      <path d={outlines[file.kind]} />
    </svg>
  )
}

export function DownloadIcon() {
  return (
    <svg className="go" {...line}>
      <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />
    </svg>
  )
}
