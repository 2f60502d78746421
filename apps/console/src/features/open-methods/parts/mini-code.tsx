import type { CallOutput, contract, MiniMethod } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { miniCodeWidths } from 'virtual:contract-constants'
import { client, sentenceOf } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { saveFile } from '../../../ui/file-bytes.ts'
import { useFormats } from '../../../ui/format.ts'
import { useLooking } from '../../../ui/looking.ts'
import { DownloadIcon } from '../../../ui/icons.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../ui/use-single-flight.ts'
import css from './open-methods.module.css'
import { methodsQuery } from './queries.ts'

const versions = ['release', 'trial', 'develop'] as const

type Drawn = CallOutput<typeof contract.openMethods.miniCode>

/** The mini program code of a live code, as WeChat draws it; nothing where there is no mini program. */
export function MiniCode({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const { data = [] } = useQuery(methodsQuery)
  const programs = data.flatMap(({ method, appId }) => (method !== 'h5' && appId ? [{ method, appId }] : []))
  const [chosen, setChosen] = useState<MiniMethod>()
  const [width, setWidth] = useState<(typeof miniCodeWidths)[number]>(430)
  const [version, setVersion] = useState<(typeof versions)[number]>('release')
  const [drawn, setDrawn] = useState<Drawn>()
  const method = chosen ?? programs[0]?.method
  const { run, running } = useSingleFlight(async (asked: MiniMethod) => {
    try {
      setDrawn(await client.openMethods.miniCode({ id, method: asked, width, version }))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  })
  const looking = useLooking()
  if (!method || looking !== undefined) return null
  return (
    <section aria-label={t('openMethods.codeTitle')}>
      <h2>{t('openMethods.codeTitle')}</h2>
      <p className={css.soft}>{t('openMethods.codeText')}</p>
      <div className={css.drawing}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void run(method)
          }}
        >
          {programs.length > 1 && (
            <Field label={t('openMethods.program')}>
              <Select
                value={method}
                options={programs.map((one) => ({ value: one.method, label: t(`openMethods.method_${one.method}`) }))}
                onChange={setChosen}
              />
            </Field>
          )}
          <Field label={t('openMethods.width')}>
            <Select
              value={width}
              options={miniCodeWidths.map((value) => ({
                value,
                label: t('openMethods.pixels', { count: formatNumber(value) }),
              }))}
              onChange={setWidth}
            />
          </Field>
          <Field label={t('openMethods.version')}>
            <Select
              value={version}
              options={versions.map((value) => ({ value, label: t(`openMethods.version_${value}`) }))}
              onChange={setVersion}
            />
          </Field>
          <div>
            <Button type="primary" htmlType="submit" loading={running}>
              {t('openMethods.draw')}
            </Button>
          </div>
        </form>
        {drawn && <Picture drawn={drawn} name={name} />}
      </div>
    </section>
  )
}

function Picture({ drawn, name }: { drawn: Drawn; name: string }) {
  const { t } = useTranslation()
  const { mime, picture, page, scene } = drawn
  const save = () =>
    saveFile({
      mime,
      body: Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0)),
      fileName: `${name}.${mime === 'image/png' ? 'png' : 'jpg'}`,
    })
  return (
    <div className={css.picture}>
      <img src={`data:${mime};base64,${picture}`} alt={t('openMethods.codeOf', { name })} />
      <dl>
        <dt>{t('openMethods.page')}</dt>
        <dd>{page}</dd>
        <dt>{t('openMethods.scene')}</dt>
        <dd>{scene}</dd>
      </dl>
      <div>
        <Button icon={<DownloadIcon />} onClick={save}>
          {t('openMethods.download')}
        </Button>
      </div>
    </div>
  )
}
