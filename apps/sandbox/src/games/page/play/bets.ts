/** The bet a player has chosen among the game's levels. */
export type Bets = {
  chosen: () => bigint
  levels: readonly bigint[]
  choose: (betMinor: bigint) => void
  step: (by: 1 | -1) => void
  isLowest: () => boolean
  isHighest: () => boolean
}

/** Bets of a game, starting at `first`; `onChange` is called after every change. */
export function createBets(levels: readonly bigint[], first: bigint, onChange: () => void): Bets {
  let index = Math.max(0, levels.indexOf(first))
  const move = (to: number) => {
    const next = Math.min(levels.length - 1, Math.max(0, to))
    if (next === index) return
    index = next
    onChange()
  }
  return {
    chosen: () => levels[index] ?? 0n,
    levels,
    choose: (betMinor) => move(levels.indexOf(betMinor)),
    step: (by) => move(index + by),
    isLowest: () => index === 0,
    isHighest: () => index === levels.length - 1,
  }
}
