import { useEffect, useState } from 'react'
import type { Area, FillContext } from '../../engine/fill-face.ts'
import { Labelled } from '../../fills/labelled.tsx'
import { OptionSelect } from '../../fills/option-select.tsx'
import type { Wired } from '../../fills/question.tsx'
import type { AddressSettings } from './schema.ts'

const levels = ['province', 'city', 'district'] as const

interface AreaSelectsProps {
  id: string
  wired: Wired
  depth: AddressSettings['depth']
  areas: readonly Area[]
  context: FillContext
  onChange(areas: readonly Area[]): void
}

/** Province, city and district, each out of what lies within the one before. */
export function AreaSelects({ id, wired, depth, areas, context, onChange }: AreaSelectsProps) {
  const shown = levels.slice(0, Math.min(levels.indexOf(depth), areas.length) + 1)
  return (
    <>
      {shown.map((level, at) => (
        <AreaSelect
          key={areas[at - 1]?.code ?? ''}
          id={`q-${id}-${level}`}
          wired={wired}
          label={context.say(`formFill.${level}`)}
          within={areas[at - 1]?.code ?? ''}
          chosen={areas[at]}
          context={context}
          onChoose={(area) => onChange([...areas.slice(0, at), ...(area ? [area] : [])])}
        />
      ))}
    </>
  )
}

interface AreaSelectProps {
  id: string
  wired: Wired
  label: string
  within: string
  chosen: Area | undefined
  context: FillContext
  onChoose(area: Area | undefined): void
}

function AreaSelect({ id, wired, label, within, chosen, context, onChoose }: AreaSelectProps) {
  const [known, setKnown] = useState<readonly Area[]>(chosen ? [chosen] : [])
  const [isFailed, setFailed] = useState(false)
  const [isUndivided, setUndivided] = useState(false)
  const { areas, say } = context
  useEffect(() => {
    let isOver = false
    areas?.(within).then(
      (list) => {
        if (isOver) return
        setKnown(list)
        setUndivided(within !== '' && list.length === 0)
      },
      () => isOver || setFailed(true),
    )
    return () => {
      isOver = true
    }
    // The page makes its context anew each time; the list of a place stays the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [within])
  if (isUndivided) return null
  return (
    <Labelled id={id} label={label} problem={isFailed ? say('formFill.areasFailed') : ''}>
      {(part) => (
        <OptionSelect
          wired={{
            ...part,
            'aria-invalid': wired['aria-invalid'] ?? part['aria-invalid'],
            'aria-required': wired['aria-required'],
          }}
          options={known.map(({ code, name }) => ({ id: code, label: name, left: null }))}
          chosen={chosen?.code ?? ''}
          context={context}
          onChoose={(code) => onChoose(known.find((area) => area.code === code))}
        />
      )}
    </Labelled>
  )
}
