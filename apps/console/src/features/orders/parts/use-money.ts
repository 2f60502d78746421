import { languageInfo } from '@matai/i18n/language'
import { useMemo } from 'react'
import { useSpoken } from '../../../language.ts'

/** Fen as money of the reader's language. */
export function useMoney(): (fen: number) => string {
  const language = useSpoken((spoken) => spoken.language)
  return useMemo(() => {
    const format = new Intl.NumberFormat(languageInfo[language].tag, { style: 'currency', currency: 'CNY' })
    return (fen: number) => format.format(fen / 100)
  }, [language])
}
