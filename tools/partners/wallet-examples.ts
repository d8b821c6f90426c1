import type { CallAnswer, CallInput, Calls } from '@maidan/contract'

export type WalletCallName = Extract<keyof Calls, `wallet${string}`>

type Example<Name extends WalletCallName> = {
  body: CallInput<Calls[Name]>['body']
  answer: CallAnswer<Calls[Name]>
}

const token = 'Zm9yLXRoZS1kb2N1bWVudC1vbmx5LW5vdC1hLXRva2U'
const session = 'Zm9yLXRoZS1kb2N1bWVudC1vbmx5LW5vdC1hLXNlc3M'
const round_id = 'r8f31c'
const bet_transaction_id = 'r8f31c-bet'
const game = 'KOEL-RICKSHAW'
const currency = 'BDT'

const moved = (transaction_id: string, balance: string) => ({
  transaction_id,
  round_id,
  balance,
  currency: 'BDT' as const,
})

/** One round of one player, call by call, as the document tells it. */
export const walletExamples: { readonly [Name in WalletCallName]: Example<Name> } = {
  walletAuthenticate: {
    body: { token, game },
    answer: {
      session,
      player: 'q7Jc0m3t1sVx8dYb2RkWfLzA4hNpUe5G',
      username: 'rahim2026',
      currency,
      balance: '125000',
      language: 'bn',
      may_bet: true,
    },
  },
  walletBalance: { body: { session }, answer: { balance: '125000', currency, may_bet: true } },
  walletBet: {
    body: {
      session,
      transaction_id: bet_transaction_id,
      round_id,
      game,
      amount: '2500',
      currency,
    },
    answer: moved(bet_transaction_id, '122500'),
  },
  walletWin: {
    body: {
      session,
      transaction_id: 'r8f31c-win',
      round_id,
      bet_transaction_id,
      amount: '6000',
      unplayed: '500',
      currency,
    },
    answer: moved('r8f31c-win', '128500'),
  },
  walletJackpots: {
    body: {},
    answer: { jackpots: [{ code: 'KOEL-PADDLE', currency, amount: '318240' }] },
  },
  walletCloseContest: {
    body: { contest: 'cup-8f31c', currency },
    answer: { contest: 'cup-8f31c', currency, staked: '50000', won: '45000', fee: '5000' },
  },
  walletRollback: {
    body: {
      session,
      transaction_id: 'r8f31c-rollback',
      round_id,
      bet_transaction_id,
      reason: 'The bet got no answer in time.',
    },
    answer: moved('r8f31c-rollback', '125000'),
  },
  walletEndRound: {
    body: {
      session,
      round_id,
      transaction_id: 'r8f31c-end',
      detail: '{"recall_url":"https://games.koel.example/recall/r8f31c?key=6f1c"}',
    },
    answer: moved('r8f31c-end', '128500'),
  },
}
