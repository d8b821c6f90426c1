import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  freeRoundsOf,
  GAME,
} from '../../apps/api/src/bonuses/free-rounds/testing/free-rounds-of.ts'
import { syncCatalogue } from '../../apps/api/src/games/jobs/sync-catalogue.ts'
import { launchGame } from '../../apps/api/src/games/wallet/testing/launch-game.ts'
import { walletClient } from '../../apps/api/src/games/wallet/testing/wallet-client.ts'
import { keepRings, ringOf, runSelfTest } from './testing/run-self-test.ts'

let world: World
let dataDir: string
let pagesDir: string

/** Under a busy machine the command alone takes a while to start. */
const TIMEOUT_MS = 300_000

beforeAll(async () => {
  pagesDir = await writePages()
  world = await openWorld({ studio: true, pagesDir })
  await syncCatalogue(world.api.ctx)
  const { padma, bagh } = world.keys
  dataDir = await keepRings({ PADMA_KEYS: ringOf(padma), BAGH_KEYS: ringOf(bagh) })
})
afterAll(async () => {
  await world.close()
  for (const dir of [dataDir, pagesDir]) await rm(dir, { recursive: true, force: true })
})

/** A page for the slots, whether or not they have been built. */
async function writePages(): Promise<string> {
  const pagesDir = await mkdtemp(join(tmpdir(), 'maidan-pages-'))
  await mkdir(join(pagesDir, 'studio'))
  await writeFile(join(pagesDir, 'studio', 'index.html'), '<title>A slot</title>')
  return pagesDir
}

const DEMO = { username: 'rahim2026', password: 'Maidan2026' }
const LATE_GRANT = 'FSELFTESTLATE'

async function logIn(): Promise<Person> {
  const { body } = await world.call(login, { body: DEMO })
  return { ...DEMO, phone: '', email: '', playerId: 0, token: body.token, remoteId: body.remote_id }
}

/** A session of the demo player whose twelve hours are over. */
async function endedSession(person: Person): Promise<string> {
  const { session } = await freeRoundsOf(world).openSeat(person)
  await sql`
    UPDATE game_session SET expires_at = now() - interval '1 second'
    WHERE session_hash IS NOT NULL AND player_id = (SELECT id FROM player WHERE username = ${DEMO.username})
  `.execute(world.api.ctx.db)
  return session
}

/** Free rounds of theirs that were never played, of a promotion that is none of the checks' own. */
async function giveLateRounds(): Promise<void> {
  await sql`
    INSERT INTO free_grant (code, player_id, promotion_id, platform, game_code, currency, bet_minor,
      rounds, win_max_minor, turnover_multiple, bonus_days, weights, created_at, expires_at,
      next_attempt_at)
    SELECT ${LATE_GRANT}, p.id, (SELECT min(id) FROM promotion), 'PADMA', ${GAME}, p.currency, 1000,
      5, 0, 1, 7, '{}'::jsonb, now() - interval '2 days', now() - interval '1 day', now()
    FROM player p WHERE p.username = ${DEMO.username}
  `.execute(world.api.ctx.db)
}

/** A session of theirs at another game of the provider, which has contests here. */
async function contestSession(person: Person): Promise<string> {
  const { ctx } = world.api
  const { rows } = await sql<{ code: string }>`
    UPDATE game SET contest_fee_bps = 1000 WHERE code = (SELECT code FROM open_game
      WHERE platform = 'PADMA' AND code <> ${GAME} ORDER BY ordinal LIMIT 1) RETURNING code
  `.execute(ctx.db)
  const game = rows[0]?.code ?? ''
  const { token } = await launchGame(world, person, game)
  const key = world.keys['padma'] ?? { keyId: '', secret: '' }
  const wallet = walletClient({ url: world.url, slug: 'padma', key, now: world.clock.now })
  const { body } = await wallet('authenticate', { token, game })
  return `${game}:${body['session']}:1000`
}

/** A round at the studio, so that there is one to look back at. */
async function playRound(person: Person): Promise<void> {
  const { sit, askStudio } = freeRoundsOf(world)
  const { session } = await sit(person)
  const spin = () => askStudio('/studio/spin', { session, betMinor: '1000', spinId: 'self-test-1' })
  await expect.poll(async () => (await spin()).status, { timeout: 8_000 }).toBe(200)
}

test(
  '[LAW-19] our own wallet and studio pass every check of the self-test, and the books agree',
  async () => {
    const person = await logIn()
    const session = await endedSession(person)
    await playRound(person)
    await giveLateRounds()
    const late = ['--late-free', `${LATE_GRANT}:1000`, '--ended-session', session]
    late.push('--contest', await contestSession(person))
    const { status, text } = await runSelfTest(dataDir, world.url, '--demo', ...late)
    expect(text).not.toContain('✗')
    expect(text).toMatch(/^ {2}\d+ passed, 0 failed, 0 skipped$/m)
    expect(text).toContain('held: the operator’s staff find it among the held wins')
    expect(status).toBe(0)
    const breaches = world.api.ctx.db.selectFrom('ledger_breach').selectAll()
    expect(await breaches.execute()).toEqual([])
  },
  TIMEOUT_MS,
)

test(
  'a key that is not the provider’s ends the command with a sentence',
  async () => {
    const words = ['--provider', 'padma', '--key', `padma-1:${'x'.repeat(32)}`]
    const seat = ['--game', 'PADMA-GHURI', '--session', 's'.repeat(43)]
    const { status, text } = await runSelfTest(dataDir, world.url, ...words, ...seat)
    expect(status).toBe(1)
    expect(text).toMatch(/^The wallet does not let us in: .*INVALID_SIGNATURE/m)
  },
  TIMEOUT_MS,
)
