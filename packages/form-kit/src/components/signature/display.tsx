import type { DisplayProps } from '../../engine/display-face.ts'
import type { SignatureAnswer, SignatureSettings } from './schema.ts'

export const Display = ({ answer, context }: DisplayProps<SignatureSettings, SignatureAnswer>) => (
  <img className="mt-signature" src={context.fileAddress(answer.fileId)} alt={context.say('formFill.signed')} />
)
