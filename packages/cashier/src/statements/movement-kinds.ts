import type { StatementKind } from './player-statement.ts'

/** What the ledger's reasons are added up by. */
export const movementKinds = {
  deposit: 'deposits',
  refund: 'deposits',
  refund_refused: 'deposits',
  reversal: 'deposits',
  claim_collected: 'deposits',
  withdrawal: 'withdrawals',
  withdrawal_returned: 'withdrawals',
  withdrawal_fee: 'withdrawals',
  withdrawal_fee_returned: 'withdrawals',
  game_bet: 'games',
  game_win: 'games',
  jackpot_win: 'games',
  game_rollback: 'games',
  game_refund: 'games',
  win_held: 'games',
  win_paid: 'games',
  exposure: 'exchange',
  exposure_free: 'exchange',
  bet_won: 'exchange',
  bet_lost: 'exchange',
  commission: 'exchange',
  commission_back: 'exchange',
  bonus_deposit: 'bonuses',
  bonus_released: 'bonuses',
  bonus_referral: 'bonuses',
  bonus_vip: 'bonuses',
  bonus_code: 'bonuses',
  bonus_cashback: 'bonuses',
  bonus_free_spins: 'bonuses',
  bonus_mission: 'bonuses',
  opening: 'others',
  correction: 'others',
} as const satisfies Record<string, StatementKind>

export type Movement = keyof typeof movementKinds

/** Whether a player is told this reason in words of its own. */
export function isMovement(reason: string): reason is Movement {
  return Object.hasOwn(movementKinds, reason)
}
