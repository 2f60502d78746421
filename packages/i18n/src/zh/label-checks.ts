/** Why a label is not saved or not drawn. */
export const labelChecks = {
  tooManySaved: '最多保存 {{limit}} 个标签模板，请先删除不用的',
  notPicture: '这里只能用图片',
  backgroundProportions: '背景图的长宽比和标签不一样。这个标签需要 {{width}}×{{height}} 像素的图片。',
  backgroundTooSmall: '背景图太小，打印出来会模糊。至少需要 {{width}}×{{height}} 像素。',
  tooManyPixels: '这个标签很大，分辨率最高 {{dpi}} dpi',
  noCode: '标签上要有二维码。请加一个二维码图层再保存。',
  codeTooSmall: '码太小，打印出来扫不出。请把码放大到至少 {{width}} 毫米宽。',
  codeTooSmallHere:
    '这台打印机的码点至少要 {{module}} 毫米才扫得出。请把码放大到至少 {{width}} 毫米宽，或换一台更清晰的打印机。',
  codeCovered: '码被它上面的图层挡住，扫不出来。请把那个图层移开。',
  codeOnDark: '码四周的颜色太深或太花，扫不出来。请加宽码的边距，或换成浅色背景。',
  codeOutside: '码超出了标签的边缘，会被裁掉。请把它移到标签里面。',
}
