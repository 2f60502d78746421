import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import { useUser } from '../../../../user.ts'
import css from './new-code-style.module.css'
import { useSampleAddress } from './sample-address.ts'
import { styleQuery } from './style-queries.ts'
import { TemplatePicture } from './template-picture.tsx'

/** Says what a new code will look like; nothing when it will be plain. */
export function NewCodeStyle() {
  const { beautyTemplateId } = useUser()
  return beautyTemplateId === null ? null : <Chosen id={beautyTemplateId} />
}

function Chosen({ id }: { id: number }) {
  const { t } = useTranslation()
  const content = useSampleAddress()
  const { data } = useQuery(styleQuery(id))
  if (!data) return null
  return (
    <aside className={css.note} aria-label={t('styles.newCodes')}>
      <TemplatePicture template={data} content={content} width={44} />
      <p>
        {t('styles.newCodesUse', { name: data.name })} <Link to={paths.beauty}>{t('styles.change')}</Link>
      </p>
    </aside>
  )
}
