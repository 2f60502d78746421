import type { BatchChild } from '@matai/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { restyledAtOnce } from 'virtual:contract-constants'
import { askToDownload } from '../../../../downloads.ts'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button-link.ts'
import { DeleteIcon, DirectoryIcon, DownloadIcon, PrinterIcon, StyleIcon } from '../../../../ui/icons.ts'
import type { CodeDeeds } from '../../../qr-codes/public.tsx'

interface CodesBarProps {
  children: BatchChild[]
  deeds: CodeDeeds
  /** The label template that they are printed with; null: none. */
  label: number | null
  /** Told when something was changed. */
  done: () => void
}

/** What can be done with the selected codes of a template; what may not be done says why. */
export function CodesBar({ children, deeds, label, done }: CodesBarProps) {
  const { t } = useTranslation()
  const codes = children.map(({ code }) => code)
  const ids = codes.map(({ id }) => id)
  const count = codes.length
  const [first] = codes
  const mayEdit = codes.every(({ can }) => can.edit)
  const mayDelete = codes.every(({ can }) => can.delete)
  const editReason = mayEdit ? '' : t('qrCodes.mayNotEditSome')
  const styleReason = count > restyledAtOnce ? t('qrCodes.styleTooMany', { count: restyledAtOnce }) : editReason
  return (
    <>
      <ButtonLink
        size="small"
        icon={<PrinterIcon />}
        to={paths.print}
        search={{ ids: ids.join(), ...(label ? { label } : {}) }}
      >
        {t('qrCodes.print')}
      </ButtonLink>
      <Button
        size="small"
        icon={<DownloadIcon />}
        onClick={() =>
          askToDownload({
            selection: { ids },
            text: t('exports.codesCount', { count }),
            count,
            example: first && { id: first.id, name: first.name, directory: '' },
          })
        }
      >
        {t('exports.download')}
      </Button>
      <Button
        size="small"
        icon={<StyleIcon />}
        disabled={styleReason !== ''}
        title={styleReason}
        onClick={() => deeds.style(codes, done)}
      >
        {t('qrCodes.styleDots')}
      </Button>
      <Button
        size="small"
        icon={<DirectoryIcon />}
        disabled={!mayEdit}
        title={editReason}
        onClick={() => deeds.move(codes, done)}
      >
        {t('qrCodes.move')}
      </Button>
      <Button
        danger
        size="small"
        icon={<DeleteIcon />}
        disabled={!mayDelete}
        title={mayDelete ? '' : t('qrCodes.mayNotDeleteSome')}
        onClick={() => void deeds.remove(codes, done)}
      >
        {t('qrCodes.removeMany', { count })}
      </Button>
    </>
  )
}
