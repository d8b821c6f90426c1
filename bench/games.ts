import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '@maidan/testkit/postgres'
import { get, post } from '../apps/sandbox/src/games/test-wallet/page-calls.ts'
import { startTestWallet } from '../apps/sandbox/src/games/test-wallet/start-test-wallet.ts'
import { createTestDatabase } from '../apps/sandbox/src/games/test-wallet/test-database.ts'
import type { RoomFrame, RoomView } from '../apps/sandbox/src/rooms/room-api.ts'
import { betOrder, enterRoom } from '../apps/sandbox/src/rooms/testing/open-room-world.ts'
import { testKite } from '../apps/sandbox/src/rooms/testing/test-games.ts'
import { watchRoom } from '../apps/sandbox/src/rooms/testing/watch-room.ts'
import { printFigure } from './print-figure.ts'

/**
 * Five hundred watchers in one room with a curve, while some of them bet and take their stakes out:
 * from the moment at which a phase begins until each of them has it. The studio is a process of its
 * own; watchers, players and the wallet share this one.
 */
const WATCHERS = 500
const PLAYERS = 20
const ROUNDS = 6
const GOAL_MS = 150
/** Sessions and streams that are opened at once. */
const OPENED_AT_ONCE = 25
const TIME_QUESTIONS = 20

const PROGRAM = fileURLToPath(
  new URL('../apps/sandbox/src/rooms/testing/rooms-process.ts', import.meta.url),
)

const dataDir = await mkdtemp(path.join(tmpdir(), 'maidan-bench-'))
const postgres = await startPostgres({ dataDir })
process.env['TEST_DATABASE_URL'] = postgres.url('postgres')
const [wallet, database] = await Promise.all([startTestWallet(), createTestDatabase()])
const options = JSON.stringify({ databaseUrl: database.url, apiUrl: wallet.url })
const studio = spawn(process.execPath, ['--import', 'tsx', PROGRAM, options], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [line] = await once(createInterface({ input: studio.stdout }), 'line')
const url = String(line)

process.once('exit', () => studio.kill('SIGKILL'))

/** All watchers get the very same text, so that one reading is enough for them. */
const frames = new Map<string, RoomFrame>()

/** What is counted over all watchers. */
const waits: number[] = []
let outOfOrder = 0
let isMeasuring = false
let offsetMs = 0

try {
  const sessions = await openAll(WATCHERS, (index) =>
    enterRoom({ wallet, url }, `watcher ${index}`, testKite.code),
  )
  const [first = ''] = sessions
  offsetMs = await clockOffset(first)
  const sockets = await openAll(WATCHERS, (index) => watch(sessions[index] ?? ''))
  await play(sessions.slice(0, PLAYERS))
  for (const socket of sockets) socket.destroy()
  print()
} finally {
  studio.kill('SIGKILL')
  await wallet.close()
  await database.drop()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

function print() {
  const expected = WATCHERS * ROUNDS * 2
  if (waits.length < expected) throw new Error(`${waits.length} phases arrived, not ${expected}`)
  const load = `load ${loadavg()[0]?.toFixed(1) ?? ''}`
  const p95Ms = quantile(waits, 0.95)
  const versus = `goal ${GOAL_MS} ms; median ${quantile(waits, 0.5).toFixed(0)} ms; ${load}`
  const figure = { bench: 'games', runs: ROUNDS } as const
  printFigure({
    ...figure,
    figure: 'tick_to_screen_p95_ms',
    value: p95Ms,
    unit: 'ms',
    versus,
    ratio: p95Ms / GOAL_MS,
  })
  printFigure({
    ...figure,
    figure: 'out_of_order',
    value: outOfOrder,
    unit: 'frames',
    versus: 'goal none',
  })
}

/** So many rounds in which the players bet and take their stakes out, each a little later. */
async function play(sessions: readonly string[]) {
  const [first = ''] = sessions
  const room = await watchRoom(url, first)
  await room.until('betting', room.view()?.number ?? 0)
  isMeasuring = true
  for (let round = 0; round < ROUNDS; round += 1) {
    const { number } = await room.until('betting', room.view()?.number ?? 0)
    const orders = sessions.map((session) =>
      betOrder(session, number, { spot: { autoCenti: null } }),
    )
    await Promise.all(orders.map((order) => post(url, '/studio/rooms/bet', order)))
    await room.until('running', number - 1)
    await Promise.all(
      orders.map(async ({ session, betId }, index) => {
        await sleep(100 + index * 50)
        await post(url, '/studio/rooms/cash-out', { session, betId })
      }),
    )
    await room.until('shown', number - 1)
  }
  isMeasuring = false
  room.close()
}

/** One who watches as the page does, with as little work as it can be. */
async function watch(session: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  socket.setEncoding('utf8')
  const head = `host: studio\r\nauthorization: Bearer ${session}`
  socket.write(`GET /studio/rooms/stream HTTP/1.1\r\n${head}\r\n\r\n`)
  let rest = ''
  let last: Seen | null = null
  socket.on('data', (piece: string) => {
    const parts = (rest + piece).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const data = part.indexOf('data: ')
      if (data >= 0) last = note(readFrame(part.slice(data + 6)), last)
    }
  })
  return socket
}

type Seen = { number: number; nowMs: number; phase: RoomView['phase'] | null }

function note(frame: RoomFrame, last: Seen | null): Seen {
  const { number, nowMs } = frame.kind === 'view' ? frame.view : frame
  if (last !== null && (number < last.number || nowMs < last.nowMs)) outOfOrder += 1
  if (frame.kind === 'bets') return { number, nowMs, phase: last?.phase ?? null }
  const { phase, phaseBeganMs } = frame.view
  const isNew = last?.number !== number || last.phase !== phase
  if (isMeasuring && isNew) waits.push(performance.now() + offsetMs - phaseBeganMs)
  return { number, nowMs, phase }
}

function readFrame(text: string): RoomFrame {
  const known =
    frames.get(text) ?? (JSON.parse(text.slice(0, text.lastIndexOf('}') + 1)) as RoomFrame)
  if (frames.size > 100) frames.clear()
  frames.set(text, known)
  return known
}

/** How far the studio's clock is ahead of ours, by the quickest of some questions. */
async function clockOffset(session: string): Promise<number> {
  let [quickestMs, best] = [Infinity, 0]
  for (let asked = 0; asked < TIME_QUESTIONS; asked += 1) {
    const sentMs = performance.now()
    const { body } = await get(url, '/studio/rooms/time', session)
    const tookMs = performance.now() - sentMs
    if (tookMs < quickestMs)
      [quickestMs, best] = [tookMs, Number(body['nowMs']) - sentMs - tookMs / 2]
  }
  return best
}

async function openAll<T>(count: number, open: (index: number) => Promise<T>): Promise<T[]> {
  const all: T[] = []
  while (all.length < count) {
    const next = Array.from({ length: OPENED_AT_ONCE }, (_, index) => open(all.length + index))
    all.push(...(await Promise.all(next)))
  }
  return all
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
}
