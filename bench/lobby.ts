import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '@maidan/api'
import { openProcessWorld } from '@maidan/testkit'
import { startPostgres } from '@maidan/testkit/postgres'
import { sql } from 'kysely'
import { buildAll } from '../tools/build/build-all.ts'
import { findChromium } from '../tools/check/find-chromium.ts'
import { BUILD_DIR } from '../tools/root.ts'
import { awaitGames, STUDIO_GAMES_MIN } from './await-games.ts'
import { median } from './median.ts'
import { printFigure } from './print-figure.ts'
import { watchGames, type WatchedGames } from './site/watch-games.ts'

/**
 * The lobby and the list of games where a house offers five thousand: what the calls take and weigh,
 * and how the list feels on a phone that is four times slower than this machine; beside the same
 * house with the games of its studio alone.
 */
const GAMES = 5_000
const CALLS = 60

type Measured = WatchedGames & { lobbyMs: number; gamesMs: number; gamesKb: number }

await buildAll()
const chromePath = await findChromium()
const dataDir = await mkdtemp(path.join(tmpdir(), 'maidan-bench-'))
const postgres = await startPostgres({ dataDir })
process.env['TEST_DATABASE_URL'] = postgres.url('postgres')
const house = await openProcessWorld({ studio: true, env: { BUILD_DIR } })
const database = openDatabase(house.databaseUrl, 2)
try {
  await awaitGames(house, STUDIO_GAMES_MIN)
  const few = await measure()
  await fillCatalogue()
  await awaitGames(house, GAMES)
  print(await measure(), few)
} finally {
  await database.db.destroy()
  await house.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function measure(): Promise<Measured> {
  return {
    lobbyMs: await callMs('/api/lobby'),
    gamesMs: await callMs('/api/get-games'),
    gamesKb: await answerKb('/api/get-games'),
    ...(await watchGames(house.url, chromePath)),
  }
}

function print(many: Measured, few: Measured) {
  const figure = (name: keyof Measured, title: string, unit: string, runs: number) =>
    printFigure({
      bench: 'lobby',
      figure: title,
      value: many[name],
      unit,
      versus: `the studio's games alone: ${few[name].toFixed(1)} ${unit}`,
      ratio: many[name] / few[name],
      runs,
    })
  figure('lobbyMs', 'lobby_call_ms', 'ms', CALLS)
  figure('gamesMs', 'games_call_ms', 'ms', CALLS)
  figure('gamesKb', 'games_kb', 'kB gzip', 1)
  figure('shownMs', 'list_shown_ms', 'ms', 1)
  figure('frameP95Ms', 'scroll_frame_p95_ms', 'ms', 1)
  figure('searchMs', 'search_key_ms', 'ms', 1)
}

/** The middle of what the calls take one after another. */
async function callMs(call: string): Promise<number> {
  const took: number[] = []
  for (let turn = 0; turn < CALLS; turn += 1) {
    const startMs = performance.now()
    await (await fetch(house.url + call)).arrayBuffer()
    took.push(performance.now() - startMs)
  }
  return median(took)
}

/** What an answer weighs on the line. */
async function answerKb(call: string): Promise<number> {
  const answer = await fetch(house.url + call, { headers: { 'accept-encoding': 'gzip' } })
  await answer.arrayBuffer()
  return Number(answer.headers.get('content-length')) / 1000
}

/** Copies of the studio's games under names of their own, until there are as many as asked for. */
async function fillCatalogue() {
  await sql`
    WITH one AS (
      SELECT g AS game, n FROM game g, generate_series(1, ${GAMES}::integer) n
      ORDER BY n, g.ordinal LIMIT ${GAMES}
    ), added AS (
      INSERT INTO game SELECT (jsonb_populate_record(game, jsonb_build_object(
        'code', (game).code || '-' || n, 'ordinal', (game).ordinal + n * 1000))).* FROM one
      RETURNING code
    )
    INSERT INTO game_text (game_code, language, name)
    SELECT (game).code || '-' || n, t.language, t.name || ' ' || n
    FROM one JOIN game_text t ON t.game_code = (game).code
  `.execute(database.db)
  // What the database does by itself within a minute of such a change.
  await sql`ANALYZE game, game_text`.execute(database.db)
}
