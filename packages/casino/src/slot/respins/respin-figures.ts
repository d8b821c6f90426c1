import { fraction, plus, times, type Fraction } from '../../chance/fraction.ts'
import type { SlotGame, SlotRespins } from '../slot-game.ts'
import type { CountedViews } from './count-views.ts'
import { landingChance, wildStates, type WildState } from './wild-states.ts'

/** What a round with held wilds comes to, exactly. Amounts are units. */
export type RespinFigures = {
  /** The share of paid spins that are followed by a respin. */
  starts: Fraction
  /** The share of paid spins that end with every holding reel wild. */
  allWild: Fraction
  /** The share of paid spins that win anything in any of their views. */
  hits: Fraction
  /** What a round wins on average, and what its respins win of that. */
  units: Fraction
  respinUnits: Fraction
  /** The average of the square of what a round wins. */
  squares: Fraction
  /** The most a round wins, and the share of paid spins that win it. */
  best: number
  bestChance: Fraction
}

/** What views still to come are worth together. */
type Worth = Pick<RespinFigures, 'units' | 'squares' | 'best' | 'bestChance' | 'allWild'> & {
  losing: Fraction
}

/** A next view: the chance of its state, and what follows it; `respins` where anything does. */
type Branch = { chance: Fraction; state: WildState; after: Worth; respins: boolean }

const NOTHING = fraction(0n, 1n)
const ALWAYS = fraction(1n, 1n)
const TWICE = fraction(2n, 1n)

const known = new WeakMap<SlotGame, RespinFigures>()

/**
 * What a round with respins comes to, by recursion over the sets of wild reels:
 *
 *     value(S, n) = Σ_T P(T | S) × (view(T) + value(T, n − 1) if T ≠ S and n > 0)
 *
 * S are the reels held, T those that are wild in the next view, n the respins that are left. Once T
 * is known, what its view wins and what follows are independent: squares add up as
 * E[(w + v)²] = E[w²] + 2 E[w] E[v] + E[v²], chances of no win and of the most are multiplied.
 * Several figures ask for it, so it is remembered for each game.
 *
 * @throws RangeError for rules that `wildStates` refuses.
 */
export function respinFigures(game: SlotGame, respins: SlotRespins): RespinFigures {
  const before = known.get(game)
  if (before) return before
  const first = branchesOf(game, respins, wildStates(game, respins))
  const following = first.filter(({ respins }) => respins)
  const { losing, ...worth } = joined(first)
  const figures = {
    ...worth,
    starts: sumOf(following, ({ chance }) => chance),
    hits: plus(ALWAYS, times(losing, fraction(-1n, 1n))),
    respinUnits: sumOf(following, ({ chance, after }) => times(chance, after.units)),
  }
  known.set(game, figures)
  return figures
}

/** Every view that can come next where `held` are wild already and so many respins are left. */
function branchesOf(
  game: SlotGame,
  respins: SlotRespins,
  states: readonly WildState[],
  held: readonly number[] = [],
  left = respins.respinsMax,
): readonly Branch[] {
  return states.flatMap((state) => {
    const chance = landingChance(game, respins, held, state.wild)
    if (chance.numerator === 0n) return []
    const goesOn = left > 0 && state.wild.length > held.length
    const after = goesOn
      ? joined(branchesOf(game, respins, states, state.wild, left - 1))
      : ended(state.wild.length === respins.reels.length)
    return [{ chance, state, after, respins: goesOn }]
  })
}

/** Nothing follows any more. */
function ended(isAllWild: boolean): Worth {
  return {
    units: NOTHING,
    squares: NOTHING,
    losing: ALWAYS,
    best: 0,
    bestChance: ALWAYS,
    allWild: isAllWild ? ALWAYS : NOTHING,
  }
}

/** What branches are worth together, each view with what follows it. */
function joined(branches: readonly Branch[]): Worth {
  const best = Math.max(...branches.map(({ state, after }) => state.views.best + after.best))
  const ofBest = branches.filter(({ state, after }) => state.views.best + after.best === best)
  return {
    units: sumOf(branches, ({ chance, state: { views }, after }) =>
      times(chance, plus(perStop(views, views.units), after.units)),
    ),
    squares: sumOf(branches, ({ chance, state: { views }, after }) => {
      const both = times(TWICE, times(perStop(views, views.units), after.units))
      return times(chance, plus(perStop(views, views.squares), plus(both, after.squares)))
    }),
    losing: sumOf(branches, ({ chance, state: { views }, after }) =>
      times(chance, times(perStop(views, views.losing), after.losing)),
    ),
    best,
    bestChance: sumOf(ofBest, ({ chance, state: { views }, after }) =>
      times(chance, times(perStop(views, views.bestStops), after.bestChance)),
    ),
    allWild: sumOf(branches, ({ chance, after }) => times(chance, after.allWild)),
  }
}

function perStop({ stops }: CountedViews, sum: bigint): Fraction {
  return fraction(sum, stops)
}

function sumOf(branches: readonly Branch[], of: (branch: Branch) => Fraction): Fraction {
  return branches.map(of).reduce(plus, NOTHING)
}
