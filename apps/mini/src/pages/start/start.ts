import { askConsent } from '../../shell/consent.ts'
import { lastCounter } from '../../shell/counter.ts'
import { Refused } from '../../shell/ask-server.ts'
import { foreignAddress, pageAddress, pathOfLink } from '../../shell/paths.ts'
import { fill, hosts, mine, said } from '../../shell/settings.ts'
import { agree, forget, provePhone, visitor } from '../../shell/visitor.ts'

type Known = Awaited<ReturnType<typeof visitor>>

const shown = ({ phone, template, agreed }: Pick<Known, 'phone' | 'template' | 'agreed'>) => ({
  phone: phone && fill(said.phoneIs, { phone }),
  template: template ?? '',
  agreed: agreed > 0 ? fill(said.agreed, { count: agreed }) : '',
})

const open = (url: string) => void wx.navigateTo({ url })
const tell = (title: string) => void wx.showToast({ title, icon: 'none' })
const problem = (error: unknown) => tell((error instanceof Refused && error.message) || said.away)

Page({
  data: { said, mine, phone: '', template: '', agreed: '', counter: '' },

  onLoad() {
    void wx.setNavigationBarTitle({ title: said.title })
  },

  onShow() {
    this.setData({ counter: lastCounter() })
    return visitor().then((known) => this.setData(shown(known)), problem)
  },

  scan() {
    wx.scanCode({
      scanType: ['qrCode', 'barCode'],
      success: ({ result }) => {
        const path = pathOfLink(result, hosts)
        open(path ? pageAddress(path) : foreignAddress(result))
      },
    })
  },

  /** A tap is the moment in which WeChat lets one ask whether a reminder may come. */
  async openMine() {
    const { template } = this.data
    if (template) await this.remind()
    open(pageAddress(mine))
  },

  redeem() {
    const { counter } = this.data
    if (counter) open(pageAddress(counter))
    else void wx.showModal({ title: said.redeem, content: said.redeemFirst, showCancel: false })
  },

  async remind() {
    if (!(await askConsent(this.data.template))) return
    await agree().then((known) => this.setData(shown(known)), problem)
  },

  async takePhone({ detail: { code } }: WechatMiniprogram.ButtonGetPhoneNumber) {
    if (!code) return tell(said.phoneDenied)
    await provePhone(code).then((known) => this.setData(shown(known)), problem)
  },

  forget() {
    wx.showModal({
      title: said.forget,
      content: said.forgetAsk,
      success: ({ confirm }) => {
        if (!confirm) return
        void forget().then(() => {
          this.setData({ phone: '', agreed: '' })
          tell(said.forgotten)
        }, problem)
      },
    })
  },

  onShareAppMessage: () => ({ title: said.title, path: '/pages/start/start' }),
})
