import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { prepared } from '../../../platform/database/statements/prepared.ts'
import type { WalletDraft } from '../book/wallet-draft.ts'

/** Writes which pots a batch won, and what its ended rounds put into pots. */
export async function writeJackpots(tx: Tx, draft: WalletDraft, now: Date) {
  await writeWins(tx, draft, now)
  await writeShares(tx, draft)
}

async function writeWins(tx: Tx, { jackpotWins }: WalletDraft, now: Date) {
  for (const win of jackpotWins)
    await sql`
      INSERT INTO jackpot_win (jackpot_code, currency, platform, transaction_id, round_id, player_id,
        game_code, amount_minor, won_at)
      VALUES (${win.code}, ${win.currency}, ${win.platform}, ${win.transactionId}, ${win.roundId},
        ${win.playerId}, ${win.gameCode}, ${win.amountMinor}, ${now})
    `.execute(tx)
}

async function writeShares(tx: Tx, { jackpotShares: shares }: WalletDraft) {
  if (shares.length === 0) return
  await prepared(
    'wallet_shares',
    sql`
    INSERT INTO jackpot_share (platform, jackpot_code, currency, pot_minor, reserve_minor)
    SELECT * FROM unnest(
      ${shares.map(({ platform }) => platform)}::text[],
      ${shares.map(({ code }) => code)}::text[],
      ${shares.map(({ currency }) => currency)}::text[],
      ${shares.map(({ potMinor }) => potMinor)}::bigint[],
      ${shares.map(({ reserveMinor }) => reserveMinor)}::bigint[]
    )
  `,
  ).execute(tx)
}
