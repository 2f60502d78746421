export const notices = {
  title: '通知',
}
