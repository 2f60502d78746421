import type { LabelDesign } from '@matai/label'
import { useMemo } from 'react'
import { LabelPicture } from '../editor/canvas/label-picture.tsx'
import { useLabelSheet } from '../editor/use-label-sheet.ts'
import { useSample } from '../editor/use-source.ts'

/** Pixels that a picture in a list may take. */
const room = { width: 216, height: 150 }

interface LabelThumbProps {
  design: LabelDesign
  files?: readonly { id: string; url: string }[]
}

const none: readonly { id: string; url: string }[] = []

/** A template with sample words, as large as a card allows. */
export function LabelThumb({ design, files = none }: LabelThumbProps) {
  const known = useMemo(() => new Map(files.map((file) => [file.id, file])), [files])
  const sheet = useLabelSheet(design, useSample(), known)
  const scale = Math.min(room.width / design.width, room.height / design.height)
  return <LabelPicture sheet={sheet} width={design.width * scale} height={design.height * scale} />
}
