import type { Ports } from '../../platform/ports.ts'
import { chosenStyles } from '../accounts/ports.ts'
import type { StyleTemplates } from './service/templates.ts'

export function answerStyles(ports: Ports, templates: Pick<StyleTemplates, 'chosenId'>): void {
  ports.answer(chosenStyles, templates.chosenId)
}
