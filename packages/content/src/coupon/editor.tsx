import { CouponIcon } from '../editing/icons.ts'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { buttonTextMax } from '../block.ts'
import { type EditorFace, type EditorProps, useEditorParts } from '../editing/face.ts'
import css from '../editing/editing.module.css'
import { useTextLimit } from '../editing/text-limit.ts'

/** Which coupon, and what stands on the button that leads to it. */
function CouponEditor({ block, onChange }: EditorProps<'coupon'>) {
  const { t } = useTranslation()
  const { Field, CouponField } = useEditorParts()
  const textMax = useTextLimit(buttonTextMax)
  return (
    <div className={css.file}>
      {CouponField && (
        <CouponField
          value={block.couponId || null}
          onChange={(couponId) => {
            const text = block.text || t('blocks.couponText')
            onChange({ ...block, couponId, text }, 'couponId')
          }}
        />
      )}
      <Field label={t('blocks.buttonText')}>
        <Input
          value={block.text}
          maxLength={textMax}
          placeholder={t('blocks.couponText')}
          onChange={(event) => onChange({ ...block, text: event.target.value }, 'text')}
        />
      </Field>
    </div>
  )
}

export const couponEditor: EditorFace<'coupon'> = {
  name: 'blocks.coupon',
  icon: <CouponIcon aria-hidden />,
  group: 'groupAction',
  Editor: CouponEditor,
}
