import { choice, usually } from '@matai/kinds'
import { block } from '../block.ts'

export const divider = block('divider', { look: usually(choice(['line', 'space']), 'line') })
