export const app = {
  name: '码台',
}
