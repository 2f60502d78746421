import type { BlockProps } from './block-props.ts'

/** Rich text as it was cleaned when saved. */
export function RichTextBlock({ block }: BlockProps<'richText'>) {
  return <div className="rich" dangerouslySetInnerHTML={{ __html: block.html }} />
}
