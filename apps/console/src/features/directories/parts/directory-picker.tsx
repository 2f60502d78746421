import type { Directory } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { TreeSelect } from 'antd'
import { useTranslation } from 'react-i18next'
import { directoriesQuery } from './queries.ts'
import { optionsOf } from './directory-tree.ts'

interface DirectoryPickerProps {
  value: number | undefined
  onChange: (id: number) => void
  id?: string
  /** What it is called where no field names it. */
  label?: string
  /** Why a directory cannot be chosen, if so. */
  refuse?: (directory: Directory) => string | undefined
  /** An entry above all directories: zero for the top of the tree. */
  top?: string
}

/** Chooses one directory of the tree; typing finds it by name. */
export function DirectoryPicker({ value, onChange, id, label, refuse, top }: DirectoryPickerProps) {
  const { t } = useTranslation()
  const { data } = useQuery(directoriesQuery)
  const options = optionsOf(data?.list ?? [], refuse)
  return (
    <TreeSelect<number>
      {...(id === undefined ? {} : { id })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(value === undefined ? {} : { value })}
      treeData={top === undefined ? options : [{ value: 0, title: top, children: [] }, ...options]}
      onChange={onChange}
      loading={!data}
      showSearch={{ treeNodeFilterProp: 'title' }}
      treeDefaultExpandAll
      placeholder={t('directories.choose')}
      notFoundContent={t('directories.notFound')}
      style={{ width: '100%' }}
    />
  )
}
