import { TitleField } from '../editing/title-field.tsx'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureIcon, VideoIcon } from '../editing/icons.ts'
import { type EditorFace, type EditorProps, useEditorParts } from '../editing/face.ts'
import css from '../editing/editing.module.css'
import { FilePicker } from '../editing/file-picker.tsx'
import { FileSlot } from '../editing/file-slot.tsx'

/** Film under a title, with a picture that stands there until it is played. */
function VideoEditor(props: EditorProps<'video'>) {
  const { file, onFile } = props
  const { t } = useTranslation()
  const { fileTypes } = useEditorParts()
  // Of which file this browser has tried the stream in vain: it stands at the block as long as the file does.
  const [unplayable, setUnplayable] = useState('')
  const choose = (label: string) => (
    <FilePicker accept={fileTypes.video} icon={<VideoIcon />} onFiles={([chosen]) => chosen && onFile(chosen)}>
      {label}
    </FilePicker>
  )
  return (
    <div className={css.file}>
      <FileSlot {...props} choose={choose(t('blocks.chooseVideo'))}>
        {file && (
          <div className={css.shown}>
            <video
              controls
              preload="metadata"
              playsInline
              src={file.url}
              aria-label={file.name}
              className={css.player}
              onError={() => setUnplayable(file.id)}
              // Sound without a picture: the stream is of a kind that is not known.
              onLoadedMetadata={({ currentTarget }) => setUnplayable(currentTarget.videoWidth > 0 ? '' : file.id)}
            />
            {unplayable === file.id && <p role="alert">{t('blocks.unplayable', { name: file.name })}</p>}
            {choose(t('blocks.replaceVideo'))}
          </div>
        )}
      </FileSlot>
      <TitleField block={props.block} placeholder={file?.name ?? ''} onChange={props.onChange} />
      <Poster {...props} />
    </div>
  )
}

function Poster({ block, media, onChange }: EditorProps<'video'>) {
  const { t } = useTranslation()
  const { UploadBar, fileTypes } = useEditorParts()
  const { posterFileId, posterUpload } = block
  const stored = posterFileId ? media.files.get(posterFileId) : undefined
  const upload = posterUpload ? media.uploads.get(posterUpload) : undefined
  const remove = () => onChange({ ...block, posterFileId: null, posterUpload: null }, 'poster')
  const choose = (label: ReactNode) => (
    <FilePicker
      accept={fileTypes.picture}
      icon={<PictureIcon />}
      onFiles={([chosen]) => {
        if (chosen) onChange({ ...block, posterFileId: null, posterUpload: media.send(chosen, posterUpload) }, 'poster')
      }}
    >
      {label}
    </FilePicker>
  )
  return (
    <div role="group" aria-label={t('blocks.poster')} className={css.poster}>
      <span>
        {t('blocks.poster')} <small>{t('blocks.posterHint')}</small>
      </span>
      {upload && posterUpload ? (
        <UploadBar
          upload={upload}
          onRetry={() => media.retry(posterUpload)}
          onCancel={() => {
            media.cancel(posterUpload)
            remove()
          }}
        />
      ) : (
        <div className={css.shown}>
          {stored && <img src={stored.url} alt="" className={css.small} />}
          {choose(t(stored ? 'blocks.replacePoster' : 'blocks.choosePoster'))}
          {(stored || posterUpload) && <Button onClick={remove}>{t('blocks.removePoster')}</Button>}
          {posterUpload && <p role="alert">{t('qrCodes.cutOff')}</p>}
        </div>
      )}
    </div>
  )
}

export const videoEditor: EditorFace<'video'> = {
  name: 'blocks.video',
  icon: <VideoIcon aria-hidden />,
  group: 'groupMedia',
  Editor: VideoEditor,
  files: { into: 'each', accept: 'video' },
  takes: 'video',
  begin: ([upload = null]) => ({ upload }),
}
