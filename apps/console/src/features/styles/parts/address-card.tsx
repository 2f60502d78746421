import type { ReactNode } from 'react'
import { Button } from 'antd'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { DownloadIcon, ShowIcon } from '../../../ui/icons.ts'
import css from './address-card.module.css'
import { QrPicture } from './qr-picture.tsx'
import { saveCode } from './save-code.ts'
import { startStyle } from './start-style.ts'

interface AddressCardProps {
  url: string
  /** Of the file that the picture is saved as. */
  name: string
  /** Of the picture, for who does not see it, and of what can be done. */
  words: { picture: string; copy: string; open: string; save: string }
  /** Further deeds. */
  children?: ReactNode
}

/** An address for phones: its code to scan, copied, opened or saved. */
export function AddressCard({ url, name, words, children }: AddressCardProps) {
  return (
    <div className={css.address}>
      <QrPicture content={url} style={startStyle} alt={words.picture} width={160} />
      <div>
        <code>{url}</code>
        <div className={css.ways}>
          <CopyButton text={url} label={words.copy} />
          <Button size="small" icon={<ShowIcon />} href={url} target="_blank" rel="noreferrer">
            {words.open}
          </Button>
          <Button size="small" icon={<DownloadIcon />} onClick={() => saveCode({ url, name, format: 'png' })}>
            {words.save}
          </Button>
          {children}
        </div>
      </div>
    </div>
  )
}
