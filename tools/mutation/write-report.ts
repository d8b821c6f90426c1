import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_DIR } from '../root.ts'
import type { Fault } from './fault.ts'
import type { MutationWish } from './read-wish.ts'
import type { Verdict } from './verdict.ts'

export type Judged = { fault: Fault; verdict: Verdict }

/** The table of a run by room, and every survivor with its place and its change. */
export function reportOf({ seed, rooms }: MutationWish, judged: readonly Judged[]): string {
  const rows = rooms.map(({ name }) =>
    rowOf(
      name,
      judged.filter(({ fault }) => fault.room === name),
    ),
  )
  const survivors = judged.filter(({ verdict }) => verdict.kind === 'survived')
  return [
    `Seed ${seed}`,
    '',
    '| room | drawn | seen | survived | score |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    rowOf('all', judged),
    '',
    ...survivors.map(({ fault }) => `- ${describe(fault)}`),
  ].join('\n')
}

/** A fault in a line: where it is and what it changes. */
export function describe({ path, line, kind, before, replacement }: Fault): string {
  return `${path}:${line} (${kind}): ${inLine(before)} → ${inLine(replacement)}`
}

/** Keeps the report of this seed, and what became of every fault, in `.build/mutation`. */
export function writeReport(wish: MutationWish, judged: readonly Judged[]): string {
  const folder = join(BUILD_DIR, 'mutation')
  const name = [`seed-${wish.seed}`, ...wish.rooms.map((room) => room.name)].join('-')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.md`), `${reportOf(wish, judged)}\n`)
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(judged, null, 1))
  return join(folder, `${name}.md`)
}

function rowOf(name: string, judged: readonly Judged[]): string {
  const survived = judged.filter(({ verdict }) => verdict.kind === 'survived').length
  const seen = judged.length - survived
  const score = judged.length === 0 ? '' : `${((seen / judged.length) * 100).toFixed(1)} %`
  return `| ${name} | ${judged.length} | ${seen} | ${survived} | ${score} |`
}

function inLine(text: string): string {
  return `\`${text.replace(/\s+/g, ' ').slice(0, 90)}\``
}
