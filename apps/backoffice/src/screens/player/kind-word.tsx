import { isMovement, type Movement } from '@maidan/contract/facts'
import { playersText } from '@maidan/locales'
import type { PlainKey } from '@maidan/locales'
import { useText } from '@maidan/ui'

const words = {
  opening: 'kindOpening',
  deposit: 'kindDeposit',
  withdrawal: 'kindWithdrawal',
  withdrawal_returned: 'kindWithdrawalReturned',
  withdrawal_fee: 'kindWithdrawalFee',
  withdrawal_fee_returned: 'kindFeeReturned',
  refund: 'kindRefund',
  refund_refused: 'kindRefundRefused',
  reversal: 'kindReversal',
  claim_collected: 'kindClaimCollected',
  correction: 'kindCorrection',
  game_bet: 'kindBet',
  game_win: 'kindWin',
  jackpot_win: 'kindJackpot',
  game_rollback: 'kindRollback',
  game_refund: 'kindGameRefund',
  win_held: 'kindWinHeld',
  win_paid: 'kindWinPaid',
  exposure: 'kindExposure',
  exposure_free: 'kindExposureFree',
  bet_won: 'kindBetWon',
  bet_lost: 'kindBetLost',
  commission: 'kindCommission',
  commission_back: 'kindCommissionBack',
  bonus_deposit: 'kindDepositBonus',
  bonus_released: 'kindBonusReleased',
  bonus_referral: 'kindReferralBonus',
  bonus_vip: 'kindVipBonus',
  bonus_code: 'kindCodeBonus',
  bonus_cashback: 'kindCashback',
  bonus_free_spins: 'kindFreeSpins',
  bonus_mission: 'kindMission',
} as const satisfies Record<Movement, PlainKey<typeof playersText.en>>

/** Why money moved, in words; the ledger's own word stands in the title. */
export function KindWord({ kind }: { kind: string }) {
  const t = useText(playersText)
  return (
    <span className="whitespace-nowrap" title={kind}>
      {isMovement(kind) ? t(words[kind]) : kind}
    </span>
  )
}
