import type { PushEvent } from '@matai/contract'
import type { TFunction } from 'i18next'
import { pushEvents } from 'virtual:contract-constants'

/** What a kind of event is called; one of a later edition by its own name. */
export function eventName(type: string, t: TFunction): string {
  const known: PushEvent | undefined = pushEvents.find((one) => one === type)
  return known ? t(`pushScreens.event_${known.replace('.', '_') as Underlined<PushEvent>}`) : type
}

type Underlined<Name> = Name extends `${infer Noun}.${infer Verb}` ? `${Noun}_${Verb}` : never

/** What is to be seen of an answer: its status, or why there was none. */
export function answerOf({ status, trouble }: { status: number | null; trouble: string | null }, t: TFunction): string {
  if (status !== null) return `HTTP ${status}`
  const known = troubles.find((one) => one === trouble)
  return known ? t(`pushScreens.trouble_${known}`) : '–'
}

const troubles = ['private', 'unknownHost', 'refused', 'timeout', 'tls', 'broken'] as const
