import type { FillProps } from '../../engine/fill-face.ts'
import { withNote } from '../../fills/line-fill.tsx'
import { NumberFill } from '../../fills/number-fill.tsx'
import type { StockSettings } from './schema.ts'

export function Fill(props: FillProps<StockSettings, string>) {
  const { settings, context } = props
  const { stock, say } = context
  const unit = settings.unit || (stock?.unit ?? '')
  const note = stock ? say('formFill.stockNow', { amount: stock.amount, unit }) : ''
  return (
    <NumberFill
      {...withNote(props, note)}
      unit={unit}
      decimals={settings.decimals}
      canBeNegative={false}
      before={
        <span className="mt-unit">{say(settings.direction === 'in' ? 'formFill.stockIn' : 'formFill.stockOut')}</span>
      }
    />
  )
}
