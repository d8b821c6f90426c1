/**
 * Who meets in match number `match` of an endless season in which everyone meets everyone: the
 * circle method. A side rests for at least `sides / 2 - 2` matches between two of its own. Of an odd
 * number of sides one sits out each round. Answers the indexes of home and away.
 */
export function pairOf(match: number, sides: number): [home: number, away: number] {
  const isOdd = sides % 2 === 1
  const seats = isOdd ? sides + 1 : sides
  const perRound = isOdd ? (sides - 1) / 2 : sides / 2
  const round = Math.floor(match / perRound)
  // In the first pair of seats one seat stays: of an odd number of sides it is empty.
  const seat = (match % perRound) + (isOdd ? 1 : 0)
  const first = sideAt(seat, round, seats)
  const second = sideAt(seats - 1 - seat, round, seats)
  return (round + seat) % 2 === 0 ? [first, second] : [second, first]
}

/** The last side keeps its seat; the others move on by one each round. */
function sideAt(seat: number, round: number, seats: number): number {
  if (seat === 0) return seats - 1
  return (seat - 1 + round) % (seats - 1)
}
