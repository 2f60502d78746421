import { Button, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import type { PhoneCheck } from './access-form.ts'
import css from './access.module.css'
import { Section } from './section.tsx'
import type { SectionProps } from './section-props.ts'

interface PhonesSectionProps extends SectionProps {
  listed: number | undefined
  onList: (() => void) | undefined
}

export function PhonesSection({ form: { values, set }, listed, onList }: PhonesSectionProps) {
  const { t } = useTranslation()
  const isNamed = values.phones === 'named'
  return (
    <Section title={t('codeAccess.phones')}>
      <Radio.Group
        aria-label={t('codeAccess.phones')}
        className={css.choices ?? ''}
        value={values.phones}
        onChange={(event) => set('phones', event.target.value as PhoneCheck)}
        options={[
          { value: 'none', label: t('codeAccess.phonesNone') },
          { value: 'any', label: t('codeAccess.phonesAny') },
          { value: 'named', label: t('codeAccess.phonesNamed') },
        ]}
      />
      {isNamed && onList && (
        <p className={listed ? css.soft : css.warning}>
          {listed ? t('codeAccess.listed', { count: listed }) : t('codeAccess.listedNone')}{' '}
          <Button type="link" size="small" className={css.inline ?? ''} onClick={onList}>
            {t('codeAccess.openList')}
          </Button>
        </p>
      )}
      {isNamed && !onList && <p className={css.warning}>{t('codeAccess.manyLists')}</p>}
    </Section>
  )
}
