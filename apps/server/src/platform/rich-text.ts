import sanitize from 'sanitize-html'

const colour = [/^#[0-9a-f]{3,8}$/i, /^rgb\(\s*\d+\s*,\s*\d+\s*,\s*\d+\s*\)$/i]

const allowed: sanitize.IOptions = {
  allowedTags: 'p br hr h1 h2 h3 h4 blockquote pre code ul ol li span strong b em i u s sub sup mark a'.split(' '),
  allowedAttributes: { a: ['href', 'target', 'rel'], ol: ['start'], '*': ['style'] },
  allowedStyles: {
    '*': { color: colour, 'background-color': colour, 'text-align': [/^(left|center|right|justify)$/] },
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

/** Keeps what rich text may hold and drops all else: no script, no outside pictures, no layout that covers the page. */
export function cleanRichText(html: string): string {
  // What was dropped may have kept tags apart that a reader now nests in another way: the second time settles it.
  return sanitize(sanitize(html, allowed), allowed)
}

/** Where the links of cleaned rich text lead. */
export function linksIn(html: string): string[] {
  const found: string[] = []
  const note = (tagName: string, attribs: sanitize.Attributes) => {
    if (attribs.href) found.push(attribs.href)
    return { tagName, attribs }
  }
  sanitize(html, { ...allowed, transformTags: { a: note } })
  return found
}

/** Cleaned rich text in which some links are words and nothing more. */
export function withoutLinks(html: string, isUnwanted: (address: string) => boolean): string {
  const keep = (attribs: sanitize.Attributes) => {
    const { href, ...others } = attribs
    return href && isUnwanted(href) ? others : attribs
  }
  return sanitize(html, {
    ...allowed,
    transformTags: { a: (tagName, attribs) => ({ tagName, attribs: keep(attribs) }) },
  })
}
