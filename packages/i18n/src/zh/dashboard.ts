export const dashboard = {
  title: '首页',
}
