import type { Form } from '@matai/contract'
import type { FormDocument } from '@matai/form-kit/schema'
import { Button } from 'antd'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button-link.ts'
import { saveFile } from '../../../../ui/file-bytes.ts'
import { DownloadIcon, ShareIcon } from '../../../../ui/icons.ts'
import { writeFormFile } from '../new/form-file.ts'

interface EditorActionsProps {
  form: Form
  /** As it is written when somebody asks. */
  documentOf: () => FormDocument
  onShare: () => void
}

/** Where one goes from a form, and what leaves with it; none of it changes while a form is written. */
export const EditorActions = memo(function EditorActions({ form, documentOf, onShare }: EditorActionsProps) {
  const { t } = useTranslation()
  return (
    <>
      <ButtonLink to={paths.forms}>{t('formEditor.backToList')}</ButtonLink>
      <ButtonLink to={paths.formCodes(form.id)}>{t('codeForms.codes')}</ButtonLink>
      <ButtonLink to={paths.formRecords(form.id)}>{t('formScreens.records')}</ButtonLink>
      <Button icon={<DownloadIcon />} onClick={() => exportForm(documentOf())}>
        {t('formTemplates.exportFile')}
      </Button>
      <Button icon={<ShareIcon />} onClick={onShare}>
        {t('formScreens.share')}
      </Button>
    </>
  )
})

const exportForm = (document: FormDocument) =>
  saveFile({
    mime: 'application/json',
    body: writeFormFile(document),
    fileName: `${document.title.trim() || 'form'}.json`,
  })
