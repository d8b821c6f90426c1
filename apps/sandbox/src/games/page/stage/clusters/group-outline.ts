import type { SlotPosition } from '@maidan/contract'

/** A corner of the grid: how many reels from the left, and how many rows from the top. */
export type Corner = readonly [across: number, down: number]

/**
 * The lines around a group of places: one around the whole, and one around each hole in it. Each ends
 * where it begins, and goes one place a step with the group at its right hand.
 */
export function groupOutline(places: readonly SlotPosition[]): readonly (readonly Corner[])[] {
  const inside = new Set(places.map(String))
  const steps = places.flatMap(([reel, row]) => sidesOf(reel, row, inside))
  const loops: Corner[][] = []
  for (let first = steps.pop(); first !== undefined; first = steps.pop()) {
    const loop = [first.from, first.to]
    let end = first.to
    for (;;) {
      const at = steps.findLastIndex(({ from }) => from.join() === end.join())
      const [next] = at === -1 ? [] : steps.splice(at, 1)
      if (next === undefined) break
      loop.push(next.to)
      end = next.to
    }
    loops.push(loop)
  }
  return loops
}

type Step = { from: Corner; to: Corner }

/** The sides of a place beyond which the group does not go on. */
function sidesOf(reel: number, row: number, inside: ReadonlySet<string>): Step[] {
  const [left, top, right, bottom] = [reel, row, reel + 1, row + 1]
  const sides: readonly (readonly [beyond: SlotPosition, step: Step])[] = [
    [[reel, row - 1], { from: [left, top], to: [right, top] }],
    [[reel + 1, row], { from: [right, top], to: [right, bottom] }],
    [[reel, row + 1], { from: [right, bottom], to: [left, bottom] }],
    [[reel - 1, row], { from: [left, bottom], to: [left, top] }],
  ]
  return sides.flatMap(([beyond, step]) => (inside.has(String(beyond)) ? [] : [step]))
}
