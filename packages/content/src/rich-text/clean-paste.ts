/** What Word and mail programs write around their words, with everything in it. */
const foreign =
  /<(style|script|title|xml|o:p|w:\w+|m:\w+)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<\/?(?:meta|link|o:p|xml)\b[^>]*>/gi
const attributes = / (?:style|class|id|lang|width|height|align|dir|data-[\w-]+)="[^"]*"| (?:style|class|lang)='[^']*'/gi
const emptyParagraph = /<(p|div|section)>(?:\s|&nbsp;|<br\s*\/?>|<\/?span>)*<\/\1>/gi

/**
 * HTML from elsewhere without its looks: words, headings, lists, emphasis and links stay. WeChat articles are sections
 * within sections, which become paragraphs. What was copied in this editor keeps its looks.
 */
export function cleanPaste(html: string): string {
  if (html.includes('data-pm-slice')) return html
  const plain = html
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(foreign, '')
    .replaceAll(/<[^>]+>/g, (tag) => tag.replaceAll(attributes, ''))
  const paragraphs = plain
    .replaceAll(/<(\/?)(?:section|div|article)\b[^>]*>/gi, '<$1p>')
    .replaceAll(/<\/?(?:font|span)\b[^>]*>/gi, '')
    .replaceAll(/\u00a0|&nbsp;/g, ' ')
  return withoutEmpty(paragraphs)
}

/** Paragraphs in which nothing stands, also within one another. */
function withoutEmpty(html: string): string {
  const next = html.replaceAll(emptyParagraph, '')
  return next === html ? html : withoutEmpty(next)
}
