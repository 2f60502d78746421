import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import css from './about-screen.module.css'

const guide = ['docs.guide1', 'docs.guide2', 'docs.guide3', 'docs.guide4', 'docs.guide5'] as const
const terms = ['docs.terms1', 'docs.terms2', 'docs.terms3', 'docs.terms4', 'docs.terms5'] as const
const privacy = ['docs.privacy1', 'docs.privacy2', 'docs.privacy3', 'docs.privacy4', 'docs.privacy5'] as const

/** About, help, terms and privacy; may be read without an account. */
export function AboutScreen() {
  const { t } = useTranslation()
  return (
    <Page title={t('app.about')} width="narrow">
      <Panel title={t('app.name')}>
        <div className={css.text}>
          <p>{t('docs.aboutText')}</p>
          <p>{t('docs.version', { version: import.meta.env.VERSION })}</p>
        </div>
      </Panel>
      <section id="guide">
        <Panel title={t('app.guide')}>
          <ol className={css.text}>
            {guide.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ol>
        </Panel>
      </section>
      <section id="terms">
        <Panel title={t('accounts.terms')}>
          <Paragraphs keys={terms} />
        </Panel>
      </section>
      <section id="privacy">
        <Panel title={t('accounts.privacy')}>
          <Paragraphs keys={privacy} />
        </Panel>
      </section>
    </Page>
  )
}

function Paragraphs({ keys }: { keys: readonly ((typeof terms)[number] | (typeof privacy)[number])[] }) {
  const { t } = useTranslation()
  return (
    <div className={css.text}>
      {keys.map((key) => (
        <p key={key}>{t(key)}</p>
      ))}
    </div>
  )
}
