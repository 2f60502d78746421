import type { OwnRecordInfo } from '@matai/contract'
import { type DisplayContext, displayOf } from '@matai/form-kit/display'
import { answerOf } from '@matai/form-kit/logic'
import type { Component } from '@matai/form-kit/schema'
import type { Translate } from '@matai/i18n'
import { useEffect, useState } from 'react'
import { load, loadedFace } from '../browser/parts.ts'
import { componentsOf } from '../form-parts.ts'
import type { FormPage } from '../page-data.ts'

/** What was filled in, in the order and the words of the form as it was then. */
export function OwnAnswers({ record, page, say }: { record: OwnRecordInfo; page: FormPage; say: Translate }) {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    void load(componentsOf(record.document).map(({ type }) => type)).then(() => setLoaded(true))
  }, [record.document])
  if (!isLoaded) return <p role="status">{say('ownRecords.reading')}</p>
  const files = new Map(record.files.map((file) => [file.id, file]))
  const context: DisplayContext = {
    say,
    language: page.language,
    fileAddress: (id) => files.get(id)?.url ?? '',
    fileName: (id) => files.get(id)?.name ?? '',
    isScored: record.score !== null,
  }
  const shown = componentsOf(record.document).flatMap((component) => {
    const answer = answerOf(component, record.answers, loadedFace)
    return answer === undefined ? [] : [{ component, answer }]
  })
  return (
    <dl className="answers">
      {shown.map(({ component, answer }) => {
        const Answer = displayOf(component.type)
        return (
          <div key={component.id}>
            <dt>{titleOf(component)}</dt>
            <dd>
              <Answer settings={component.settings} answer={answer} context={context} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const titleOf = ({ settings }: Component): string => ('title' in settings ? settings.title : '')
