/** Every set of these reels, each in their order, from none to all. */
export function wildSets(reels: readonly number[]): readonly (readonly number[])[] {
  return reels.reduce<readonly (readonly number[])[]>(
    (sets, reel) => [...sets, ...sets.map((set) => [...set, reel])],
    [[]],
  )
}
