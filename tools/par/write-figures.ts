import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { computeFacts, offeredGames } from '@maidan/sandbox'
import { ROOT } from '../root.ts'

const FILE = join(ROOT, 'apps', 'sandbox', 'src', 'games', 'catalog', 'exact-figures.json')

/**
 * `npm run figures`: computes what every game returns and keeps it, after a game has changed;
 * `npm run fix` lays it out. A test holds the list against the rules.
 */
const figures = offeredGames().map((one) => [one.game.code, computeFacts(one)] as const)
writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(figures), null, 2)}\n`)
