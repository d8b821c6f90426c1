import { bestRun } from '../wins/line-wins.ts'
import { countBoth, perCount } from '../wins/counted.ts'
import type { SlotGame } from '../slot-game.ts'
import type { ReelView } from './reel-view.ts'

/**
 * How many stops of an outer and an inner reel start no winning run that the middle reel completes,
 * for each stop of the middle reel, by the scatters or coins the two show.
 *
 * `paths` are the rows a run passes on the outer, inner and middle reel. What the middle reel would
 * have to show on each row is worked out once for each pair, then looked up for all its stops.
 */
export function losingPairs(
  game: SlotGame,
  paths: readonly (readonly number[])[],
  outer: readonly ReelView[],
  inner: readonly ReelView[],
  middle: readonly ReelView[],
): readonly (readonly bigint[])[] {
  const losing = middle.map(() => perCount(game, 0n))
  const completing = completions(game)
  for (const a of outer) {
    for (const b of inner) {
      const counted = countBoth(game, a.counted, b.counted)
      const winning = winningByRow(paths, (start, next) =>
        completing(a.shown[start] ?? '', b.shown[next] ?? ''),
      )
      for (const [stop, { shown }] of middle.entries()) {
        const byCount = losing[stop]
        const wins = shown.some((symbol, row) => winning[row]?.has(symbol))
        if (!wins && byCount) byCount[counted] = (byCount[counted] ?? 0n) + 1n
      }
    }
  }
  return losing
}

/** For each row of the middle reel, the symbols that complete a winning run there. */
function winningByRow(
  paths: readonly (readonly number[])[],
  completing: (start: number, next: number) => ReadonlySet<string>,
): readonly ReadonlySet<string>[] {
  const winning = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const [start = 0, next = 0, end = 0] of paths) {
    for (const symbol of completing(start, next)) winning[end]?.add(symbol)
  }
  return winning
}

/** Which third symbols make a win of two that start a run, remembered for each pair. */
function completions(game: SlotGame): (first: string, second: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>()
  return (first, second) => {
    const key = `${first} ${second}`
    const before = known.get(key)
    if (before) return before
    const thirds = game.symbols.filter((third) => bestRun(game, [first, second, third], 'left'))
    const completing = new Set(thirds)
    known.set(key, completing)
    return completing
  }
}
