import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import { isRecord } from '../../asked/is-record.ts'
import { readNoSetup, type NoSetup } from '../../asked/no-setup.ts'
import type { TurnGame, TurnPlay, TurnRound } from '../../turn-game.ts'
import {
  drawCard,
  LEAVES,
  LEAVES_MOST,
  leavesHitRate,
  leavesReturn,
  leavesWinMinor,
  type LeafCard,
} from './leaves.ts'

/** There is one kind of card. */
export type LeavesSetup = NoSetup

/** One leaf is scratched, or all that are left. */
export type LeavesChoice = { leaf: number } | { all: true }

/**
 * Amounts are minor units as digits, prizes tenths of the stake.
 * - `dealt`: the own numbers, which stand open.
 * - `scratched`: what was under a leaf, and what the card has won by now, before the dew.
 * - `dewed`: the end: how many times over it is paid, and what that is.
 */
export type LeavesEvent =
  | { type: 'dealt'; own: readonly number[] }
  | {
      type: 'scratched'
      leaf: number
      number: number
      prizeTenths: number
      pays: boolean
      winMinor: string
    }
  | { type: 'dewed'; dew: number; winMinor: string }

/**
 * A scratch card of nine leaves with a number and a prize under each: a leaf with one of the three numbers
 * that stand open pays its prize, and the dew pays all of it up to five times over. The card is drawn
 * before its first leaf is scratched; in which order that is done changes nothing.
 */
export const nineLeaves: TurnGame<LeavesSetup, LeavesChoice, LeavesEvent> = {
  code: 'BAGH-LEAVES',
  title: 'Nine Leaves',
  platform: 'BAGH',
  type: 'lottery',
  volatility: 'high',
  betLevelsMinor,
  bets: [
    {
      key: 'card',
      exactReturn: leavesReturn(),
      hitRate: leavesHitRate(),
      largestMultiple: LEAVES_MOST,
    },
  ],
  readSetup: readNoSetup,
  readChoice,
  play,
  choiceOfAbsent: () => ({ all: true }),
}

function readChoice(value: unknown): LeavesChoice | null {
  if (!isRecord(value) || Object.keys(value).length !== 1) return null
  if (value['all'] === true) return { all: true }
  const leaf = value['leaf']
  const isLeaf = typeof leaf === 'number' && Number.isInteger(leaf) && leaf >= 0 && leaf < LEAVES
  return isLeaf ? { leaf } : null
}

/** A card on its way: which leaves are scratched, and what they come to. */
type Standing = { scratched: Set<number>; tenths: number; events: LeavesEvent[] }

function play(round: TurnRound<LeavesSetup, LeavesChoice>): TurnPlay<LeavesEvent> {
  const { betMinor, choices, draws } = round
  const card = drawCard(draws)
  const standing: Standing = {
    scratched: new Set(),
    tenths: 0,
    events: [{ type: 'dealt', own: card.own }],
  }
  for (const choice of choices) {
    if (standing.scratched.size === LEAVES) return { kind: 'illegal' }
    const leaves = 'all' in choice ? leavesLeft(standing) : [choice.leaf]
    for (const leaf of leaves) {
      if (standing.scratched.has(leaf)) return { kind: 'illegal' }
      scratch(standing, { card, leaf, betMinor })
    }
  }
  const { scratched, tenths, events } = standing
  if (scratched.size < LEAVES) return { kind: 'open', events }
  const totalMinor = leavesWinMinor(betMinor, tenths, card.dew)
  const last: LeavesEvent = { type: 'dewed', dew: card.dew, winMinor: String(totalMinor) }
  return { kind: 'ended', events: [...events, last], totalMinor }
}

function leavesLeft({ scratched }: Standing): number[] {
  return Array.from({ length: LEAVES }, (_, leaf) => leaf).filter((leaf) => !scratched.has(leaf))
}

type Scratch = { card: LeafCard; leaf: number; betMinor: bigint }

function scratch(standing: Standing, { card, leaf, betMinor }: Scratch): void {
  const { number = 0, prizeTenths = 0 } = card.leaves[leaf] ?? {}
  const pays = card.own.includes(number)
  standing.scratched.add(leaf)
  if (pays) standing.tenths += prizeTenths
  const winMinor = String(leavesWinMinor(betMinor, standing.tenths, 1))
  standing.events.push({ type: 'scratched', leaf, number, prizeTenths, pays, winMinor })
}
