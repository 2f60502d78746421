import { Button, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from './format.ts'

interface SavedElsewhereProps<Item> {
  /** What is open here. */
  name: string
  /** What was saved there; null when it was deleted. */
  theirs: Item | null
  onCopy: () => void
  onLoad: (theirs: Item) => void
  onOver: (theirs: Item) => void
  onClose: () => void
}

/** Somebody saved or deleted meanwhile what is being edited here: nothing that was written is lost. */
export function SavedElsewhere<Item extends { updatedAt: string }>(props: SavedElsewhereProps<Item>) {
  const { name, theirs, onCopy, onLoad, onOver, onClose } = props
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const others = theirs && [
    <Button key="over" onClick={() => onOver(theirs)}>
      {t('app.elsewhereOver')}
    </Button>,
    <Button key="load" onClick={() => onLoad(theirs)}>
      {t('app.elsewhereLoad')}
    </Button>,
  ]
  return (
    <Modal
      open
      title={t(theirs ? 'app.elsewhereTitle' : 'app.elsewhereGoneTitle', { name })}
      onCancel={onClose}
      width={480}
      footer={[
        others,
        <Button key="copy" type="primary" onClick={onCopy}>
          {t('app.elsewhereCopy')}
        </Button>,
      ]}
    >
      <p>{theirs ? t('app.elsewhereText', { at: formatInstant(theirs.updatedAt) }) : t('app.elsewhereGone')}</p>
    </Modal>
  )
}
