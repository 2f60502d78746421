import type { OwnRecordInfo } from '@matai/contract'
import type { Translate } from '@matai/i18n'
import { useMemo, useState } from 'react'
import type { Device } from '../device/device.ts'
import type { FormPage } from '../page-data.ts'
import { certificateSvg, toPng } from './certificate-picture.ts'
import { momentIn } from './moment-in.ts'
import { Back } from './back.tsx'
import { useOwnRecord } from './use-own-record.ts'

interface CertificateProps {
  page: FormPage
  say: Translate
  device: Device
  id: number
  onBack(): void
}

/** A record as a certificate: to be shown, printed, or kept as a picture. */
export function CertificatePage({ page, say, device, id, onBack }: CertificateProps) {
  const { record, failure } = useOwnRecord({ form: page.id, id, device, say })
  const [picture, setPicture] = useState('')
  const svg = useMemo(() => record && certificateSvg(partsOf(record, page, say)), [record, page, say])
  if (!record?.certificate || !svg)
    return (
      <>
        <p role={failure ? 'alert' : 'status'}>
          {failure || say(record ? 'ownRecords.noCertificate' : 'ownRecords.reading')}
        </p>
        <Back onBack={onBack} say={say} />
      </>
    )
  const label = say('ownRecords.certificateOf', { number: record.serial ?? record.number })
  return (
    <section className="certificate">
      <Back onBack={onBack} say={say} />
      {picture ? (
        <img className="paper" src={picture} alt={label} />
      ) : (
        <div className="paper" role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: svg }} />
      )}
      {picture && <p role="status">{say('ownRecords.pictureHint')}</p>}
      <div className="ways">
        <button type="button" className="button" onClick={() => void toPng(svg).then(setPicture)}>
          {say('ownRecords.asPicture')}
        </button>
        {picture && (
          <a className="other" href={picture} download={`${record.serial ?? record.number}.png`}>
            {say('ownRecords.download')}
          </a>
        )}
        <button type="button" className="other" onClick={() => print()}>
          {say('ownRecords.print')}
        </button>
      </div>
    </section>
  )
}

function partsOf(record: OwnRecordInfo, page: FormPage, say: Translate) {
  const { serial, number, at, redeem, score, person, after, title } = record
  const words = after.words[page.language] || after.words[page.language === 'zh' ? 'en' : 'zh']
  return {
    heading: say('ownRecords.certificateTitle'),
    title,
    owner: page.ownerName,
    person,
    words,
    rows: [
      [say('ownRecords.serial'), String(serial ?? number)],
      [say('ownRecords.at'), momentIn(page, at)],
      ...(score ? [[say('ownRecords.score'), `${score.points} / ${score.most}`]] : []),
    ] as [string, string][],
    code: redeem && {
      text: redeem.code,
      label: say('ownRecords.redeemCode'),
      state: say(redeem.at ? 'ownRecords.redeemed' : 'ownRecords.notRedeemed'),
    },
  }
}
