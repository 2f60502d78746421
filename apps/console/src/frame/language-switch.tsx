import { type Language, languageInfo, languages } from '@matai/i18n/language'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { client } from '../client.ts'
import { chooseLanguage, useSpoken } from '../language.ts'
import { LanguageIcon } from '../ui/icons.ts'

/** Changes the screens at once; for somebody signed in, messages from the server too. */
export function LanguageSwitch({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const spoken = useSpoken((state) => state.language)

  async function choose(language: Language) {
    await chooseLanguage(language)
    if (signedIn) await client.accounts.setProfile({ language }).catch(() => undefined)
    await queries.invalidateQueries()
  }

  const items = languages.map((language) => ({ key: language, label: languageInfo[language].name }))
  const onClick = ({ key }: { key: string }) => void choose(key as Language) // keys are made from languages above
  return (
    <Dropdown menu={{ items, onClick, selectable: true, selectedKeys: [spoken] }} trigger={['click']}>
      <Button type="text" icon={<LanguageIcon />} aria-label={t('app.language')} title={t('app.language')} />
    </Dropdown>
  )
}
