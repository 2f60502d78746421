import { link } from '@matai/kinds'
import { block, buttonText } from '../block.ts'

export const linkButton = block('linkButton', {
  text: buttonText(),
  url: link({ wrong: 'qrCodes.unsafeLink', variables: true, gap: true }),
})
