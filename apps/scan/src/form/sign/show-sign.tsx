import type { Translate } from '@matai/i18n'
import { render } from 'preact'
import type { FormPage } from '../page-data.ts'
import { SignPage } from './sign-page.tsx'

export function showSign({ page, say, place }: { page: FormPage; say: Translate; place: HTMLElement }): void {
  place.textContent = ''
  render(<SignPage page={page} say={say} />, place)
}
