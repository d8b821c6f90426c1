import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { gameRun } from '@maidan/contract'
import { openProcessWorld } from '@maidan/testkit'
import { startPostgres } from '@maidan/testkit/postgres'
import { buildAll } from '../tools/build/build-all.ts'
import { findChromium } from '../tools/check/find-chromium.ts'
import { BUILD_DIR } from '../tools/root.ts'
import { awaitGames, STUDIO_GAMES_MIN, type OfferedGame } from './await-games.ts'
import { printFigure } from './print-figure.ts'
import { openFirstPlay, type FirstPlay } from './site/open-first-play.ts'
import { BROWSER_FLAGS } from './site/browser-flags.ts'

/**
 * How long each game of the studio takes until it can be played for the first time, on Lighthouse's
 * slow 4G line and a phone four times slower than this machine; what it weighs; and how evenly it
 * moves once it is open. Codes of games may be given, to open them alone.
 */
const GOAL_S = 3
/** Two frames of a screen that shows sixty a second. */
const GOAL_FRAME_MS = 34

await buildAll()
const executablePath = await findChromium()
const dataDir = await mkdtemp(path.join(tmpdir(), 'maidan-bench-'))
const postgres = await startPostgres({ dataDir })
process.env['TEST_DATABASE_URL'] = postgres.url('postgres')
const house = await openProcessWorld({ studio: true, env: { BUILD_DIR } })
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
try {
  const player = await house.signUp('alice')
  const plays = new Map<string, FirstPlay>()
  const offered = await awaitGames(house, STUDIO_GAMES_MIN)
  for (const game of offered.filter(isAsked)) {
    const play = await openFirstPlay(browser, await launch(game, player))
    plays.set(game.code, play)
    printGame(game.code, play)
  }
  printSlowest([...plays.values()])
} finally {
  await browser.close()
  await house.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** Games that are asked for; the sports book is a page of the site and no game. */
function isAsked({ code, platform }: OfferedGame): boolean {
  const codes = process.argv.filter((word) => /^[A-Z0-9]+-[A-Z0-9]+$/.test(word))
  return codes.length === 0 ? platform !== 'LUCKY' : codes.includes(code)
}

async function launch(
  game: OfferedGame,
  player: { token: string; remoteId: string },
): Promise<string> {
  const { body } = await house.call(gameRun, {
    token: player.token,
    body: {
      userId: player.remoteId,
      externalURL: house.url,
      isMobileLogin: true,
      gameCode: game.code,
      gameType: game.type,
      platform: game.platform,
    },
  })
  return body.url
}

function printGame(code: string, { playableS, weightKb, frameP95Ms }: FirstPlay) {
  const print = (figure: string, value: number, unit: string) =>
    printFigure({ bench: 'first-play', figure: `${code} ${figure}`, value, unit, runs: 1 })
  print('first_play_s', playableS, 's')
  print('weight_kb', weightKb, 'kB')
  print('frame_p95_ms', frameP95Ms, 'ms')
}

function printSlowest(plays: readonly FirstPlay[]) {
  const load = loadavg()[0]?.toFixed(1) ?? ''
  const print = (figure: string, value: number, goal: number, unit: string) => {
    const versus = `goal ${goal} ${unit}; load ${load}`
    const ratio = value / goal
    printFigure({ bench: 'first-play', figure, value, unit, versus, ratio, runs: plays.length })
  }
  print('first_play_s', Math.max(...plays.map(({ playableS }) => playableS)), GOAL_S, 's')
  const slowestMs = Math.max(...plays.map(({ frameP95Ms }) => frameP95Ms))
  print('frame_p95_ms', slowestMs, GOAL_FRAME_MS, 'ms')
}
