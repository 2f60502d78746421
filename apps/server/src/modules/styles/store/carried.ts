import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { styleChoice, styleTemplate } from '../table.ts'

export const carriedStyles: readonly Carried[] = [
  carried(styleTemplate, { as: 'styles', refs: { created_by: 'user' } }),
  carried(styleChoice, { refs: { user_id: 'user', style_template_id: 'style_template' } }),
]
