import { fraction, times, type Fraction } from '../../../chance/fraction.ts'
import type { DrawStream } from '../../../fairness/draw-stream.ts'
import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import type { BetFacts } from '../../board-facts.ts'
import type { TurnGame, TurnPlay, TurnRound } from '../../turn-game.ts'
import { catchChance, drawCatch, FISH, fishMultiple, readFishKind, type FishKind } from './fish.ts'

/** Casts of the net that one stake pays for. */
export const CASTS_PER_BASKET = 20

/** A basket has nothing to set up. */
export type NetSetup = Readonly<Record<string, never>>

/** A cast at a fish, or rowing home with the casts that are left. */
export type NetChoice = { fish: FishKind } | { home: true }

/** Amounts are minor units as digits. `home` is the last event of every basket. */
export type NetEvent =
  | { type: 'cast'; fish: FishKind; caught: boolean; winMinor: string }
  | { type: 'home'; castsLeft: number; backMinor: string; caughtMinor: string }

/**
 * A basket of casts: each is thrown at a fish of the player's choice, and every fish returns the same
 * share. Casts that are not thrown are paid back whole, so nobody has to go on.
 */
export const padmaNets: TurnGame<NetSetup, NetChoice, NetEvent> = {
  code: 'PADMA-NETS',
  title: 'Padma Nets',
  platform: 'PADMA',
  type: 'fishing',
  volatility: 'medium',
  betLevelsMinor,
  bets: FISH.map(({ kind, multiple }) => factsOf(kind, multiple)),
  readSetup,
  readChoice,
  play,
  choiceOfAbsent: () => ({ home: true }),
}

/** The price of one cast of a basket. Throws `RangeError` when the bet is no whole number of prices. */
export function castPriceMinor(betMinor: bigint): bigint {
  const casts = BigInt(CASTS_PER_BASKET)
  if (betMinor <= 0n || betMinor % casts !== 0n) {
    throw new RangeError(`A basket costs a multiple of ${casts} minor units, not ${betMinor}`)
  }
  return betMinor / casts
}

function readSetup(value: unknown): NetSetup | null {
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0
  return isEmpty && !Array.isArray(value) ? {} : null
}

function readChoice(value: unknown): NetChoice | null {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 1) return null
  if ('home' in value) return value.home === true ? { home: true } : null
  const kind = 'fish' in value ? readFishKind(value.fish) : null
  return kind === null ? null : { fish: kind }
}

function play({ betMinor, choices, draws }: TurnRound<NetSetup, NetChoice>): TurnPlay<NetEvent> {
  const priceMinor = castPriceMinor(betMinor)
  const events: NetEvent[] = []
  let caughtMinor = 0n
  for (const [index, choice] of choices.entries()) {
    const isLast = index === choices.length - 1
    if (index >= CASTS_PER_BASKET) return { kind: 'illegal' }
    if ('home' in choice) {
      return isLast ? rowHome(events, caughtMinor, priceMinor) : { kind: 'illegal' }
    }
    const winMinor = castAt(choice.fish, priceMinor, draws)
    caughtMinor += winMinor
    events.push({
      type: 'cast',
      fish: choice.fish,
      caught: winMinor > 0n,
      winMinor: String(winMinor),
    })
  }
  const isEmpty = events.length === CASTS_PER_BASKET
  return isEmpty ? rowHome(events, caughtMinor, priceMinor) : { kind: 'open', events }
}

/** What a cast brings, 0 when the fish slips away. */
function castAt(kind: FishKind, priceMinor: bigint, draws: DrawStream): bigint {
  return drawCatch(kind, draws) ? priceMinor * BigInt(fishMultiple(kind)) : 0n
}

function rowHome(
  casts: readonly NetEvent[],
  caughtMinor: bigint,
  priceMinor: bigint,
): TurnPlay<NetEvent> {
  const castsLeft = CASTS_PER_BASKET - casts.length
  const backMinor = priceMinor * BigInt(castsLeft)
  const home: NetEvent = {
    type: 'home',
    castsLeft,
    backMinor: String(backMinor),
    caughtMinor: String(caughtMinor),
  }
  const totalMinor = caughtMinor + backMinor
  return { kind: 'ended', events: [...casts, home], totalMinor, unplayedMinor: backMinor }
}

/** A basket whose every cast goes at one kind: its return, and the chance to catch one at all. */
function factsOf(kind: FishKind, multiple: number): BetFacts {
  const chance = catchChance(kind)
  return {
    key: kind,
    exactReturn: times(chance, fraction(BigInt(multiple), 1n)),
    hitRate: atLeastOnce(chance, CASTS_PER_BASKET),
    largestMultiple: multiple,
  }
}

function atLeastOnce({ numerator, denominator }: Fraction, tries: number): Fraction {
  const all = denominator ** BigInt(tries)
  return fraction(all - (denominator - numerator) ** BigInt(tries), all)
}
