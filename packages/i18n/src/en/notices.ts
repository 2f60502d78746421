export const notices = {
  title: 'Notices',
}
