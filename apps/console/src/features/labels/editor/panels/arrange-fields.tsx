import { useTranslation } from 'react-i18next'
import { alignments, directions } from '../model/arrange.ts'
import { unitsOf } from '../model/boxes.ts'
import { orders } from '../model/order.ts'
import type { Deeds } from '../use-deeds.ts'
import type { LabelEditor } from '../use-label-editor.ts'
import css from './panels.module.css'
import { ToolButton } from './tool-button.tsx'

/** How the chosen layers lie to each other and to the label. */
export function ArrangeFields({ editor, deeds }: { editor: LabelEditor; deeds: Deeds }) {
  const { t } = useTranslation()
  const units = unitsOf(editor.chosen).length
  return (
    <fieldset className={css.group}>
      <legend>{t(units > 1 ? 'labelEditor.arrangeSeveral' : 'labelEditor.arrangeOne')}</legend>
      <div className={css.tools}>
        {alignments.map((to) => (
          <ToolButton key={to} icon={to} label={t(`labelEditor.align_${to}`)} onClick={() => deeds.align(to)} />
        ))}
      </div>
      <div className={css.tools}>
        {directions.map((along) => (
          <ToolButton
            key={along}
            icon={along}
            label={units < 3 ? t('labelEditor.needsThree') : t(`labelEditor.distribute_${along}`)}
            disabled={units < 3}
            onClick={() => deeds.distribute(along)}
          />
        ))}
        {orders.map((to) => (
          <ToolButton
            key={to}
            icon={to}
            label={t(`labelEditor.order_${to}`)}
            keys={{ front: 'Shift+]', forward: ']', backward: '[', back: 'Shift+[' }[to]}
            onClick={() => deeds.order(to)}
          />
        ))}
      </div>
    </fieldset>
  )
}
