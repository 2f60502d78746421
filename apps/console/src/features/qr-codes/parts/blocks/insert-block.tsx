import { Button, Popover } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddIcon } from '../../../../ui/icons.ts'
import { AddBlock } from './add-block.tsx'
import type { BlockEditor } from './block-editor.ts'
import css from './block-list.module.css'

/** Opens the palette between two blocks. */
export function InsertBlock({ editor, after }: { editor: BlockEditor; after: string }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  // Once there it stays: a chooser of files answers after the palette was closed.
  const [wanted, setWanted] = useState(false)
  return (
    <div className={css.between} data-open={open}>
      <Popover
        trigger="click"
        open={open}
        onOpenChange={(next) => {
          setOpen(next)
          setWanted(true)
        }}
        content={
          // Whatever is chosen, the palette has done its part.
          <div className={css.palette} role="presentation" onClick={() => setTimeout(() => setOpen(false))}>
            {wanted && <AddBlock editor={editor} after={after} />}
          </div>
        }
      >
        <Button size="small" shape="circle" icon={<AddIcon />} aria-label={t('qrCodes.insertHere')} />
      </Popover>
    </div>
  )
}
