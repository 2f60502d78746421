export const app = {
  name: 'Matai',
}
