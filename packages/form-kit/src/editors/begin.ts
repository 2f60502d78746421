import type { Beginning } from '../engine/editor-face.ts'

/** Two of something, as nobody begins with one. */
const two = <Made>(make: (at: number) => Made): Made[] => [make(1), make(2)]

export const twoOptions = ({ newId, say }: Beginning) => ({
  options: two((at) => ({ id: newId(), label: say('formEditor.optionOf', { at }) })),
})

const columns = ({ newId, say }: Beginning) => two((at) => ({ id: newId(), label: say('formEditor.columnOf', { at }) }))

export const twoColumns = (by: Beginning) => ({ columns: columns(by) })

export const twoRows = (by: Beginning) => ({
  columns: columns(by),
  rows: two((at) => ({ id: by.newId(), label: by.say('formEditor.rowOf', { at }) })),
})

/** A morning and an afternoon. */
export const twoSlots = ({ newId }: Beginning) => ({
  slots: [
    { id: newId(), from: '09:00', until: '12:00' },
    { id: newId(), from: '14:00', until: '17:00' },
  ],
})

export const oneBlank = ({ newId }: Beginning) => ({ blanks: [{ id: newId() }] })
