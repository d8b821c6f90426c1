import { goalRates, restOfHalf, secondHalf, type Ahead } from './minutes-ahead.ts'
import type { ResultChances, SoccerState, Strengths } from './soccer-state.ts'

/** A lead that grows beyond this decides as one of this size does. */
const LEAD_MAX = 9

/** The chances of the winner from here, minute by minute over the lead of home. */
export function resultChances(strengths: Strengths, state: SoccerState): ResultChances {
  const ahead: Ahead[] = [...restOfHalf(state), ...(state.half === 1 ? secondHalf(state) : [])]
  const leads = Array.from({ length: 2 * LEAD_MAX + 1 }, (_, place) => place - LEAD_MAX)
  const rates = leads.map((lead) => goalRates(strengths, state.reds, lead))
  const [home, away] = state.goals
  const from = Math.max(-LEAD_MAX, Math.min(LEAD_MAX, home - away))
  let chances: number[] = leads.map((lead) => (lead === from ? 1 : 0))
  for (const { pace } of ahead) chances = minuteLater(chances, rates, pace)
  const sum = (isOf: (lead: number) => boolean) =>
    leads.reduce((total, lead, place) => total + (isOf(lead) ? (chances[place] ?? 0) : 0), 0)
  return [sum((lead) => lead > 0), sum((lead) => lead < 0), sum((lead) => lead === 0)]
}

function minuteLater(
  chances: readonly number[],
  rates: readonly (readonly [number, number])[],
  pace: number,
): number[] {
  const later = [...chances]
  const last = chances.length - 1
  chances.forEach((chance, place) => {
    const [homeRate, awayRate] = rates[place] ?? [0, 0]
    const home = place < last ? chance * homeRate * pace : 0
    const away = place > 0 ? chance * awayRate * pace : 0
    later[place] = (later[place] ?? 0) - home - away
    if (home > 0) later[place + 1] = (later[place + 1] ?? 0) + home
    if (away > 0) later[place - 1] = (later[place - 1] ?? 0) + away
  })
  return later
}
