import type { Shop } from '../shop/open-shop.ts'
import type { NewRound } from '../store/keep-rounds.ts'
import type { Session } from '../store/keep-sessions.ts'
import { runTransaction } from '../store/run-transaction.ts'
import type { Answer } from '../wallet/read-answer.ts'
import type { Delivery } from './deliver-calls.ts'
import { drawRound } from './draw-round.ts'
import { giveUpBet } from './give-up-bet.ts'
import { storeRound } from './store-round.ts'
import { writeBet, writeWin } from './write-calls.ts'

/** What players bring about. Any other refusal of a bet is a fault of ours. */
const COMMON_REFUSALS: readonly string[] = [
  'WALLET_NOT_ENOUGH_MONEY',
  'SESSION_EXPIRED',
  'PLAYER_BLOCKED',
  'BONUS_BET_MAX',
  'STAKE_LIMIT',
  'LOSS_LIMIT',
  'GAME_NOT_FOUND',
]

/** Takes the stake, draws after the wallet's 200 alone, and sends the win for the first time. */
export async function betTicket(
  shop: Shop,
  delivery: Delivery,
  session: Session,
  walletSession: string,
  round: NewRound,
): Promise<void> {
  const bet = writeBet(walletSession, round, shop.nowMs())
  runTransaction(shop.database, () => {
    storeRound(shop, session, round)
    shop.calls.add(bet, 'sent')
  })
  const answer = await shop.sendCall('bet', bet.body)
  const nextId = runTransaction(shop.database, () => {
    // Given up meanwhile: its rollback is stored, and it can never be played.
    if (!shop.calls.isOnItsWay(bet.id)) return null
    if (answer.kind === 'done') {
      shop.calls.setState(bet.id, 'done')
      return storeDraw(shop, walletSession, round, String(answer.body['balance']))
    }
    if (answer.kind === 'unknown') return giveUpBet(shop, bet)
    return refuseBet(shop, session, bet.id, round.id, answer)
  })
  if (nextId) await delivery.deliver(nextId)
}

/** The outcome and the intent to pay it are stored as one: neither is ever there without the other. */
function storeDraw(
  shop: Shop,
  walletSession: string,
  round: NewRound,
  balanceAfterBetMinor: string,
): string {
  const drawn = drawRound(round)
  const win = writeWin(walletSession, round, drawn.winMinor, shop.nowMs())
  shop.rounds.setDrawn(round.id, { ...drawn, balanceAfterBetMinor })
  shop.calls.add(win, 'due')
  return win.id
}

function refuseBet(
  shop: Shop,
  session: Session,
  betId: string,
  roundId: string,
  answer: Extract<Answer, { kind: 'refused' }>,
): null {
  shop.calls.setState(betId, 'refused', answer.code)
  shop.rounds.setOver(roundId, 'refused', answer.code, answer.balanceMinor, shop.nowMs())
  if (answer.code === 'PLAYER_BLOCKED') shop.sessions.block(session.id)
  const person = COMMON_REFUSALS.includes(answer.code) ? '' : 'PERSON NEEDED '
  shop.log(`${person}${betId}: refused with ${answer.code}, request ${answer.requestId}`)
  return null
}
