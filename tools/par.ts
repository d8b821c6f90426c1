import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { roomGames, slotGames, turnGames } from '@maidan/casino'
import { boardSheet } from './par/board-sheet.ts'
import { readRounds } from './par/read-rounds.ts'
import { slotSheet } from './par/slot-sheet.ts'
import { say } from './progress.ts'
import { BUILD_DIR } from './root.ts'
import { complain } from './sentence.ts'

/**
 * `npm run par [-- --rounds N]`: a sheet of each game's figures, written from the code that plays it.
 * Slots are played N times as well, and the sheet says whether that agrees with what is exact.
 */
function par(args: readonly string[]): void {
  const rounds = readRounds(args)
  const folder = join(BUILD_DIR, 'par')
  mkdirSync(folder, { recursive: true })
  const sheets = [
    ...slotGames.map((game) => ({ game, sheet: slotSheet(game, rounds) })),
    ...[...turnGames, ...roomGames].map((game) => ({ game, sheet: boardSheet(game) })),
  ]
  for (const { game, sheet } of sheets) {
    writeFileSync(join(folder, `${game.code}.md`), sheet.text)
    say(`  ${sheet.agrees ? '✓' : '✗'} ${game.code}: ${sheet.line}`)
  }
  say(`${sheets.length} sheets are in ${folder}.`)
  process.exitCode = sheets.every(({ sheet }) => sheet.agrees) ? 0 : 1
}

try {
  par(process.argv.slice(2))
} catch (error) {
  complain(error)
}
