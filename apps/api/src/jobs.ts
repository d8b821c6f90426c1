import { PARTNER_KEYS } from '@maidan/cashier'
import { ASK_PARTNERS_EVERY_MS, askPartner } from './cashier/checkouts/ask-about-due.ts'
import { HANDLE_NOTICES_EVERY_MS, handleNotices } from './cashier/checkouts/handle-notices.ts'
import { RECONCILE_EVERY_MS, reconcileDue } from './reports/reconciliation/reconcile-due.ts'
import { SEND_REFUNDS_EVERY_MS, sendRefunds } from './cashier/refunds/send-refunds.ts'
import { SEND_PAYOUTS_EVERY_MS, sendPayouts } from './cashier/payouts/send-payouts.ts'
import { MATCH_MESSAGES_EVERY_MS, matchMessages } from './cashier/devices/match-messages.ts'
import { WATCH_USDT_EVERY_MS, watchUsdt } from './cashier/usdt/chain/watch-usdt.ts'
import { PARK_EVERY_MS, parkArrivals } from './cashier/unallocated/park-arrivals.ts'
import { forgetTransfers } from './cashier/transfers/forget-transfers.ts'
import { checkStatements } from './cashier/jobs/check-statements.ts'
import { PROVE_BOOKS_EVERY_MS, proveBooks } from './reports/proof/prove-books.ts'
import { PROVE_WISHED_EVERY_MS, proveWished } from './reports/proof/prove-wished.ts'
import { CHECK_AUDIT_EVERY_MS, checkAudit } from './platform/audit/check-audit.ts'
import { CLOSE_STALE_ROUNDS_EVERY_MS, closeStaleRounds } from './games/jobs/close-stale-rounds.ts'
import { COMPARE_ROUNDS_EVERY_MS, compareRounds } from './games/comparison/compare-rounds.ts'
import { COUNT_PLAYS_EVERY_MS, countPlays } from './games/jobs/count-plays.ts'
import { FEED_JACKPOTS_EVERY_MS, feedJackpots } from './games/jackpots/feed-jackpots.ts'
import {
  SUM_PROVIDER_DAYS_EVERY_MS,
  sumProviderDays,
} from './games/wallet/days/sum-provider-days.ts'
import { forgetLaunches } from './games/jobs/forget-launches.ts'
import { forgetMessages } from './platform/messages/forget-messages.ts'
import { READ_RESULTS_EVERY_MS, readResults } from './exchange/jobs/read-results.ts'
import { relayOutbox } from './platform/jobs/relay-outbox.ts'
import { endApprovals } from './platform/approvals/end-approvals.ts'
import { REWARD_REFERRERS_EVERY_MS, rewardReferrers } from './bonuses/jobs/reward-referrers.ts'
import { LOOK_FOR_ABUSE_EVERY_MS, lookForAbuse } from './identity/abuse/looking/look-for-abuse.ts'
import { GIVE_CASHBACKS_EVERY_MS, giveCashbacks } from './bonuses/jobs/give-cashbacks.ts'
import { END_FREE_ROUNDS_EVERY_MS, endFreeRounds } from './bonuses/free-rounds/end-free-rounds.ts'
import {
  SEND_FREE_ROUNDS_EVERY_MS,
  sendFreeRounds,
} from './bonuses/free-rounds/send-free-rounds.ts'
import { TELL_CANCELLED_EVERY_MS, tellCancelled } from './bonuses/free-rounds/tell-cancelled.ts'
import { END_BONUSES_EVERY_MS, endBonuses } from './bonuses/kept/end-bonuses.ts'
import { BAR_PLAYERS_EVERY_MS, barPlayers } from './exchange/jobs/bar-players.ts'
import { forgetPrices } from './exchange/jobs/forget-prices.ts'
import { NOTE_PRICES_EVERY_MS, notePrices } from './exchange/jobs/note-prices.ts'
import type { Job } from './platform/jobs/run-jobs.ts'
import { forgetDevices } from './support/notices/forget-devices.ts'
import { sendNotices } from './support/notices/send-notices.ts'
import { sendMessages } from './platform/messages/send-messages.ts'
import { SETTLE_MARKETS_EVERY_MS, settleMarkets } from './exchange/jobs/settle-markets.ts'
import { SYNC_CATALOGUE_EVERY_MS, syncCatalogue } from './games/jobs/sync-catalogue.ts'

/** What a process does that reads the odds partner. */
export const feedJobs = [
  { name: 'read-results', everyMs: READ_RESULTS_EVERY_MS, run: readResults },
] satisfies readonly Job<never>[]

/** Everything that runs beside the calls, with the pause of each when it finds no work. */
export const jobs = [
  { name: 'relay-outbox', everyMs: 50, run: relayOutbox },
  { name: 'send-messages', everyMs: 250, run: sendMessages },
  { name: 'send-notices', everyMs: 500, run: sendNotices },
  { name: 'forget-devices', everyMs: 600_000, run: forgetDevices },
  { name: 'forget-messages', everyMs: 600_000, run: forgetMessages },
  { name: 'note-prices', everyMs: NOTE_PRICES_EVERY_MS, run: notePrices },
  { name: 'forget-prices', everyMs: 600_000, run: forgetPrices },
  { name: 'forget-launches', everyMs: 600_000, run: forgetLaunches },
  { name: 'count-plays', everyMs: COUNT_PLAYS_EVERY_MS, run: countPlays },
  { name: 'feed-jackpots', everyMs: FEED_JACKPOTS_EVERY_MS, run: feedJackpots },
  { name: 'sum-provider-days', everyMs: SUM_PROVIDER_DAYS_EVERY_MS, run: sumProviderDays },
  { name: 'end-approvals', everyMs: 60_000, run: endApprovals },
  // One a partner, so that a slow one keeps nobody else waiting.
  ...PARTNER_KEYS.map((key) => ({
    name: `ask-${key}`,
    everyMs: ASK_PARTNERS_EVERY_MS,
    run: (ports: Parameters<typeof askPartner>[0]) => askPartner(ports, key),
  })),
  ...PARTNER_KEYS.map((key) => ({
    name: `pay-by-${key}`,
    everyMs: SEND_PAYOUTS_EVERY_MS,
    run: (ports: Parameters<typeof sendPayouts>[0]) => sendPayouts(ports, key),
  })),
  ...PARTNER_KEYS.map((key) => ({
    name: `refund-by-${key}`,
    everyMs: SEND_REFUNDS_EVERY_MS,
    run: (ports: Parameters<typeof sendRefunds>[0]) => sendRefunds(ports, key),
  })),
  ...PARTNER_KEYS.map((key) => ({
    name: `reconcile-${key}`,
    everyMs: RECONCILE_EVERY_MS,
    run: (ports: Parameters<typeof reconcileDue>[0]) => reconcileDue(ports, key),
  })),
  { name: 'compare-rounds', everyMs: COMPARE_ROUNDS_EVERY_MS, run: compareRounds },
  { name: 'park-arrivals', everyMs: PARK_EVERY_MS, run: parkArrivals },
  { name: 'forget-transfers', everyMs: 600_000, run: forgetTransfers },
  { name: 'handle-notices', everyMs: HANDLE_NOTICES_EVERY_MS, run: handleNotices },
  { name: 'watch-usdt', everyMs: WATCH_USDT_EVERY_MS, run: watchUsdt },
  { name: 'match-messages', everyMs: MATCH_MESSAGES_EVERY_MS, run: matchMessages },
  { name: 'check-statements', everyMs: 500, run: checkStatements },
  { name: 'sync-catalogue', everyMs: SYNC_CATALOGUE_EVERY_MS, run: syncCatalogue },
  { name: 'bar-players', everyMs: BAR_PLAYERS_EVERY_MS, run: barPlayers },
  { name: 'settle-markets', everyMs: SETTLE_MARKETS_EVERY_MS, run: settleMarkets },
  { name: 'end-bonuses', everyMs: END_BONUSES_EVERY_MS, run: endBonuses },
  { name: 'send-free-rounds', everyMs: SEND_FREE_ROUNDS_EVERY_MS, run: sendFreeRounds },
  { name: 'tell-cancelled-rounds', everyMs: TELL_CANCELLED_EVERY_MS, run: tellCancelled },
  { name: 'end-free-rounds', everyMs: END_FREE_ROUNDS_EVERY_MS, run: endFreeRounds },
  { name: 'reward-referrers', everyMs: REWARD_REFERRERS_EVERY_MS, run: rewardReferrers },
  { name: 'look-for-abuse', everyMs: LOOK_FOR_ABUSE_EVERY_MS, run: lookForAbuse },
  { name: 'give-cashbacks', everyMs: GIVE_CASHBACKS_EVERY_MS, run: giveCashbacks },
  { name: 'prove-books', everyMs: PROVE_BOOKS_EVERY_MS, run: proveBooks },
  { name: 'prove-wished', everyMs: PROVE_WISHED_EVERY_MS, run: proveWished },
  { name: 'check-audit', everyMs: CHECK_AUDIT_EVERY_MS, run: checkAudit },
  { name: 'close-stale-rounds', everyMs: CLOSE_STALE_ROUNDS_EVERY_MS, run: closeStaleRounds },
] satisfies readonly Job<never>[]
