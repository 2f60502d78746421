import type { Translate } from '@matai/i18n'
import { useEffect, useState } from 'react'
import type { Device } from '../device/device.ts'
import type { FormPage } from '../page-data.ts'
import { PersonNote } from '../who/person-note.tsx'
import { PhoneGate } from '../who/phone-gate.tsx'
import { CertificatePage } from './certificate-page.tsx'
import { OwnList } from './own-list.tsx'
import { OwnRecordPage } from './own-record-page.tsx'
import { useOwnRecords } from './use-own-records.ts'
import { usePlace } from './use-place.ts'

export interface MineProps {
  page: FormPage
  say: Translate
  device: Device
}

/** What somebody handed in of a form: the list, one record, its certificate. */
export function MineApp({ page, say, device }: MineProps) {
  const { place, go } = usePlace()
  const { list, failure, look } = useOwnRecords({ form: page.id, device, say })
  const [asksPhone, setAsksPhone] = useState(false)
  const at = place.is === 'list' ? '' : `${place.is} ${place.id}`
  useEffect(() => scrollTo(0, 0), [at])
  const back = () => go({ is: 'list' })
  const canProve = page.mine.byPhone && !page.person
  return (
    <>
      {page.ownerName && <p className="owner">{page.ownerName}</p>}
      <h1>{page.title}</h1>
      {page.person && <PersonNote page={page} say={say} />}
      {place.is === 'certificate' ? (
        <CertificatePage page={page} say={say} device={device} id={place.id} onBack={back} />
      ) : place.is === 'record' ? (
        <OwnRecordPage
          page={page}
          say={say}
          device={device}
          id={place.id}
          onBack={back}
          onCertificate={() => go({ is: 'certificate', id: place.id })}
          onChanged={look}
        />
      ) : asksPhone || (canProve && list?.length === 0) ? (
        <PhoneGate
          form={page.id}
          say={say}
          title={say('formPage.whoAsked')}
          hint={say('ownRecords.phoneHint')}
          submit={say('ownRecords.prove')}
          onProven={() => location.reload()}
        />
      ) : (
        <OwnList
          list={list}
          failure={failure}
          page={page}
          say={say}
          onOpen={(id) => go({ is: 'record', id })}
          onAgain={look}
          onPhone={canProve ? () => setAsksPhone(true) : undefined}
        />
      )}
    </>
  )
}
