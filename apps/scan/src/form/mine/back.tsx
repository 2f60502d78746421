import type { Translate } from '@matai/i18n'

export const Back = ({ onBack, say }: { onBack(): void; say: Translate }) => (
  <p className="back">
    <button type="button" className="plain" onClick={onBack}>
      ‹ {say('ownRecords.back')}
    </button>
  </p>
)
