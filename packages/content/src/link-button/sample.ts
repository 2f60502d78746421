import type { BlockOf } from '../schema.ts'

export const linkButton: BlockOf<'linkButton'> = {
  id: 'linkButton',
  type: 'linkButton',
  text: '在线报修',
  url: 'https://example.com/repair?a=1',
}
