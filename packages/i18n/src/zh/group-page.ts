/** The page of a group code: one of many pictures. */
export const groupPage = {
  pictureOf: '二维码：{{name}}',
  press: '长按图片，识别二维码',
  same: '再次打开，看到的是同一张。',
  full: '名额已满',
  fullHint: '请过些时候再来，或联系发布者。',
  leaveContact: '留下联系方式',
  preview: '打开页面，查看二维码。',
}
