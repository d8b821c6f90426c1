import { randomInt } from 'node:crypto'
import path from 'node:path'
import type { PartnerKey } from '@maidan/cashier'
import { CAPTCHA_HEADER } from '@maidan/contract'
import type pg from 'pg'
import { pino, type Logger } from 'pino'
import { approvalActs } from './approval-acts.ts'
import { openApprovals, type Approvals } from './platform/approvals/open-approvals.ts'
import { systemClock, type Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { migrate } from './platform/database/migrate.ts'
import { migrationsDir } from './platform/database/migrations-dir.ts'
import type { Db } from './platform/database/db.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { openPulse, type Pulse } from './platform/database/pulse.ts'
import { whenDatabaseIsThere } from './platform/database/when-database-is-there.ts'
import { openExchange, type Exchange } from './exchange/open-exchange.ts'
import { openLedger, type Ledger } from './platform/ledger/open-ledger.ts'
import { openLimits, type Limits } from './platform/limits/open-limits.ts'
import { openLocalBus, type Bus } from './platform/live/bus.ts'
import { openLiveHub, type LiveHub } from './platform/live/live-hub.ts'
import { listGameProviders, type GameProvider } from './games/studios/list-game-providers.ts'
import { openGameStudio, type GameStudio } from './games/studios/open-game-studio.ts'
import {
  openMessageGateways,
  type MessageGateways,
} from './platform/messages/open-message-gateways.ts'
import {
  openWalletStatements,
  type WalletStatements,
} from './cashier/statements/open-wallet-statements.ts'
import { openOddsPartner, type OddsPartner } from './exchange/partner/open-odds-partner.ts'
import { openPartnerHealth, type PartnerHealth } from './cashier/partners/partner-health.ts'
import type { PaymentPartner } from './cashier/partners/payment-partner.ts'
import { openPaymentPartners } from './cashier/partners/open-payment-partners.ts'
import { listPaymentPartners, type PaymentPartners } from './cashier/partners/payment-partners.ts'
import { openUsdt, type Usdt } from './cashier/usdt/open-usdt.ts'
import type { Random } from './platform/random.ts'
import { openReadNotes, type ReadNotes } from './platform/audit/read-notes.ts'
import { openWallet, type Wallet } from './games/wallet/open-wallet.ts'

/** Everything that lives as long as the process; made here and nowhere else. */
export type Context = {
  config: Config
  log: Logger
  clock: Clock
  random: Random
  db: Db
  pool: pg.Pool
  /** Whether the database is there. */
  pulse: Pulse
  ledger: Ledger
  limits: Limits
  bus: Bus
  live: LiveHub
  /** Game providers by the slug of their wallet calls. */
  gameProviders: ReadonlyMap<string, GameProvider>
  studio: GameStudio
  /** Takes the providers' calls that move money; many of them share a commit. */
  wallet: Wallet
  odds: OddsPartner
  /** Markets, orders and what is matched of them. */
  exchange: Exchange
  messages: MessageGateways
  statements: WalletStatements
  partners: PaymentPartners
  partnerHealth: PartnerHealth
  /** Null for a house that takes no dollars on TRON. */
  usdt: Usdt | null
  receiptsDir: string
  chatPicturesDir: string
  readNotes: ReadNotes
  approvals: Approvals
}

/**
 * What tests may put in the place of the real thing: time, partners whose faults they choose, and
 * when a job runs (`idleJobs` are those that the test runs itself).
 */
export type Replacements = {
  clock?: Clock
  partners?: ReadonlyMap<PartnerKey, PaymentPartner>
  idleJobs?: readonly string[]
}

/** Brings the database up to date and opens all that calls and jobs work with. */
export async function openContext(
  config: Config,
  replacements: Replacements = {},
): Promise<Context> {
  const { db, pool } = openDatabase(config.DATABASE_URL, config.DATABASE_POOL_MAX)
  const log = pino({ level: config.LOG_LEVEL, redact: redacted })
  // What is opened below, the matcher before all, asks its tables at once.
  await whenDatabaseIsThere(pool, log, () => migrate(pool, migrationsDir(config)))
  const pulse = openPulse(config.DATABASE_URL, pool, log)
  const bus = openLocalBus()
  const live = openLiveHub()
  bus.subscribe(({ playerId, sessionId, event }) => {
    if (event.type === 'logged_out') live.dismiss(playerId, sessionId)
    else live.tell(playerId, event)
  })
  const clock = replacements.clock ?? systemClock
  const ledger = openLedger({ db, pool })
  const gameProviders = listGameProviders(config)
  const ctx: Context = {
    config,
    log,
    clock,
    random: { below: (limit) => randomInt(limit) },
    db,
    pool,
    pulse,
    ledger,
    limits: await openLimits({ url: config.DATABASE_URL, scale: config.LIMITS_SCALE }, pulse),
    bus,
    live,
    gameProviders,
    studio: openGameStudio(config, gameProviders),
    wallet: openWallet({ db, ledger, clock, config }),
    odds: openOddsPartner(config),
    exchange: openExchange({ db, pool, ledger, clock, log, config, bus }),
    messages: openMessageGateways(config),
    statements: openWalletStatements(config),
    partners: listPaymentPartners(
      replacements.partners ?? openPaymentPartners({ config, db, pool, clock, log }),
      config,
    ),
    partnerHealth: openPartnerHealth({ db, clock }),
    usdt: openUsdt(config),
    receiptsDir: path.join(config.DATA_DIR, 'receipts'),
    chatPicturesDir: path.join(config.DATA_DIR, 'chat-pictures'),
    readNotes: openReadNotes(),
    approvals: openApprovals(approvalActs, () => ctx),
  }
  return ctx
}

export async function closeContext(ctx: Context) {
  await ctx.exchange.close()
  await ctx.messages.close()
  await ctx.limits.close()
  await ctx.pulse.close()
  await ctx.db.destroy()
}

const redacted = [
  'req.headers.authorization',
  'req.headers.cookie',
  `req.headers["${CAPTCHA_HEADER}"]`,
  '*.password',
  '*.otp',
  '*.code',
  '*.totp',
  '*.recovery_code',
  '*.account_number',
  '*.phone',
  '*.email',
]
