import type { Fill } from '../engine/fill-face.ts'
import type { SchemaFace } from '../engine/schema-face.ts'
import { Fill as checkboxFill } from '../components/checkbox/fill.tsx'
import { schema as checkbox } from '../components/checkbox/schema.ts'
import { Fill as dateFill } from '../components/date/fill.tsx'
import { schema as date } from '../components/date/schema.ts'
import { Fill as nameFill } from '../components/name/fill.tsx'
import { schema as name } from '../components/name/schema.ts'
import { Fill as numberFill } from '../components/number/fill.tsx'
import { schema as number } from '../components/number/schema.ts'
import { Fill as phoneFill } from '../components/phone/fill.tsx'
import { schema as phone } from '../components/phone/schema.ts'
import { Fill as radioFill } from '../components/radio/fill.tsx'
import { schema as radio } from '../components/radio/schema.ts'
import { Fill as textFill } from '../components/text/fill.tsx'
import { schema as text } from '../components/text/schema.ts'
import { Fill as textareaFill } from '../components/textarea/fill.tsx'
import { schema as textarea } from '../components/textarea/schema.ts'

/** What most forms ask: it comes with every page, because forty small files are larger together than one. */
export const usual = {
  text: { face: text, fill: textFill },
  textarea: { face: textarea, fill: textareaFill },
  number: { face: number, fill: numberFill },
  name: { face: name, fill: nameFill },
  phone: { face: phone, fill: phoneFill },
  date: { face: date, fill: dateFill },
  radio: { face: radio, fill: radioFill },
  checkbox: { face: checkbox, fill: checkboxFill },
} satisfies Record<string, { face: SchemaFace; fill: Fill }>
