import type { StyleTemplate } from '@matai/contract'
import { filesOf } from '../pictures/style-files.ts'
import { useStylePictures } from '../pictures/use-style-pictures.ts'
import { QrPicture } from '../qr-picture.tsx'

interface TemplatePictureProps {
  template: Pick<StyleTemplate, 'style' | 'files'>
  content: string
  width: number
  alt?: string
}

/** A saved style with its pictures. */
export function TemplatePicture({ template: { style, files }, content, width, alt = '' }: TemplatePictureProps) {
  const pictures = useStylePictures(style, filesOf(style, files))
  return <QrPicture content={content} style={style} {...pictures} alt={alt} width={width} />
}
