/** Pages that a scan opens. The reader stands in front of a thing with a phone in one hand. */
export const scan = {
  codeBlocked: '该二维码因违规已停止访问',
  codeBlockedHint: '如果这是你的二维码，请联系网站的管理者。',
  codeExpired: '该二维码已过期',
  codeExpiredHint: '内容已停止展示，如有需要请联系发布者。',
  codeDeleted: '该二维码已被删除',
  codeDeletedHint: '发布者已删除其中的内容。',
  codeUnknown: '没有找到这个二维码',
  codeUnknownHint: '请重新扫一次；如果是手动输入的地址，请核对大小写。',
  unavailable: '服务暂时不可用',
  unavailableHint: '请过一会儿再扫一次。',
  tooMany: '访问太频繁',
  tooManyHint: '请等一分钟再扫。',
  pictureGone: '这张图片已不可用',
  fileGone: '这个文件已不可用',
  branding: '由码台提供支持',
}
