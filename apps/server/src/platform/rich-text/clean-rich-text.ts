import sanitize from 'sanitize-html'

/** Elements within one another; an editor makes ten of them at most. */
export const nestingMax = 50
/** Elements of one text. */
export const elementsMax = 20_000

/** What is wrong with a text that is not cleaned: elements too deep in one another, or too many of them. */
export type RichTextFault = 'nested' | 'crowded'

/** Thrown as soon as a text turns out to be one that would take long. */
export class UncleanableText extends Error {
  readonly fault: RichTextFault

  constructor(fault: RichTextFault) {
    super(`rich text is too ${fault}`)
    this.fault = fault
  }
}

const colour = [/^#[0-9a-f]{3,8}$/i, /^rgb\(\s*\d+\s*,\s*\d+\s*,\s*\d+\s*\)$/i]

/** From the small print of a page to a word across it, 10 to 39 px. */
const fontSize = /^[1-3]\d(?:\.\d)?px$/

const allowed: sanitize.IOptions = {
  allowedTags: 'p br hr h1 h2 h3 h4 blockquote pre code ul ol li span strong b em i u s sub sup mark a'.split(' '),
  allowedAttributes: { a: ['href', 'target', 'rel'], ol: ['start'], '*': ['style'] },
  allowedStyles: {
    '*': {
      color: colour,
      'background-color': colour,
      'text-align': [/^(left|center|right|justify)$/],
      'font-size': [fontSize],
    },
  },
  allowedSchemes: ['http', 'https', 'tel', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href ? { href } : {}), rel: 'noopener noreferrer nofollow' },
    }),
  },
}

/**
 * Keeps what rich text may hold and drops all else: no script, no outside pictures, no layout that covers the page.
 * Takes time in proportion to its length, up to 6 ms for 1,000 characters; throws UncleanableText.
 */
export function cleanRichText(html: string): string {
  // What was dropped may have kept tags apart that a reader now nests in another way: the second time settles it.
  return cleanOnce(cleanOnce(html))
}

/** The parser itself counts: what is counted before it could be written so that it reads other elements. */
function cleanOnce(html: string): string {
  let depth = 0
  let elements = 0
  return sanitize(html, {
    ...allowed,
    onOpenTag() {
      depth += 1
      elements += 1
      if (depth > nestingMax) throw new UncleanableText('nested')
      if (elements > elementsMax) throw new UncleanableText('crowded')
    },
    onCloseTag() {
      depth -= 1
    },
  })
}
