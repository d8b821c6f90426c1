import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { roomGames, slotGames, turnGames, type RoomGame } from '@maidan/casino'
import { boardSheet } from './par/board-sheet.ts'
import { contestSheet } from './par/contest-sheet.ts'
import { ownBoardSheet } from './par/own-board-sheet.ts'
import { readRounds } from './par/read-rounds.ts'
import type { Sheet } from './par/sheet.ts'
import { slotSheet } from './par/slot-sheet.ts'
import { say } from './progress.ts'
import { BUILD_DIR } from './root.ts'
import { complain } from './sentence.ts'

/** Writes the sheet of a game, from so many rounds where they are played. */
type Writer = { code: string; write: (rounds: number) => Sheet }

const writers: readonly Writer[] = [
  ...slotGames.map((game) => ({
    code: game.code,
    write: (rounds: number) => slotSheet(game, rounds),
  })),
  ...turnGames.map((game) => ({
    code: game.code,
    write: (rounds: number) => ownBoardSheet(game, rounds),
  })),
  ...roomGames.map((game) => ({ code: game.code, write: () => roomSheet(game) })),
]

function roomSheet(game: RoomGame): Sheet {
  return game.contest === undefined ? boardSheet(game) : contestSheet(game, game.contest)
}

/**
 * `npm run par [-- --rounds N] [CODE …]`: a sheet of each game's figures, or of those that are named,
 * written from the code that plays it. Slots and the boards that a player has to themselves are played N
 * times as well, these by each way to bet, and the sheet says whether that agrees with what is exact.
 */
function par(args: readonly string[]): void {
  const known = writers.map(({ code }) => code)
  const { rounds, codes } = readRounds(args, known)
  const folder = join(BUILD_DIR, 'par')
  mkdirSync(folder, { recursive: true })
  let agree = true
  for (const { code, write } of writers.filter((one) => codes.includes(one.code))) {
    const sheet = write(rounds)
    writeFileSync(join(folder, `${code}.md`), sheet.text)
    say(`  ${sheet.agrees ? '✓' : '✗'} ${code}: ${sheet.line}`)
    agree &&= sheet.agrees
  }
  say(`${codes.length} sheets are in ${folder}.`)
  process.exitCode = agree ? 0 : 1
}

try {
  par(process.argv.slice(2))
} catch (error) {
  complain(error)
}
