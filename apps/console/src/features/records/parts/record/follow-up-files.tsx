import type { StoredFile } from '@matai/contract'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../client.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'
import { sendFile } from '../../../files/public.ts'
import css from '../records.module.css'

interface FollowUpFilesProps {
  ids: string[]
  onChange: (ids: string[]) => void
}

const most = 9

/** Pictures that go with what is said: from the camera on a phone, from the disk at a desk. */
export function FollowUpFiles({ ids, onChange }: FollowUpFilesProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<StoredFile[]>([])
  const { run, running } = useSingleFlight(async (files: File[]) => {
    const kept: StoredFile[] = []
    try {
      for (const file of files) kept.push(await sendFile(file, () => undefined))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
    setSent((before) => [...before, ...kept])
    onChange([...ids, ...kept.map(({ id }) => id)].slice(0, most))
  })
  return (
    <div className={css.thumbs}>
      {sent
        .filter(({ id }) => ids.includes(id))
        .map((file) => (
          <img key={file.id} src={file.url} alt={file.name} />
        ))}
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={(event) => {
          void run([...(event.target.files ?? [])].slice(0, most - ids.length))
          event.target.value = ''
        }}
      />
      <Button loading={running} disabled={ids.length >= most} onClick={() => input.current?.click()}>
        {t('recordScreens.followUpPictures')}
      </Button>
    </div>
  )
}
