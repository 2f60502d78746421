import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { buttonTextMax } from '@matai/content/schema'
import { Field } from '../../../../ui/field.tsx'
import type { BlockProps } from './block-props.ts'
import css from './blocks.module.css'
import { useTextLimit } from './text-limit.ts'
import { linkAddress } from './toolbar/link-address.ts'

/** A button that leads elsewhere. */
export function LinkButtonEditor({ block, onChange }: BlockProps<'linkButton'>) {
  const { t } = useTranslation()
  const textMax = useTextLimit(buttonTextMax)
  return (
    <div className={css.words}>
      <Field label={t('blocks.buttonText')}>
        <Input
          value={block.text}
          maxLength={textMax}
          placeholder={t('blocks.buttonExample')}
          onChange={(event) => onChange({ ...block, text: event.target.value }, 'text')}
        />
      </Field>
      <Field label={t('blocks.buttonLink')}>
        <Input
          type="url"
          value={block.url}
          placeholder="https://"
          onChange={(event) => onChange({ ...block, url: event.target.value }, 'url')}
          onBlur={() => {
            const address = linkAddress(block.url)
            if (address?.startsWith('http') && address !== block.url) onChange({ ...block, url: address }, 'url')
          }}
        />
      </Field>
    </div>
  )
}

/** A button that calls. */
export function PhoneButtonEditor({ block, onChange }: BlockProps<'phoneButton'>) {
  const { t } = useTranslation()
  const textMax = useTextLimit(buttonTextMax)
  const phoneMax = useTextLimit(20)
  return (
    <div className={css.words}>
      <Field label={t('blocks.buttonText')}>
        <Input
          value={block.text}
          maxLength={textMax}
          placeholder={t('blocks.phoneTextExample')}
          onChange={(event) => onChange({ ...block, text: event.target.value }, 'text')}
        />
      </Field>
      <Field label={t('blocks.phone')}>
        <Input
          type="tel"
          value={block.phone}
          maxLength={phoneMax}
          placeholder={t('blocks.phoneExample')}
          onChange={(event) => onChange({ ...block, phone: event.target.value }, 'phone')}
        />
      </Field>
    </div>
  )
}
