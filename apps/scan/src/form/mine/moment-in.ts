import type { FormPage } from '../page-data.ts'

/** A moment as it is said in the page's language, in the zone of the form's account. */
export const momentIn = ({ language, zone }: Pick<FormPage, 'language' | 'zone'>, at: string): string =>
  new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  }).format(new Date(at))
