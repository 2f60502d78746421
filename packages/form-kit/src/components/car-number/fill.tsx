import type { FillProps } from '../../engine/fill-face.ts'
import { asWritten, LineFill } from '../../fills/line-fill.tsx'
import { controlId } from '../../fills/question.tsx'
import type { CarNumberSettings } from './schema.ts'

const provinces = [...'京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼']

/** Plates begin with a sign that few keyboards have ready. Capitals are made when the answer is read, not while it is typed. */
export function Fill(props: FillProps<CarNumberSettings, string>) {
  const { id, answer, onChange, context } = props
  const begin = (sign: string) => {
    onChange(sign)
    document.getElementById(controlId(id))?.focus()
  }
  return (
    <LineFill
      {...props}
      input={{ ...asWritten, autoCapitalize: 'characters' }}
      after={
        !answer && (
          <div className="mt-keys" role="group" aria-label={context.say('formFill.provinces')}>
            {provinces.map((sign) => (
              <button key={sign} type="button" className="mt-button" onClick={() => begin(sign)}>
                {sign}
              </button>
            ))}
          </div>
        )
      }
    />
  )
}
