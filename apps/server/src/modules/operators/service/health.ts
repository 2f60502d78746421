import type { Language, Translate } from '@matai/i18n'
import type { Finding } from '../../../platform/doctor/finding.ts'
import { lookAtAddresses } from '../../../platform/doctor/look-at-addresses.ts'
import { lookAtBackups } from '../../../platform/doctor/look-at-backups.ts'
import { lookAtData, lookAtVersion } from '../../../platform/doctor/look-at-data.ts'
import { lookAtDisk } from '../../../platform/doctor/look-at-disk.ts'
import { lookAtMessages } from '../../../platform/doctor/look-at-messages.ts'
import { openBlobs } from '../../../platform/files/open-blobs.ts'
import type { Dependencies } from './dependencies.ts'

interface Asking {
  now: Date
  say: Translate
  language: Language
}

interface Health {
  at: string
  findings: { state: Finding['state']; text: string }[]
}

/**
 * What `operator doctor` looks at but for the port, seen by the node that is asked. Every file is compared, so whoever asks
 * meanwhile in the same language waits for the same look.
 */
export function createHealth({ settings, database }: Pick<Dependencies, 'settings' | 'database'>) {
  const going = new Map<Language, Promise<Health>>()

  async function look({ now, say }: Asking): Promise<Health> {
    const findings = [
      ...(await lookAtDisk(settings)),
      lookAtVersion(),
      ...(await lookAtData(database.direct, openBlobs(settings))),
      ...lookAtAddresses(settings),
      await lookAtBackups(settings, { folder: settings.BACKUP_DIR, now, say }),
      ...(await lookAtMessages(settings)),
    ]
    return {
      at: now.toISOString(),
      findings: findings.map(({ state, phrase, params }) => ({ state, text: say(phrase, params) })),
    }
  }

  return (asking: Asking): Promise<Health> => {
    const { language } = asking
    const looking = going.get(language) ?? look(asking).finally(() => going.delete(language))
    going.set(language, looking)
    return looking
  }
}
