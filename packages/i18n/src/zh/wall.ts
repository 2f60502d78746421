/** Boards that televisions show. `#` stands for a number or a time. */
export const wall = {
  title: '状态看板',
  noScript: '看板需要浏览器支持 JavaScript。',
  lost: '网络已断开，正在重新连接。下面是断开前的数据。',
  over: '这个看板链接已被收回。',
  at: '更新于 #',
  codes: '# 个',
  others: '其他',
  stuck: '停留过久的有 # 个',
  longest: '最久 #',
  days: '# 天',
  hours: '# 小时',
  minutes: '# 分钟',
  dark: '深色',
  light: '浅色',
  unknown: '这个看板不存在，或链接已被收回。',
}
