import { pushAnswerMax, pushPatience } from '@matai/contract'
import type { AppOptions } from './app-options.ts'
import { createBadHosts } from '../platform/bad-hosts/bad-hosts.ts'
import { createDecoding } from '../platform/decoding/decoding.ts'
import { createDrawing } from '../platform/drawing/drawing.ts'
import { logSlowQueries } from '../platform/db/slow-queries.ts'
import { createEvents } from '../platform/events/events.ts'
import { openQueuePool } from '../platform/jobs/queue-pool.ts'
import { createIdempotency } from '../platform/idempotency/idempotency.ts'
import { createFanout } from '../platform/fanout/fanout.ts'
import { watchPlaces } from '../platform/files/mark/watch-places.ts'
import { openFilePlaces } from '../platform/files/open-file-places.ts'
import { farPlaceOf } from '../platform/files/s3-place.ts'
import { createCountries } from '../platform/geo/countries.ts'
import { createPorts } from '../platform/ports.ts'
import { createPlaces } from '../platform/geo/places.ts'
import { createMeasures } from '../platform/health/measures.ts'
import { networkOf } from '../platform/network-of.ts'
import { createPoster } from '../platform/outgoing/post-json.ts'
import { createSafeFetch } from '../platform/outgoing/safe-fetch.ts'
import { createOpenId, openIdAnswerMax, openIdPatience } from '../platform/openid/openid.ts'
import { mayBePrivate } from '../platform/outgoing/public-address.ts'
import { createOutbox } from '../platform/outbox/outbox.ts'
import { outboxKeyOf } from '../platform/outbox/outbox-key.ts'
import { createPasswords } from '../platform/passwords/passwords.ts'
import { createPostgresRateLimit } from '../platform/rate-limit/postgres-rate-limit.ts'
import { createRichTextCleaner } from '../platform/rich-text/rich-text-cleaner.ts'
import { createProofs } from '../platform/http/visitor-proofs.ts'
import { createSeals } from '../platform/seal/seals.ts'
import { settleSecret } from '../platform/secret-mark/settle-secret.ts'
import { createSecurityLog } from '../platform/security-log.ts'
import { createPayments } from '../platform/pay/create-payments.ts'
import { createConversionReporter } from '../platform/conversions/create-conversion-reporter.ts'
import { createAddressFinder } from '../platform/maps/create-address-finder.ts'
import { createMailSender } from '../platform/mail/create-mail-sender.ts'
import { createSmsSender } from '../platform/sms/create-sms-sender.ts'
import { createWechat } from '../platform/wechat/create-wechat.ts'
import { createKeptSecrets } from '../platform/wechat/kept-secrets.ts'
import { createUncounted } from '../modules/ledger/service/uncounted.ts'
import { openScanPool } from '../modules/ledger/store/scan-pool.ts'
import { ensurePartitions } from '../modules/ledger/service/partitions.ts'
import { countMessages } from './counted.ts'
import { loadPages } from '../modules/scan/service/code-pages.ts'

export type Outside = Awaited<ReturnType<typeof createOutside>>

/** One connection writes scans, the others read codes; so a busy console never makes a visitor wait. */
const scanReaders = 3
/** Connections that write scans, and as many that write those of limited codes, where accounts are written by themselves. */
const scanWriters = 3

/** What the product knows of the outside world. */
export async function createOutside({ settings, log, clock, database, reserve }: AppOptions) {
  const { connection, direct, pooled, tx, pool, transact } = database
  const slow = { log, ms: settings.SLOW_QUERY_MS }
  const secret = await settleSecret({ secret: settings.SECRET, dataDir: settings.DATA_DIR, transact })
  const outbox = createOutbox({ dataDir: settings.DATA_DIR, now: () => clock.now() })
  const scanPools = (size: number) => logSlowQueries(openScanPool({ connection, pooled, size, log }), slow)
  const scanPool = scanPools(scanReaders)
  // One group at a time is the fastest; where each account has groups of its own, some are written beside each other.
  const writers = settings.SCAN_COUNTS === 'later' ? scanWriters : 1
  const ledgerPool = scanPools(writers)
  const limitedPool = scanPools(writers)
  // The queue listens, and prepares its statements: it needs connections of its own where others have a pooler.
  const queuePool = pooled && settings.ROLE !== 'web' ? openQueuePool(direct, log) : undefined
  const measures = createMeasures()
  const securityLog = createSecurityLog({ log, secret })
  const fanout = createFanout({ connection: direct, log, secret })
  const badHosts = createBadHosts({ file: settings.BAD_HOSTS_FILE, log })
  const drawing = createDrawing()
  const decoding = createDecoding()
  const richText = createRichTextCleaner()
  const countries = createCountries()
  const places = openFilePlaces({
    dataDir: settings.DATA_DIR,
    minFreeMb: settings.MIN_FREE_DISK_MB,
    s3: farPlaceOf(settings),
  })
  const filesWatch = watchPlaces(settings, { places, database, log })
  await ensurePartitions(pool, clock.now())
  // Said at the start, too: a folder that is not mounted looks like an empty one.
  await filesWatch.whyNot()
  return {
    secret,
    proofs: createProofs(secret),
    uncounted: createUncounted({ log, onFull: () => reserve?.release() }),
    securityLog,
    outbox,
    /** What opens the outbox page; undefined where there is none. */
    outboxKey: outboxKeyOf(settings, secret),
    scanPool,
    ledgerPool,
    limitedPool,
    queuePool,
    fanout,
    drawing,
    decoding,
    richText,
    events: createEvents(),
    ports: createPorts(),
    idempotency: createIdempotency({ database, secret }),
    seals: await createSeals({ secret, tx }),
    passwords: createPasswords(),
    rateLimit: createPostgresRateLimit({ tx, secret, networkFactor: settings.NETWORK_RATE_FACTOR }),
    badHosts,
    measures,
    /** An address as the log has it: its network can be followed, and is not named. */
    networkMark: (ip: string) => securityLog.networkMark(networkOf(ip)),
    sms: countMessages(createSmsSender(settings, outbox), 'sms', measures),
    mail: countMessages(createMailSender(settings, outbox), 'email', measures),
    poster: createPoster({
      mayBePrivate: mayBePrivate(settings.PUSH_PRIVATE_HOSTS),
      patience: pushPatience,
      answerMax: pushAnswerMax,
    }),
    openId: createOpenId({
      fetch: createSafeFetch({
        mayBePrivate: mayBePrivate(settings.PUSH_PRIVATE_HOSTS),
        patience: openIdPatience,
        answerMax: openIdAnswerMax,
      }),
      mayBePlain: mayBePrivate(settings.PUSH_PRIVATE_HOSTS),
      now: clock.now,
    }),
    countries,
    /** Undefined where no provider says what places are called. */
    addressFinder: createAddressFinder(settings),
    conversions: createConversionReporter(settings),
    wechat: createWechat(settings, { clock, kept: createKeptSecrets({ secret, tx, clock }) }),
    payments: createPayments(settings),
    placeOf: await createPlaces(countries),
    places,
    filesWatch,
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
      await queuePool?.end()
    },
  }
}
