import type { AppOptions } from '../app.ts'
import { createBadHosts } from '../platform/bad-hosts/bad-hosts.ts'
import { createDecoding } from '../platform/decoding/decoding.ts'
import { createDrawing } from '../platform/drawing/drawing.ts'
import { createEvents } from '../platform/events/events.ts'
import { createFanout } from '../platform/fanout/fanout.ts'
import { openLocalFiles } from '../platform/files/open-local-files.ts'
import { createCountries } from '../platform/geo/countries.ts'
import { createPlaces } from '../platform/geo/places.ts'
import { createOutbox } from '../platform/outbox/outbox.ts'
import { createPasswords } from '../platform/passwords/passwords.ts'
import { createPostgresRateLimit } from '../platform/rate-limit/postgres-rate-limit.ts'
import { createRichTextCleaner } from '../platform/rich-text/rich-text-cleaner.ts'
import { createSeals } from '../platform/seal/seals.ts'
import { readSecret } from '../platform/secrets.ts'
import { createSecurityLog } from '../platform/security-log.ts'
import { createMailSender } from '../platform/mail/create-mail-sender.ts'
import { createSmsSender } from '../platform/sms/create-sms-sender.ts'
import { openScanPool } from '../modules/ledger/store/scan-pool.ts'
import { ensurePartitions } from '../modules/ledger/service/partitions.ts'
import { loadPages } from '../modules/scan/service/code-pages.ts'

export type Outside = Awaited<ReturnType<typeof createOutside>>

/** One connection writes scans, the others read codes; so a busy console never makes a visitor wait. */
const scanReaders = 3

/** What the product knows of the outside world. */
export async function createOutside({ settings, log, clock, database }: AppOptions) {
  const { connection, tx, pool } = database
  const secret = readSecret({ secret: settings.SECRET, dataDir: settings.DATA_DIR })
  const outbox = createOutbox({ dataDir: settings.DATA_DIR, now: () => clock.now() })
  const scanPool = openScanPool({ connection, size: scanReaders, log })
  const ledgerPool = openScanPool({ connection, size: 1, log })
  const limitedPool = openScanPool({ connection, size: 1, log })
  const fanout = createFanout({ connection, log })
  const badHosts = createBadHosts({ file: settings.BAD_HOSTS_FILE, log })
  const drawing = createDrawing()
  const decoding = createDecoding()
  const richText = createRichTextCleaner()
  const countries = createCountries()
  await ensurePartitions(pool, clock.now())
  return {
    secret,
    securityLog: createSecurityLog({ log, secret }),
    outbox,
    scanPool,
    ledgerPool,
    limitedPool,
    fanout,
    drawing,
    decoding,
    richText,
    events: createEvents(),
    seals: await createSeals({ secret, tx }),
    passwords: createPasswords(),
    rateLimit: createPostgresRateLimit({ tx, secret }),
    badHosts,
    sms: createSmsSender(settings, outbox),
    mail: createMailSender(settings, outbox),
    countries,
    placeOf: await createPlaces(countries),
    places: openLocalFiles({ dataDir: settings.DATA_DIR, minFreeMb: settings.MIN_FREE_DISK_MB }),
    pages: await loadPages(),
    /** Scheme and host of printed codes, where a request does not tell. */
    printedOrigin: settings.SCAN_ORIGIN ?? settings.ORIGIN,
    async close() {
      badHosts.close()
      await fanout.close()
      await drawing.close()
      await decoding.close()
      await richText.close()
      await Promise.all([scanPool.end(), ledgerPool.end(), limitedPool.end()])
    },
  }
}
