import { create } from 'zustand'

export interface Question {
  title: string
  /** What will happen, with numbers: 'scanned 132 times in the last 30 days'. */
  text: string
  /** The verb of the button. */
  action: string
  danger?: boolean
  /** What must be typed before the button works, where printed codes are concerned. */
  typed?: string
}

interface Asked {
  question: Question | undefined
  answer: (yes: boolean) => void
}

export const useAsked = create<Asked>(() => ({ question: undefined, answer: () => undefined }))

/** Asks before something that matters: `if (await confirm({…})) …`. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      useAsked.setState({ question: undefined })
      resolve(yes)
    }
    useAsked.setState({ question, answer })
  })
}
