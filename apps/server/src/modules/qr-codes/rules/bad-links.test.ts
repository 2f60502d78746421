import type { Block } from '@matai/contract'
import { describe, expect, it } from 'vitest'
import { hostOf, isListed, readHosts } from '../../../platform/bad-hosts/host-list.ts'
import { cleanRichText } from '../../../platform/rich-text/clean-rich-text.ts'
import { withoutBadLinks } from '@matai/content/page'
import { badLinks } from './bad-links.ts'

const hosts = readHosts('evil.example\n钓鱼.example')
const isKnownBad = (url: string) => isListed(hosts, hostOf(url) ?? '')
const html = cleanRichText(
  '<p>看 <a href="https://a.evil.example/x?a=1&amp;b=2">这里</a>和<a href="https://good.example/?a=1&b=2">那里</a>，<a href="tel:110">打</a></p>',
)
const blocks: Block[] = [
  { id: 'a', type: 'richText', html },
  { id: 'b', type: 'linkButton', text: '领奖', url: 'https://钓鱼.example/' },
  { id: 'c', type: 'linkButton', text: '官网', url: 'https://good.example/' },
  { id: 'd', type: 'divider', look: 'line' },
]

describe('links to known bad hosts', () => {
  it('are found in buttons and in rich text, with their place', () => {
    expect(badLinks(blocks, isKnownBad)).toEqual([
      { host: 'a.evil.example', path: [0, 'html'] },
      { host: 'xn--c74au9m.example', path: [1, 'url'] },
    ])
    expect(badLinks(blocks, () => false)).toEqual([])
  })

  it('lose their address and nothing else', () => {
    const { blocks: clean, stopped } = withoutBadLinks(blocks, isKnownBad)
    expect(stopped).toEqual(['b'])
    expect(clean[0]).toEqual({ id: 'a', type: 'richText', html: html.replace(/ ?href="https:\/\/a\.evil[^"]*"/, '') })
    expect(clean.slice(1)).toEqual(blocks.slice(1))
    expect(withoutBadLinks(blocks, () => false)).toEqual({ blocks, stopped: [] })
  })
})
