import { askedIn } from '@matai/rules/mini-bridge'
import { openAgain } from '../../shell/again.ts'
import { Refused } from '../../shell/ask-server.ts'
import { said } from '../../shell/settings.ts'
import { provePhone } from '../../shell/visitor.ts'

/** Asks for what a page within wants to know, and goes back to it. */
Page({
  data: { said, back: '', problem: '' },

  onLoad(options: Record<string, string | undefined>) {
    void wx.setNavigationBarTitle({ title: said.title })
    const asked = askedIn(options)
    if (asked) this.setData({ back: asked.back })
    else this.goBack()
  },

  async takePhone({ detail: { code } }: WechatMiniprogram.ButtonGetPhoneNumber) {
    if (!code) return this.setData({ problem: said.phoneDenied })
    try {
      await provePhone(code)
      openAgain(this.data.back)
      this.goBack()
    } catch (error) {
      this.setData({ problem: (error instanceof Refused && error.message) || said.away })
    }
  },

  goBack() {
    void wx.navigateBack()
  },
})
