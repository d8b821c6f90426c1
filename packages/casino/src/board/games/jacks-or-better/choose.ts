/** In how many ways `count` things can be taken out of `of`. */
export function choose(of: number, count: number): number {
  let ways = 1
  for (let taken = 0; taken < count; taken += 1) ways = (ways * (of - taken)) / (taken + 1)
  return ways
}
