import type { Style } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { Field } from '../../../../ui/field.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { type DraftStyle, filesOf, QrPicture, startStyle } from '../../../styles/public.tsx'
import css from './editor.module.css'
import { sampleAddress } from './sample-address.ts'
import type { BatchEditor } from './use-batch-editor.ts'

const StyleDrawer = lazy(async () => ({ default: (await import('./style-drawer.tsx')).StyleDrawer }))

/** Stands for the label that is made with the template. */
const ofFamily = -1

/** How the codes are drawn and printed. */
export function LookPanel({ editor }: { editor: BatchEditor }) {
  const { t } = useTranslation()
  const [choosing, setChoosing] = useState(false)
  const [pictures, setPictures] = useState<DraftStyle['files'] | null>(null)
  const { style, labelTemplateId, family } = editor.content
  const labels = useQuery({
    queryKey: ['labels', 'list', 'names'],
    queryFn: ({ signal }) => client.labels.list({ pageSize: 200 }, { signal }),
  })
  const shown: Style = { ...startStyle, ...style, embedText: '', logoUrl: null, bgUrl: null }
  const choose = (chosen: Style | null) => editor.edit({ do: 'chooseStyle', style: chosen, at: Date.now() })
  return (
    <Panel title={t('batchScreens.look')}>
      <div className={css.look}>
        <QrPicture content={sampleAddress()} style={shown} alt={t('batchScreens.style')} width={88} />
        <div>
          <p className={css.hint}>{t(style ? 'batchScreens.styleOwn' : 'batchScreens.styleDefault')}</p>
          <div className={css.parts}>
            <Button onClick={() => setChoosing(true)}>{t('batchScreens.chooseStyle')}</Button>
            {style && (
              <Button type="text" onClick={() => choose(null)}>
                {t('batchScreens.clearStyle')}
              </Button>
            )}
          </div>
        </div>
      </div>
      <Field
        label={t('batchScreens.label')}
        hint={t('batchScreens.labelHint')}
        error={labels.error ? sentenceOf(labels.error) : undefined}
      >
        <Select
          value={family ? ofFamily : (labelTemplateId ?? 0)}
          loading={labels.isPending}
          options={[
            ...(family
              ? [{ value: ofFamily, label: t('batchScreens.labelOfFamily', { name: t(`labelPresets.${family}`) }) }]
              : []),
            { value: 0, label: t('batchScreens.labelNone') },
            ...(labels.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) =>
            id !== ofFamily && editor.edit({ do: 'chooseLabel', labelTemplateId: id || null, at: Date.now() })
          }
        />
      </Field>
      {choosing && (
        <Suspense>
          <StyleDrawer
            start={{
              style: style ?? startStyle,
              files: pictures ?? filesOf(style ?? startStyle, [...editor.files.values()]),
            }}
            onClose={() => setChoosing(false)}
            onChoose={(chosen) => {
              choose(chosen.style)
              setPictures(chosen.files)
              setChoosing(false)
            }}
          />
        </Suspense>
      )}
    </Panel>
  )
}
