import { Button, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../format.ts'
import type { Versioned, Versions } from './use-versioned.ts'

interface SavedElsewhereProps<Item extends Versioned> {
  /** What is open here. */
  name: string
  versions: Versions<Item>
}

/** Somebody saved or deleted meanwhile what is being edited here: nothing that was written is lost. */
export function SavedElsewhere<Item extends Versioned>({ name, versions }: SavedElsewhereProps<Item>) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  if (!versions.conflict) return null
  const { theirs } = versions.conflict
  const others = theirs && [
    <Button key="over" onClick={() => void versions.saveOver(theirs)}>
      {t('app.elsewhereOver')}
    </Button>,
    <Button key="load" onClick={() => versions.takeTheirs(theirs)}>
      {t('app.elsewhereLoad')}
    </Button>,
  ]
  return (
    <Modal
      open
      title={t(theirs ? 'app.elsewhereTitle' : 'app.elsewhereGoneTitle', { name })}
      onCancel={versions.closeConflict}
      width={480}
      footer={[
        others,
        <Button key="copy" type="primary" onClick={() => void versions.saveCopy()}>
          {t('app.elsewhereCopy')}
        </Button>,
      ]}
    >
      <p>{theirs ? t('app.elsewhereText', { at: formatInstant(theirs.updatedAt) }) : t('app.elsewhereGone')}</p>
    </Modal>
  )
}
