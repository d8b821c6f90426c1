/**
 * A pot that every bet of its games feeds, and that one round of them wins whole. `shareBps` of each bet
 * goes into it. A round at the smallest bet wins with a chance of one in `smallestBets`, a larger one in
 * proportion to its bet, so that every stake buys the same share of the chance that it paid for.
 */
export type Jackpot = {
  code: string
  title: string
  platform: string
  shareBps: number
  smallestBets: number
  games: readonly string[]
}

/** The jackpots of the studio. */
export const jackpots: readonly Jackpot[] = [
  {
    code: 'PADMA-MELA',
    title: 'Mela Jackpot',
    platform: 'PADMA',
    shareBps: 100,
    smallestBets: 20_000,
    games: ['PADMA-RIVERGOLD', 'PADMA-HILSARUSH'],
  },
]

/** The jackpot that a game's bets feed, undefined if it feeds none. */
export function jackpotOf(gameCode: string): Jackpot | undefined {
  return jackpots.find(({ games }) => games.includes(gameCode))
}
