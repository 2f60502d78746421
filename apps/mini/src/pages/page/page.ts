import { type Said, saidIn } from '@matai/rules/mini-bridge'
import { takeAgain } from '../../shell/again.ts'
import { noteCounter } from '../../shell/counter.ts'
import { type Launch, ownPath, pageAddress, pathOfLaunch, pathOfLink, textOfLaunch } from '../../shell/paths.ts'
import { fill, hosts, origin, said } from '../../shell/settings.ts'
import { wayInto } from '../../shell/visitor.ts'

/** What the page within has said of itself. */
const heard = new Map<string, Said>()

Page({
  data: { said, src: '', path: '', problem: '', text: '' },

  onLoad(options: Launch) {
    void wx.setNavigationBarTitle({ title: said.title })
    const path = pathOfLaunch(options, hosts)
    if (path) return this.open(path)
    const text = textOfLaunch(options)
    this.setData({ problem: said.foreign, text: text ? fill(said.foreignHint, { text }) : said.foreignEmpty })
  },

  onShow() {
    const path = ownPath(takeAgain())
    if (path) return this.open(path)
  },

  async open(path: string) {
    this.setData({ path, problem: '' })
    noteCounter(path)
    this.setData({ src: `${origin}${await wayInto(path)}` })
  },

  failed() {
    this.setData({ src: '', problem: said.away, text: '' })
  },

  again() {
    return this.open(this.data.path)
  },

  copy() {
    void wx.setClipboardData({ data: this.data.text })
  },

  home() {
    void wx.reLaunch({ url: '/pages/start/start' })
  },

  hear({ detail: { data } }: { detail: { data: unknown[] } }) {
    const one = saidIn(data)
    if (one) heard.set(one.path, one)
  },

  /** The page that is open now, which may be another one than at first; never the way in. */
  onShareAppMessage({ webViewUrl = '' }: { webViewUrl?: string }) {
    const open = pathOfLink(webViewUrl, hosts)
    const path = open && !open.startsWith('/v/mini/') ? open : this.data.path
    return { title: heard.get(path)?.title || said.title, path: path ? pageAddress(path) : '/pages/start/start' }
  },
})
