import { finishedBlocks } from '@matai/content/draft'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { useSpoken } from '../../../../language.ts'
import { PageFrame } from '../preview/page-frame.tsx'
import type { Template } from '../templates/template-list.ts'
import css from './start.module.css'

/** The visitor's page that a template makes, drawn by the server as for a scan, small. */
export function TemplatePicture({ template }: { template: Template }) {
  const { t } = useTranslation()
  const language = useSpoken((spoken) => spoken.language)
  const { data } = useQuery({
    queryKey: ['templates', template.key, language],
    queryFn: ({ signal }) => {
      const blocks = finishedBlocks(template.blocks(t))
      return client.qrCodes.preview({ name: t(template.name), blocks }, { signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <span className={css.picture} aria-hidden inert>
      {data && <PageFrame html={data.html} title={t(template.title)} />}
    </span>
  )
}
