import { jackpots } from '@maidan/casino'
import type { HistoryRound, MoneyNotice, RoundProof, RoundView } from '../studio-api.ts'
import { jackpotBet } from '../jackpots/jackpot-bet.ts'
import { jackpotTitle } from '../jackpots/jackpot-titles.ts'
import type { Studio } from '../studio.ts'
import { recallUrl } from './recall-url.ts'
import { computeRound } from './compute-round.ts'
import { pendingNotice } from '../settle/pending-notice.ts'
import type { Round } from './round.ts'

/** A drawn round as its page plays it; null for a round without an outcome, or whose stake went back. */
export function roundView(studio: Studio, round: Round): RoundView | null {
  const events = eventsSoFar(round)
  if (events === null) return null
  return {
    roundId: round.id,
    spinId: round.spinId,
    betMinor: String(round.betMinor),
    stakedMinor: stakedMinor(round),
    isFree: round.grantId !== null,
    currency: round.currency,
    nonce: round.nonce,
    serverSeedHash: round.serverSeedHash,
    setup: round.setup,
    choices: round.choices,
    isOpen: round.state === 'open',
    events,
    totalWinMinor: String(round.totalMinor ?? 0n),
    jackpot: wonJackpot(round),
    balanceMinor: String(round.balanceMinor ?? 0n),
    settlement: round.state === 'played' ? 'pending' : 'done',
    recallUrl: recallUrl(round, studio.publicUrl),
    placedAt: round.placedAt.toISOString(),
  }
}

/** The jackpot that a round won; its amount is null until the operator has paid it. */
function wonJackpot({ jackpot, jackpotMinor, language }: Round): RoundView['jackpot'] {
  const known = jackpots.find(({ code }) => code === jackpot)
  if (known === undefined) return null
  const amountMinor = jackpotMinor === null ? null : String(jackpotMinor)
  return { title: jackpotTitle(known, language), amountMinor }
}

/** What the player may know of the round by now; null without an outcome, or if its stake went back. */
function eventsSoFar(round: Round): readonly unknown[] | null {
  if (round.state === 'returned') return null
  if (round.state !== 'open') return round.events
  const outcome = computeRound(round)
  if (outcome.kind !== 'open') throw new Error(`round ${round.id} is open and is over`)
  return outcome.events
}

/** One line of the history. The server seed stays hidden until its pair is revealed. */
export function historyRound(studio: Studio, round: Round): HistoryRound {
  return {
    roundId: round.id,
    placedAt: round.placedAt.toISOString(),
    betMinor: String(round.betMinor),
    stakedMinor: stakedMinor(round),
    isFree: round.grantId !== null,
    totalWinMinor:
      round.totalMinor === null ? null : String(round.totalMinor + (round.jackpotMinor ?? 0n)),
    state: round.state,
    nonce: round.nonce,
    serverSeedHash: round.serverSeedHash,
    clientSeed: round.clientSeed,
    serverSeed: round.seedRevealed ? round.serverSeed : null,
    recallUrl: recallUrl(round, studio.publicUrl),
  }
}

function stakedMinor({ betMinor, raisedMinor }: Round): string {
  return String(betMinor + raisedMinor)
}

/** A past round with all that it takes to play it again. */
export function roundProof(studio: Studio, round: Round, events: readonly unknown[]): RoundProof {
  const { setup, choices } = round
  const bet = jackpotBet(round)
  const jackpot = bet && {
    smallestBetMinor: String(bet.smallestBetMinor),
    isWon: round.jackpot !== null,
  }
  return { ...historyRound(studio, round), setup, choices, events, jackpot }
}

/** What the player should be told about the money of this round, if anything. */
export function moneyNotice(studio: Studio, round: Round): MoneyNotice | null {
  const about = {
    roundId: round.id,
    isFree: round.grantId !== null,
    amountMinor: String(round.betMinor),
  }
  switch (round.state) {
    case 'played': {
      const view = roundView(studio, round)
      return view && pendingNotice(view)
    }
    case 'betting':
      return { kind: 'bet-asked', ...about }
    case 'returning':
      return { kind: 'stake-returning', ...about }
    case 'returned':
      return round.shownAt === null ? { kind: 'stake-returned', ...about } : null
    case 'refused':
    case 'open':
    case 'paid':
    case 'closed':
      return null
  }
}
