/** Deals things out in rounds of so many; the last one may be smaller. */
export function inRounds<Thing>(things: readonly Thing[], size: number): Thing[][] {
  return Array.from({ length: Math.ceil(things.length / size) }, (_, round) =>
    things.slice(round * size, (round + 1) * size),
  )
}
