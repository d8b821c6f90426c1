import { fraction, type Fraction } from '../../../chance/fraction.ts'
import type { DrawStream } from '../../../fairness/draw-stream.ts'

/**
 * The fish of the river and what one of them pays, in prices of a cast, from the commonest to the
 * rarest. A list of its own order: the page shows them like this.
 */
export const FISH = [
  { kind: 'puti', multiple: 2 },
  { kind: 'tengra', multiple: 3 },
  { kind: 'koi', multiple: 5 },
  { kind: 'rui', multiple: 8 },
  { kind: 'katla', multiple: 12 },
  { kind: 'boal', multiple: 20 },
  { kind: 'chital', multiple: 40 },
  { kind: 'ilish', multiple: 80 },
  { kind: 'golden-ilish', multiple: 300 },
] as const satisfies readonly { kind: string; multiple: number }[]

export type FishKind = (typeof FISH)[number]['kind']

/** 24 / 25 of what is cast comes back, whichever fish it is cast at. */
const RETURN = { numerator: 24, denominator: 25 } as const

/** What a fish pays, in prices of a cast. */
export function fishMultiple(kind: FishKind): number {
  return FISH.find((fish) => fish.kind === kind)?.multiple ?? 0
}

/** The fish of a name, null when no fish has it. */
export function readFishKind(value: unknown): FishKind | null {
  return FISH.find(({ kind }) => kind === value)?.kind ?? null
}

/** The chance that one cast at a kind catches it: the return divided by what the fish pays. */
export function catchChance(kind: FishKind): Fraction {
  return fraction(BigInt(RETURN.numerator), BigInt(drawLimit(kind)))
}

/** Draws whether a cast catches. */
export function drawCatch(kind: FishKind, draws: DrawStream): boolean {
  return draws.below(drawLimit(kind)) < RETURN.numerator
}

function drawLimit(kind: FishKind): number {
  return RETURN.denominator * fishMultiple(kind)
}
