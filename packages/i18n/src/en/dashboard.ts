export const dashboard = {
  title: 'Home',
}
