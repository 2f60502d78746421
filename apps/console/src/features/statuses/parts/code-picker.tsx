import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../client.ts'
import { toast } from '../../../ui/toast-store.ts'
import { DirectoryPicker } from '../../directories/public.tsx'
import css from './statuses.module.css'

export interface PickedCode {
  id: string
  name: string
}

interface CodePickerProps {
  value: readonly PickedCode[]
  onChange: (codes: PickedCode[]) => void
  /** Most codes that can be picked. */
  most: number
  /** What codes are called that came with their ids alone; of one that is not among them only its id is left. */
  names?: ReadonlyMap<string, string> | undefined
  hint?: string
}

/** Live codes by name, or all of a directory. */
export function CodePicker({ value, onChange, most, names, hint }: CodePickerProps) {
  const { t } = useTranslation()
  const [keyword, setKeyword] = useState('')
  const [directory, setDirectory] = useState<number>()
  const [adding, setAdding] = useState(false)
  const found = useQuery({
    queryKey: ['qrCodes', 'list', 'pick', keyword],
    queryFn: ({ signal }) => client.qrCodes.getCodeList({ keyword, pageSize: 50 }, { signal }),
    placeholderData: (before) => before,
  })
  const nameOf = ({ id, name }: PickedCode) =>
    names?.get(id) ?? (names && name === id ? t('statusScreens.codeGone', { id }) : name)
  const offered = [...value, ...(found.data?.list ?? [])]
  const known = new Map(offered.map((code) => [code.id, { id: code.id, name: nameOf(code) }]))

  async function addDirectory() {
    if (directory === undefined) return
    setAdding(true)
    try {
      const all = new Map(value.map((code) => [code.id, code]))
      const filters = { directoryId: directory, withSubdirectories: true }
      for (let cursor: string | null | undefined; cursor !== null && all.size < most; ) {
        const page = await client.qrCodes.getCodeList({ pageSize: 200, filters, ...(cursor ? { cursor } : {}) })
        for (const { id, name } of page.list) all.set(id, { id, name })
        cursor = page.next
      }
      onChange([...all.values()].slice(0, most))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
    setAdding(false)
  }

  return (
    <fieldset className={css.items}>
      <legend>{t('statusScreens.codes')}</legend>
      <Select
        mode="multiple"
        aria-label={t('statusScreens.pickCodes')}
        placeholder={t('statusScreens.pickCodes')}
        filterOption={false}
        maxTagCount={12}
        value={value.map(({ id }) => id)}
        options={[...known.values()].map(({ id, name }) => ({ value: id, label: name }))}
        onSearch={setKeyword}
        onChange={(ids: string[]) => onChange(ids.flatMap((id) => known.get(id) ?? []).slice(0, most))}
      />
      <div className={css.bar}>
        <DirectoryPicker value={directory} onChange={setDirectory} />
        <Button disabled={directory === undefined} loading={adding} onClick={() => void addDirectory()}>
          {t('statusScreens.addDirectory')}
        </Button>
        <span className={css.soft}>{t('statusScreens.pickedCount', { count: value.length })}</span>
      </div>
      {hint && <p className={css.soft}>{hint}</p>}
    </fieldset>
  )
}
