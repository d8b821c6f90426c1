import { say } from '../progress.ts'
import { listFiles } from '../sources/list-files.ts'
import { copyTree } from './copy-tree.ts'
import { drawFaults } from './draw-faults.ts'
import type { Fault } from './fault.ts'
import { judgeFault, type Bench } from './judge-fault.ts'
import { openDatabaseServer } from './open-database-server.ts'
import { openJudge } from './open-judge.ts'
import type { MutationWish } from './read-wish.ts'
import { importersOf, testsOf } from './tests-of.ts'
import { describe, type Judged } from './write-report.ts'

type Case = { fault: Fault; tests: readonly string[] }

/** Draws the faults, puts each into a copy of the tree, and answers which were seen. */
export async function runMutation(wish: MutationWish): Promise<Judged[]> {
  const cases = casesOf(wish)
  const needsHouse = wish.rooms.some(({ live }) => live.length > 0)
  const server = needsHouse ? await openDatabaseServer() : undefined
  const copy = copyTree()
  try {
    return await judgeAll(cases, copy, server?.env ?? {})
  } finally {
    await server?.close()
  }
}

function casesOf(wish: MutationWish): Case[] {
  const files = listFiles(['packages', 'apps'], ['.ts', '.tsx'])
  const importers = importersOf(files)
  const roomOf = new Map(wish.rooms.map((room) => [room.name, room]))
  return drawFaults(files, wish).map((fault) => {
    const room = roomOf.get(fault.room)
    return { fault, tests: room === undefined ? [] : testsOf(fault.path, room, importers) }
  })
}

async function judgeAll(
  cases: readonly Case[],
  copy: string,
  env: Readonly<Record<string, string>>,
): Promise<Judged[]> {
  const bench: Bench = { copy, judge: openJudge(copy, env), soundMs: new Map() }
  const judged: Judged[] = []
  try {
    for (const { fault, tests } of cases) {
      const verdict = await judgeFault(fault, tests, bench)
      judged.push({ fault, verdict })
      say(`  ${judged.length}/${cases.length} ${verdict.kind} ${describe(fault)}`)
    }
  } finally {
    bench.judge.close()
  }
  for (const [test, soundMs] of bench.soundMs)
    if (soundMs === null) say(`  ${test} fails without any fault and judged none.`)
  return judged
}
