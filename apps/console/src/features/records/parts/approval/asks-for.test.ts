import { expect, it } from 'vitest'
import { asksFor } from './asks-for.ts'

const t = ((key: string) => key.replace('recordScreens.', '')) as never
const members = new Set([1, 2])
const level = (more: object) => ({ people: [], roles: [], groups: [], ...more })

it.each([
  [
    'people who are there',
    level({
      people: [
        { id: 1, name: '王师傅' },
        { id: 9, name: '走了' },
      ],
    }),
    ['王师傅'],
  ],
  ['who has no name', level({ people: [{ id: 2, name: '' }] }), ['#2']],
  [
    'roles and groups before people',
    level({ roles: ['editRecord'], groups: [{ id: 5, name: '班长' }], people: [{ id: 1, name: '王师傅' }] }),
    ['approver_editRecord', '班长', '王师傅'],
  ],
  ['nobody who is there', level({ people: [{ id: 9, name: '走了' }] }), ['approvalAdmin']],
  ['a level that is gone', undefined, ['approvalAdmin']],
] as const)('asks %s', (_, asked, names) => expect(asksFor(asked as never, members, t)).toEqual(names))
