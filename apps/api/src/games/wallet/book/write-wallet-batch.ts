import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { prepared } from '../../../platform/database/statements/prepared.ts'
import type { Ledger } from '../../../platform/ledger/open-ledger.ts'
import { tellPlayers } from '../../../platform/live/tell-player.ts'
import { earnPoints } from '../../../bonuses/vip/earn-points.ts'
import { countStakes } from '../../../bonuses/turnover/count-stakes.ts'
import { uncountStakes } from '../../../bonuses/turnover/uncount-stakes.ts'
import { writeJackpots } from '../jackpots/write-jackpots.ts'
import { writeProviderDays } from '../days/write-provider-days.ts'
import { writeHeldWins } from '../held/write-held-wins.ts'
import { NotPosted } from './not-posted.ts'
import type { WalletDraft } from './wallet-draft.ts'
import { writeRounds } from '../rounds/write-rounds.ts'

/** Writes a decided batch: the money, its records and the news of it commit together. */
export async function writeWalletBatch(
  tx: Tx,
  ledger: Pick<Ledger, 'postIn'>,
  draft: WalletDraft,
  now: Date,
) {
  await tellRefused(tx, draft)
  if (draft.calls.size === 0 && draft.rounds.size === 0) return
  await postMoney(tx, ledger, draft)
  await writeRounds(tx, draft, now)
  await writeCalls(tx, draft)
  await writeTombstones(tx, draft)
  await writeHeldWins(tx, draft.heldWins, now)
  await writeProviderDays(tx, draft, now)
  await writeFreeWins(tx, draft)
  await writeJackpots(tx, draft, now)
  await countPlay(tx, draft, now)
  const reported = [...draft.players].filter(
    ([id, { balanceMinor }]) => draft.book.players.get(id)?.balanceMinor !== balanceMinor,
  )
  await tellPlayers(
    tx,
    reported.map(([playerId, { balanceMinor, currency }]) => ({
      playerId,
      event: { type: 'balance', balance: decimalAmount(balanceMinor, currency) },
    })),
  )
}

/** The provider's page may not say why a bet was refused; the site does. */
async function tellRefused(tx: Tx, { refusedBets, refusedPlays, book }: WalletDraft) {
  const news = [...refusedBets].flatMap(([playerId, betMaxMinor]) => {
    const player = book.players.get(playerId)
    if (player === undefined) return []
    const bet_max = decimalAmount(betMaxMinor, player.currency)
    return [{ playerId, event: { type: 'bet_refused', bet_max } as const }]
  })
  const limited = [...refusedPlays].map(([playerId, { code, message, detail }]) => {
    const { params = {} } = detail
    return { playerId, event: { type: 'play_refused', code, params, message } as const }
  })
  await tellPlayers(tx, [...news, ...limited])
}

/** The draft has counted with the locked balances, so the ledger has nothing left to refuse but a used key. */
async function postMoney(tx: Tx, ledger: Pick<Ledger, 'postIn'>, { commands }: WalletDraft) {
  if (commands.length === 0) return
  const results = await ledger.postIn(tx, commands)
  const refused = results.find(({ status }) => status !== 'posted')
  if (refused) throw new NotPosted(`the ledger did not post a decided call: ${refused.status}`)
}

/** In the order of their keys, so that two batches never wait for each other crosswise. */
async function writeCalls(tx: Tx, { calls }: WalletDraft) {
  if (calls.size === 0) return
  const rows = [...calls].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, call]) => call)
  await prepared(
    'wallet_write_calls',
    sql`
    INSERT INTO game_call
      (platform, transaction_id, kind, fingerprint, round_id, status, answer)
    SELECT * FROM unnest(
      ${rows.map(({ platform }) => platform)}::text[],
      ${rows.map(({ transactionId }) => transactionId)}::text[],
      ${rows.map(({ kind }) => kind)}::text[],
      ${rows.map(({ fingerprint }) => fingerprint)}::text[],
      ${rows.map(({ roundId }) => roundId)}::text[],
      ${rows.map(({ answer }) => answer.status)}::smallint[],
      ${rows.map(({ answer }) => answer.text)}::text[]
    )
  `,
  ).execute(tx)
}

async function writeTombstones(tx: Tx, { tombstones }: WalletDraft) {
  if (tombstones.size === 0) return
  const rows = [...tombstones].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, stone]) => stone)
  await sql`
    INSERT INTO game_tombstone (platform, bet_transaction_id)
    SELECT * FROM unnest(
      ${rows.map(({ platform }) => platform)}::text[],
      ${rows.map(({ betTransactionId }) => betTransactionId)}::text[]
    )
    ON CONFLICT DO NOTHING
  `.execute(tx)
}

async function writeFreeWins(tx: Tx, { freeWins }: WalletDraft) {
  if (freeWins.length === 0) return
  await sql`
    UPDATE free_grant SET won_minor = won_minor + won.minor
    FROM (
      SELECT grant_id, sum(minor)::bigint AS minor FROM unnest(
        ${freeWins.map(({ grantId }) => grantId)}::bigint[],
        ${freeWins.map(({ amountMinor }) => amountMinor)}::bigint[]
      ) AS fresh (grant_id, minor) GROUP BY grant_id
    ) won WHERE id = won.grant_id
  `.execute(tx)
}

async function countPlay(tx: Tx, { stakes, returned }: WalletDraft, now: Date) {
  await countStakes(
    tx,
    stakes.map((stake) => ({ ...stake, at: now })),
  )
  await uncountStakes(tx, returned)
  await earnPoints(
    tx,
    [...stakes, ...returned.map((stake) => ({ ...stake, stakeMinor: -stake.stakeMinor }))],
    now,
  )
}
