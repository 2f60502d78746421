import { phone } from '@matai/kinds'
import { block, buttonText } from '../block.ts'

export const phoneButton = block('phoneButton', {
  text: buttonText(),
  phone: phone({ wrong: 'blocks.phoneWrong', variables: true, gap: true }),
})
