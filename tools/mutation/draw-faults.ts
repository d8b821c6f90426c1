import { openDice } from '../../packages/exchange/src/book/testing/dice.ts'
import type { SourceFile } from '../sources/list-files.ts'
import type { Fault } from './fault.ts'
import { listChanges } from './list-changes.ts'
import { listUnions } from './list-unions.ts'
import { isMutated, MUTATION_ROOMS, type MutationRoom } from './rooms.ts'

/** Rooms draw with dice of their own, so that one room alone draws what it draws among all. */
const SEEDS_APART = 1000

type Wish = { rooms: readonly MutationRoom[]; seed: number; faults: number }

/**
 * Draws as many faults in each room; within a room every line that can hold one is as likely, and
 * then every fault of that line. The same seed draws the same faults from the same sources.
 */
export function drawFaults(files: readonly SourceFile[], { rooms, seed, faults }: Wish): Fault[] {
  return rooms.flatMap((room, index) => {
    const share = Math.floor((faults + index) / rooms.length)
    return drawFrom(
      faultsByLine(files, room),
      share,
      openDice(seed * SEEDS_APART + MUTATION_ROOMS.indexOf(room)).below,
    )
  })
}

/** Every fault that can be put into the sources of a room. */
export function faultsOf(files: readonly SourceFile[], room: MutationRoom): Fault[] {
  const isOwn = (path: string) => room.folders.some((at) => path.startsWith(`${at}/`))
  const own = files.filter(({ path }) => isMutated(path) && isOwn(path))
  const unions = listUnions(own.map(({ text }) => text))
  return own.flatMap(({ path, text }) =>
    listChanges(text, unions).map((change) => ({
      ...change,
      room: room.name,
      path,
      line: text.slice(0, change.start).split('\n').length,
      before: text.slice(change.start, change.end),
    })),
  )
}

function faultsByLine(files: readonly SourceFile[], room: MutationRoom): Fault[][] {
  const lines = new Map<string, Fault[]>()
  for (const fault of faultsOf(files, room)) {
    const key = `${fault.path}:${fault.line}`
    lines.set(key, [...(lines.get(key) ?? []), fault])
  }
  return [...lines.values()]
}

function drawFrom(lines: Fault[][], count: number, below: (sides: number) => number): Fault[] {
  const drawn: Fault[] = []
  while (drawn.length < count && lines.length > 0) {
    const at = below(lines.length)
    const line = lines[at] ?? []
    drawn.push(...line.splice(below(line.length), 1))
    if (line.length === 0) lines.splice(at, 1)
  }
  return drawn
}
