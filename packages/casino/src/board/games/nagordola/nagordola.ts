import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import type { BetFacts } from '../../board-facts.ts'
import type { TurnGame, TurnPlay, TurnRound } from '../../turn-game.ts'
import {
  DOLA_RISKS,
  DOLA_SEATS,
  dolaHitRate,
  dolaPaysTenths,
  dolaReturn,
  type DolaRisk,
  type DolaSeats,
} from './pays.ts'
import { drawSeat } from './seat.ts'

export type DolaSetup = { seats: DolaSeats; risk: DolaRisk }

/** The seat that stopped at the arrow, counted from 0, and what it pays. The amount is minor units as digits. */
export type DolaEvent = {
  type: 'stopped'
  seat: number
  /** Tenths of the stake; 0 for a seat that pays nothing. */
  tenths: number
  winMinor: string
}

/** The wheel as it stands unless the player says otherwise. */
export const DOLA_USUAL: DolaSetup = { seats: 20, risk: 'medium' }

/** Nagordola: the wooden big wheel of a fair turns and stops; the seat at the arrow pays its multiple. */
export const nagordola: TurnGame<DolaSetup, never, DolaEvent> = {
  code: 'SHAPLA-WHEEL',
  title: 'Nagordola',
  platform: 'SHAPLA',
  type: 'arcade',
  volatility: 'medium',
  betLevelsMinor,
  bets: usualFirst().map(factsOf),
  readSetup,
  readChoice: () => null,
  play,
  choiceOfAbsent: () => {
    throw new Error('A wheel stops by itself, so nobody chooses')
  },
}

function readSetup(value: unknown): DolaSetup | null {
  if (typeof value !== 'object' || value === null) return null
  const seats = 'seats' in value ? DOLA_SEATS.find((one) => one === value.seats) : undefined
  const risk = 'risk' in value ? DOLA_RISKS.find((one) => one === value.risk) : undefined
  return seats === undefined || risk === undefined ? null : { seats, risk }
}

/** Every stake is a whole number of tens of minor units, so nothing of a win is rounded. */
function play(round: TurnRound<DolaSetup, never>): TurnPlay<DolaEvent> {
  const { betMinor, setup, choices, draws } = round
  if (choices.length > 0) return { kind: 'illegal' }
  const seat = drawSeat(draws, setup.seats)
  const tenths = dolaPaysTenths(setup.seats, setup.risk)[seat] ?? 0
  const totalMinor = (betMinor * BigInt(tenths)) / 10n
  const event: DolaEvent = { type: 'stopped', seat, tenths, winMinor: String(totalMinor) }
  return { kind: 'ended', events: [event], totalMinor }
}

function usualFirst(): readonly DolaSetup[] {
  const all = DOLA_SEATS.flatMap((seats) => DOLA_RISKS.map((risk) => ({ seats, risk })))
  const isUsual = ({ seats, risk }: DolaSetup) =>
    seats === DOLA_USUAL.seats && risk === DOLA_USUAL.risk
  return [DOLA_USUAL, ...all.filter((setup) => !isUsual(setup))]
}

function factsOf({ seats, risk }: DolaSetup): BetFacts {
  return {
    key: `${risk}-${seats}`,
    exactReturn: dolaReturn(seats, risk),
    hitRate: dolaHitRate(seats, risk),
    largestMultiple: Math.ceil(Math.max(...dolaPaysTenths(seats, risk)) / 10),
  }
}
