import { fraction } from '../../../chance/fraction.ts'
import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import type { BetFacts } from '../../board-facts.ts'
import type { TurnGame, TurnPlay, TurnRound } from '../../turn-game.ts'
import { DROP_RISKS, DROP_ROWS, dropReturn, potsOf, type DropRisk, type DropRows } from './pots.ts'

export type DropSetup = { rows: DropRows; risk: DropRisk }

/**
 * A drop from the top to its pot: at each row 0 is to the left and 1 to the right, so that the pot,
 * counted from the left, is the sum. The amount is minor units as digits.
 */
export type DropEvent = {
  type: 'drop'
  path: readonly (0 | 1)[]
  pot: number
  tenths: number
  winMinor: string
}

/** How a drop falls unless the player says otherwise. */
export const DROP_USUAL: DropSetup = { rows: 12, risk: 'medium' }

/** A drop of rain that turns left or right at every row, each as likely, and ends in a pot that pays. */
export const rainDrop: TurnGame<DropSetup, never, DropEvent> = {
  code: 'SHAPLA-PLINKO',
  title: 'Rain Drop',
  platform: 'SHAPLA',
  type: 'arcade',
  volatility: 'medium-high',
  betLevelsMinor,
  bets: usualFirst().map(factsOf),
  readSetup,
  readChoice: () => null,
  play,
  choiceOfAbsent: () => {
    throw new Error('A drop falls to its end by itself, so nobody chooses')
  },
}

function readSetup(value: unknown): DropSetup | null {
  if (typeof value !== 'object' || value === null) return null
  const rows = 'rows' in value ? DROP_ROWS.find((one) => one === value.rows) : undefined
  const risk = 'risk' in value ? DROP_RISKS.find((one) => one === value.risk) : undefined
  return rows === undefined || risk === undefined ? null : { rows, risk }
}

function play(round: TurnRound<DropSetup, never>): TurnPlay<DropEvent> {
  const { betMinor, setup, choices, draws } = round
  if (choices.length > 0) return { kind: 'illegal' }
  const path = Array.from({ length: setup.rows }, (): 0 | 1 => (draws.below(2) === 0 ? 0 : 1))
  const pot = path.reduce<number>((sum, turn) => sum + turn, 0)
  const tenths = potsOf(setup.rows, setup.risk)[pot] ?? 0
  const totalMinor = (betMinor * BigInt(tenths)) / 10n
  const event: DropEvent = { type: 'drop', path, pot, tenths, winMinor: String(totalMinor) }
  return { kind: 'ended', events: [event], totalMinor }
}

function usualFirst(): readonly DropSetup[] {
  const all = DROP_ROWS.flatMap((rows) => DROP_RISKS.map((risk) => ({ rows, risk })))
  const isUsual = ({ rows, risk }: DropSetup) =>
    rows === DROP_USUAL.rows && risk === DROP_USUAL.risk
  return [DROP_USUAL, ...all.filter((setup) => !isUsual(setup))]
}

/** Every pot pays something, so a drop always does; most pay less than the stake. */
function factsOf({ rows, risk }: DropSetup): BetFacts {
  return {
    key: `${risk}-${rows}`,
    exactReturn: dropReturn(rows, risk),
    hitRate: fraction(1n, 1n),
    largestMultiple: Math.ceil(Math.max(...potsOf(rows, risk)) / 10),
  }
}
