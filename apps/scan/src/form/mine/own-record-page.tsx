import type { Translate } from '@matai/i18n'
import { useState } from 'react'
import type { Device } from '../device/device.ts'
import { GivenCoupons } from '../given-coupons.tsx'
import { call } from '../net/call.ts'
import type { FormPage } from '../page-data.ts'
import { reasonOf } from '../who/prove.ts'
import { Back } from './back.tsx'
import { momentIn } from './moment-in.ts'
import { OwnAnswers } from './own-answers.tsx'
import { OwnChange } from './own-change.tsx'
import { useOwnRecord } from './use-own-record.ts'

interface RecordProps {
  page: FormPage
  say: Translate
  device: Device
  id: number
  onBack(): void
  onCertificate(): void
  /** The list is no longer what it was. */
  onChanged(): void
}

/** One record as it was handed in, with what its filler may do with it. */
export function OwnRecordPage({ page, say, device, id, onBack, onCertificate, onChanged }: RecordProps) {
  const { record, failure, setRecord } = useOwnRecord({ form: page.id, id, device, say })
  const [isChanging, setChanging] = useState(false)
  const [problem, setProblem] = useState('')
  if (!record)
    return (
      <>
        <p role={failure ? 'alert' : 'status'}>{failure || say('ownRecords.reading')}</p>
        <Back onBack={onBack} say={say} />
      </>
    )
  if (isChanging)
    return (
      <OwnChange
        page={page}
        say={say}
        device={device}
        record={record}
        onCancel={() => setChanging(false)}
        onChanged={(changed) => {
          setRecord(changed)
          setChanging(false)
          scrollTo(0, 0)
          onChanged()
        }}
      />
    )
  const remove = async () => {
    if (!confirm(say('ownRecords.removeSure'))) return
    try {
      await call('/v/form/delete_own', { id: page.id, recordId: id })
      onChanged()
      onBack()
    } catch (error) {
      setProblem(reasonOf(error, say))
    }
  }
  const { serial, number, at, edits, redeem, score, can, certificate, after, locked } = record
  return (
    <article className="record">
      <Back onBack={onBack} say={say} />
      <h2>{say('formPage.number', { number: serial ?? number })}</h2>
      <p className="quiet">
        {momentIn(page, at)}
        {edits > 0 && ` · ${say('ownRecords.changed', { count: edits })}`}
      </p>
      {score && <p>{say('formPage.score', { points: score.points, most: score.most })}</p>}
      {redeem && (
        <p>
          {say('ownRecords.redeemCode')} <b className="redeem">{redeem.code}</b>{' '}
          {say(redeem.at ? 'ownRecords.redeemed' : 'ownRecords.notRedeemed')}
        </p>
      )}
      {after.tip && <p className="told">{after.tip}</p>}
      <GivenCoupons coupons={after.coupons} say={say} />
      {locked ? <p>{say('ownRecords.locked')}</p> : <OwnAnswers record={record} page={page} say={say} />}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <div className="ways">
        {certificate && (
          <button type="button" className="button" onClick={onCertificate}>
            {say('ownRecords.certificate')}
          </button>
        )}
        {can.change && (
          <button type="button" className="mt-button" onClick={() => setChanging(true)}>
            {say('ownRecords.change')}
          </button>
        )}
        {can.remove && (
          <button type="button" className="mt-button danger" onClick={() => void remove()}>
            {say('ownRecords.remove')}
          </button>
        )}
      </div>
    </article>
  )
}
