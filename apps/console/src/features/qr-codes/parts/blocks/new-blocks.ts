import { type DraftBlock, newBlockId } from './draft-block.ts'

type WithoutFile = 'linkButton' | 'phoneButton' | 'location' | 'table' | 'divider'
type Blank<Type extends WithoutFile> = Extract<DraftBlock, { type: Type }>

/** New blocks that are filled in by writing. */
export const blankBlocks: { [Type in WithoutFile]: () => Blank<Type> } = {
  linkButton: () => ({ id: newBlockId(), type: 'linkButton', text: '', url: '' }),
  phoneButton: () => ({ id: newBlockId(), type: 'phoneButton', text: '', phone: '' }),
  location: () => ({ id: newBlockId(), type: 'location', name: '', address: '', latitude: null, longitude: null }),
  table: () => ({
    id: newBlockId(),
    type: 'table',
    title: '',
    header: ['', ''],
    rows: [
      ['', ''],
      ['', ''],
    ],
  }),
  divider: () => ({ id: newBlockId(), type: 'divider', look: 'line' }),
}
