import { Amount } from '../../displays/numbers.tsx'
import type { DisplayProps } from '../../engine/display-face.ts'
import type { StockSettings } from './schema.ts'

export const Display = ({ settings, answer, context }: DisplayProps<StockSettings, string>) => (
  <span>
    {context.say(settings.direction === 'in' ? 'formFill.stockIn' : 'formFill.stockOut')}{' '}
    <Amount number={answer} unit={settings.unit} />
  </span>
)
