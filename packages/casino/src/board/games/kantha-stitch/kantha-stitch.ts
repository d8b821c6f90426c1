import type { DrawStream } from '../../../fairness/draw-stream.ts'
import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import type { BetFacts } from '../../board-facts.ts'
import type { TurnGame, TurnPlay, TurnRound } from '../../turn-game.ts'
import {
  CHOSEN_MAX,
  KANTHA_RISKS,
  kanthaChanceOf,
  kanthaPaysCenti,
  kanthaReturn,
  PATCHES,
  STITCHES,
  type KanthaRisk,
} from './pays.ts'

/** The chosen patches, smallest first. */
export type KanthaSetup = { chosen: readonly number[]; risk: KanthaRisk }

/** All ten patches in the order they are stitched. The amount is minor units as digits. */
export type KanthaEvent = {
  type: 'stitched'
  patches: readonly number[]
  hits: number
  multipleCenti: number
  winMinor: string
}

const USUAL: { risk: KanthaRisk; chosen: number } = { risk: 'medium', chosen: 5 }

/** A quilt of forty patches: some are chosen, ten are stitched, and what both have in common pays. */
export const kanthaStitch: TurnGame<KanthaSetup, never, KanthaEvent> = {
  code: 'BAGH-KENO',
  title: 'Kantha Stitch',
  platform: 'BAGH',
  type: 'lottery',
  volatility: 'high',
  betLevelsMinor,
  bets: usualFirst().map(factsOf),
  readSetup,
  readChoice: () => null,
  play,
  choiceOfAbsent: () => {
    throw new Error('A quilt is stitched to its end by itself, so nobody chooses')
  },
}

function readSetup(value: unknown): KanthaSetup | null {
  if (typeof value !== 'object' || value === null) return null
  const risk = 'risk' in value ? KANTHA_RISKS.find((one) => one === value.risk) : undefined
  const chosen = 'chosen' in value ? readChosen(value.chosen) : null
  return risk === undefined || chosen === null ? null : { chosen, risk }
}

function readChosen(value: unknown): readonly number[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > CHOSEN_MAX) return null
  const chosen = value.filter(isPatch)
  const areAll = chosen.length === value.length && new Set(chosen).size === chosen.length
  return areAll ? chosen.toSorted((a, b) => a - b) : null
}

function isPatch(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= PATCHES
}

function play(round: TurnRound<KanthaSetup, never>): TurnPlay<KanthaEvent> {
  const { betMinor, setup, choices, draws } = round
  if (choices.length > 0) return { kind: 'illegal' }
  const patches = drawPatches(draws)
  const hits = setup.chosen.filter((patch) => patches.includes(patch)).length
  const multipleCenti = kanthaPaysCenti(setup.risk, setup.chosen.length)[hits] ?? 0
  const totalMinor = (betMinor * BigInt(multipleCenti)) / 100n
  const winMinor = String(totalMinor)
  const event: KanthaEvent = { type: 'stitched', patches, hits, multipleCenti, winMinor }
  return { kind: 'ended', events: [event], totalMinor }
}

/** Ten patches one by one, each that is left as likely as another. */
function drawPatches(draws: DrawStream): readonly number[] {
  const left = Array.from({ length: PATCHES }, (_, index) => index + 1)
  return Array.from({ length: STITCHES }, () => {
    const [patch = 0] = left.splice(draws.below(left.length), 1)
    return patch
  })
}

function usualFirst(): readonly { risk: KanthaRisk; chosen: number }[] {
  const all = KANTHA_RISKS.flatMap((risk) =>
    Array.from({ length: CHOSEN_MAX }, (_, index) => ({ risk, chosen: index + 1 })),
  )
  const isUsual = (one: typeof USUAL) => one.risk === USUAL.risk && one.chosen === USUAL.chosen
  return [USUAL, ...all.filter((one) => !isUsual(one))]
}

function factsOf({ risk, chosen }: { risk: KanthaRisk; chosen: number }): BetFacts {
  return {
    key: `${risk}-${chosen}`,
    exactReturn: kanthaReturn(risk, chosen),
    hitRate: kanthaChanceOf(risk, chosen, 1),
    largestMultiple: Math.ceil(Math.max(...kanthaPaysCenti(risk, chosen)) / 100),
  }
}
