import { TreeSelect } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSpoken } from '../../../language.ts'
import { Field } from '../../../ui/field.tsx'
import { type AreaOption, areaName, areaOptions } from '../../code-access/public.tsx'

interface AreasFieldProps {
  value: string[]
  onChange: (areas: string[]) => void
  error: string | undefined
}

/** To visitors of which areas a picture is shown. */
export function AreasField({ value, onChange, error }: AreasFieldProps) {
  const { t } = useTranslation()
  const language = useSpoken((spoken) => spoken.language)
  const options = useMemo(() => areaOptions(language), [language])
  return (
    <Field label={t('groupCodes.areas')} hint={t('groupCodes.areasHint')} error={error}>
      <TreeSelect<{ value: string; label: string }[], AreaOption>
        value={value.map((code) => ({ value: code, label: areaName(code, options) }))}
        labelInValue
        multiple
        treeCheckable
        showCheckedStrategy={TreeSelect.SHOW_PARENT}
        treeData={options}
        onChange={(chosen) => onChange(chosen.map((one) => one.value))}
        showSearch={{ filterTreeNode: (typed, node) => node.search.includes(typed.trim().toLowerCase()) }}
        style={{ width: '100%' }}
      />
    </Field>
  )
}
