export const qr = {
  reasonLowContrast: '码和背景的颜色太接近，手机看不清。请把码的颜色调深，或把背景调浅。',
  reasonInverted: '码比背景还浅，很多手机扫不出来。请用深色的码配浅色的背景。',
  reasonLogoTooLarge: 'Logo 遮住的部分太多。请缩小 Logo，或提高容错率。',
  reasonMarginTooSmall: '码四周的留白太窄。请加宽边距。',
  reasonSizeTooSmall: '图片太小，码点挤在一起了。请选择更大的尺寸。',
  reasonTooDense: '码点太密，缩小后扫不出来。请降低容错率，或去掉 Logo。',
  reasonContentTooLong: '内容太长，生成的码太密，扫不出来。请缩短内容。',
  reasonUnreadable: '这个样式扫不出来。请换成更简单的码点和颜色。',
  repair: '一键修复',
  repaired: '已改成能扫的样式',
  checkPassed: '扫描检查已通过',
  checkRunning: '正在检查能否扫描…',
}
