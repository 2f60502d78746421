import { plainDigits } from '@matai/rules/plain-text'
import { useEffect, useState } from 'react'
import type { FillContext, FillProps } from '../../engine/fill-face.ts'
import { Question } from '../../fills/question.tsx'
import { later } from '../../later.ts'
import type { Proof } from './proof.tsx'
import type { PhoneSettings } from './schema.ts'

const proof = later(() => import('./proof.tsx'))

export function Fill(props: FillProps<PhoneSettings, string>) {
  const { settings, answer = '', onChange, context } = props
  const { countries, country, verified } = settings
  const offered = context.countries.filter(({ iso }) => countries.length === 0 || countries.includes(iso))
  const written = offered.find(({ iso }) => iso === context.facts.mobileOf(answer)?.country)
  const [chosen, setChosen] = useState(
    written?.iso ?? (countries[0] && !countries.includes(country) ? countries[0] : country),
  )
  const dialCode = offered.find(({ iso }) => iso === chosen)?.dialCode ?? offered[0]?.dialCode ?? ''
  const national = answer.startsWith(`+${dialCode}`) ? answer.slice(dialCode.length + 1) : answer
  const change = (code: string, text: string) => {
    const digits = plainDigits(text).replace(/[\s-]/g, '')
    // A whole number that is pasted brings its own dial code.
    onChange(digits === '' ? undefined : digits.startsWith('+') ? digits : `+${code}${digits}`)
  }
  const turn = (iso: string) => {
    setChosen(iso)
    change(offered.find((one) => one.iso === iso)?.dialCode ?? '', national.startsWith('+') ? '' : national)
  }
  return (
    <Question asked={props}>
      {(wired) => (
        <>
          <div className="mt-row">
            {offered.length > 1 ? (
              <select
                className="mt-input mt-short"
                aria-label={context.say('formFill.country')}
                value={chosen}
                onChange={({ currentTarget }) => turn(currentTarget.value)}
              >
                {offered.map(({ iso, name, dialCode: code }) => (
                  <option key={iso} value={iso}>
                    {`${name} +${code}`}
                  </option>
                ))}
              </select>
            ) : (
              <span className="mt-unit">+{dialCode}</span>
            )}
            <input
              type="tel"
              className="mt-input"
              inputMode="tel"
              autoComplete={offered.length > 1 ? 'tel' : 'tel-national'}
              {...wired}
              value={national}
              onChange={({ currentTarget }) => change(dialCode, currentTarget.value)}
            />
          </div>
          {verified && context.facts.mobileOf(answer) && <LaterProof key={answer} mobile={answer} context={context} />}
        </>
      )}
    </Question>
  )
}

/** Few forms have numbers proven. */
function LaterProof(props: { mobile: string; context: FillContext }) {
  const [part, setPart] = useState<{ Proof: typeof Proof } | null>(null)
  useEffect(() => void proof().then(setPart, () => {}), [])
  return part && <part.Proof {...props} />
}
