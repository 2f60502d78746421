import { expect, it } from 'vitest'
import { cleanPaste } from './clean-paste.ts'

it.each([
  [
    'Word',
    `<html><head><style>p.MsoNormal{margin:0}</style><!--[if gte mso 9]><xml><o:x>1</o:x></xml><![endif]--></head>
<body><p class="MsoNormal" style="mso-margin:0"><b><span lang="EN-US" style="color:red">压力表</span></b><o:p></o:p></p><p class="MsoNormal"><span>&nbsp;</span></p></body></html>`,
    /<p><b>压力表<\/b><\/p>/,
  ],
  [
    'WeChat',
    `<section style="margin:0" data-role="outer"><section data-tools="x"><p style="line-height:2"><span style="font-size:15px">检查标准</span></p></section><section><br></section></section>`,
    /<p>检查标准<\/p>/,
  ],
])('keeps the words of %s and none of its looks', (_, html, wanted) => {
  const clean = cleanPaste(html)
  expect(clean).toMatch(wanted)
  expect(clean).not.toMatch(/style|class|mso|data-|section|o:p|<p>\s*<\/p>/i)
})

it('leaves alone what was copied in the editor itself', () => {
  const own = '<p data-pm-slice="0 0 []"><span style="color: #C4320A">red</span></p>'
  expect(cleanPaste(own)).toBe(own)
})
