import type { Translate } from '@matai/i18n'
import type { Answered } from '../page-data.ts'
import { part } from './page-part.ts'

type Tone = 'green' | 'amber' | 'red'

/** Told apart without colours, too: by shape, sound and vibration. */
const manners: Record<Tone, { shape: string; hertz: number[]; vibrate: number[] }> = {
  green: { shape: '✔', hertz: [880], vibrate: [80] },
  amber: { shape: '▲', hertz: [440, 440], vibrate: [120, 80, 120] },
  red: { shape: '✖', hertz: [220, 180, 140], vibrate: [300, 100, 300] },
}

const tones: Record<Answered['outcome'], Tone> = {
  done: 'green',
  used: 'amber',
  early: 'amber',
  elsewhere: 'amber',
  late: 'red',
  deleted: 'red',
  closed: 'red',
  unknown: 'red',
}

/** Fills the screen with what became of a code, and says who, when and where it was first used. */
export function showAnswer(answer: Answered, say: Translate): void {
  const { outcome, couponName, itemName, first, code, left, outlets } = answer
  const local = (iso: string | null) => (iso ? new Date(iso).toLocaleString(document.documentElement.lang) : '')
  const where = [first?.outlet, first?.person].filter(Boolean).join(' ')
  const lines = [
    [couponName, itemName].filter(Boolean).join(' · '),
    outcome === 'used' && first ? say('couponPage.usedAt', { at: local(first.at), where }) : '',
    outcome === 'early' ? say('couponPage.validFrom', { from: local(answer.from) }) : '',
    outcome === 'late' ? say('couponPage.validUntil', { until: local(answer.until) }) : '',
    outcome === 'elsewhere' ? outlets.join(say('couponPage.comma')) : '',
    outcome === 'done' && left > 0 ? say('couponPage.left', { count: left }) : '',
  ]
  show(tones[outcome], say(`couponPage.outcome_${outcome}`), lines.filter(Boolean).join('\n'), code)
}

/** `why`: what the server said; empty where there is no network. */
export function showWaiting(code: string, why: string, say: Translate): void {
  show('amber', say('couponPage.keptTitle'), why || say('couponPage.keptText'), code)
}

function show(tone: Tone, title: string, text: string, code: string): void {
  const dialog = part<HTMLDialogElement>('answer')
  if (!dialog) return
  const { shape, hertz, vibrate } = manners[tone]
  dialog.dataset.tone = tone
  for (const [id, words] of Object.entries({ shape, title, text, code })) {
    const place = part(`answer-${id}`)
    if (place) place.textContent = words
  }
  const textPart = part('answer-text')
  if (textPart) textPart.style.whiteSpace = 'pre-line'
  if (!dialog.open) dialog.showModal()
  ;(navigator as { vibrate?: (pattern: number[]) => boolean }).vibrate?.(vibrate)
  sound(hertz)
}

let audio: AudioContext | undefined

/** Short tones, one after the other; silence where the browser does not let pages sound. */
function sound(hertz: readonly number[]): void {
  try {
    audio ??= new AudioContext()
    hertz.forEach((tone, place) => {
      const from = (audio as AudioContext).currentTime + place * 0.2
      const voice = new OscillatorNode(audio as AudioContext, { frequency: tone })
      const volume = new GainNode(audio as AudioContext, { gain: 0.15 })
      voice.connect(volume).connect((audio as AudioContext).destination)
      voice.start(from)
      voice.stop(from + 0.15)
    })
  } catch {
    audio = undefined // the answer is on the screen
  }
}
