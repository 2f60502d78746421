import { TreeSelect } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSpoken } from '../../../language.ts'
import { Field } from '../../../ui/field.tsx'
import { type AreaOption, areaName, areaOptions } from './areas.ts'
import { Section } from './section.tsx'
import type { SectionProps } from './section-props.ts'

const areasMax = 50

/** Countries, and provinces and cities of China, by the place of a visitor's address. */
export function AreaSection({ form: { values, errors, set } }: SectionProps) {
  const { t } = useTranslation()
  const language = useSpoken((spoken) => spoken.language)
  const options = useMemo(() => areaOptions(language), [language])
  const tooMany = values.areas.length > areasMax ? t('codeAccess.max50Areas') : undefined
  return (
    <Section title={t('codeAccess.areas')} hint={t('codeAccess.areasHint')}>
      <Field label={t('codeAccess.areas')} labelHidden error={tooMany ?? errors.areas} hint={t('codeAccess.areasNone')}>
        <TreeSelect<{ value: string; label: string }[], AreaOption>
          value={values.areas.map((code) => ({ value: code, label: areaName(code, options) }))}
          labelInValue
          multiple
          treeCheckable
          showCheckedStrategy={TreeSelect.SHOW_PARENT}
          treeData={options}
          onChange={(chosen) =>
            set(
              'areas',
              chosen.map(({ value }) => value),
            )
          }
          showSearch={{ filterTreeNode: (typed, node) => node.search.includes(typed.trim().toLowerCase()) }}
          placeholder={t('codeAccess.areasChoose')}
          notFoundContent={t('codeAccess.areasNotFound')}
          style={{ width: '100%' }}
        />
      </Field>
    </Section>
  )
}
