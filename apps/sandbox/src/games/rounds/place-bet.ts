import type { Studio } from '../studio.ts'
import type { WalletBody } from '../wallet/wallet-answer.ts'
import { drawOutcome } from './draw-outcome.ts'
import { returnStake } from './return-stake.ts'
import type { Round } from './round.ts'
import { transactionId } from './transaction-id.ts'

/**
 * Asks the wallet for the stake of a round in state `betting` and moves the round on by its answer.
 * Every step is conditional on that state: if the settling worker gave the round up meanwhile, the
 * stake goes back and no outcome is drawn.
 */
export async function placeBet(studio: Studio, round: Round): Promise<void> {
  const answer = await studio.wallet(round.provider, 'bet', betBody(round))
  switch (answer.kind) {
    case 'done':
      return drawOutcome(studio, round, answer.balanceMinor)
    case 'refused':
      return refuseRound(studio, round, answer.code, answer.body)
    case 'unknown':
      studio.log.warn({ round: round.id, reason: answer.reason }, 'bet unanswered, stake goes back')
      return returnStake(studio, round, answer.reason)
  }
}

function betBody(round: Round): string {
  return JSON.stringify({
    session: round.walletSession,
    transaction_id: transactionId(round.id, 'bet'),
    round_id: round.id,
    game: round.game,
    ...stakeOf(round),
    currency: round.currency,
  })
}

/** A free round costs nothing, and names the grant with the bet that it is played at. */
function stakeOf({ betMinor, grantId }: Round): Record<string, string> {
  if (grantId === null) return { amount: String(betMinor) }
  return { amount: '0', grant: grantId, grant_bet: String(betMinor) }
}

async function refuseRound(
  studio: Studio,
  round: Round,
  code: string,
  body: WalletBody,
): Promise<void> {
  await studio.db.query(
    `update studio.rounds set state = 'refused', reason = $2, balance_minor = $3, shown_at = now()
     where id = $1 and state = 'betting'`,
    [round.id, code, body.balance ?? null],
  )
}
