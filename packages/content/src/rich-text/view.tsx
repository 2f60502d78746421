import type { ViewProps } from '../view-props.ts'

/** Rich text as it was cleaned when saved. */
export function RichTextView({ block }: ViewProps<'richText'>) {
  return <div className="rich" dangerouslySetInnerHTML={{ __html: block.html }} />
}

RichTextView.prose = true
