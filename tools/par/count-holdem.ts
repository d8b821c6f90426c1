import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countFlops } from '@maidan/casino'
import { say } from '../progress.ts'
import { ROOT } from '../root.ts'

const FILE = join(ROOT, 'packages/casino/src/board/games/casino-holdem/exact/flop-counts.json')
const TOLD_EVERY = 100

/**
 * `node tools/bootstrap.mjs par/count-holdem`: counts Casino Hold'em through every flop anew and keeps the
 * counts, after its rules or habits have changed; `npm run fix` lays them out. It takes a quarter of an hour.
 */
const counts: (readonly number[])[] = []
for (const count of countFlops()) {
  counts.push(count)
  if (counts.length % TOLD_EVERY === 0) say(`  ${counts.length} flops are counted.`)
}
writeFileSync(FILE, `${JSON.stringify(counts)}\n`)
