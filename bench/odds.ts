import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openProcessWorld } from '@maidan/testkit'
import { startPostgres } from '@maidan/testkit/postgres'
import { openQuietPartner } from '../apps/api/src/exchange/testing/quiet-partner.ts'
import { openHttpLine, type HttpLine } from './http-line.ts'
import { printFigure } from './print-figure.ts'
import { watchOnPhone } from './site/watch-on-phone.ts'
import { watchSteal } from './watch-steal.ts'

/**
 * A thousand watchers of one match on the odds host: the partner's price until each of them has it.
 * First over the push, then as the documents' clients ask, every 300 ms with the tag of what they
 * have. The watchers are in this process, the host in its own. Then one watches in a browser that is
 * as slow as a cheap phone.
 */
const WATCHERS = 1_000
const POLL_EVERY_MS = 300
const CHANGES = 40
const CHANGE_EVERY_MS = 250
const GOAL_MS = 150
const TAP_GOAL_MS = 100
/** Sockets that are opened at once. */
const OPENED_AT_ONCE = 50

const dataDir = await mkdtemp(path.join(tmpdir(), 'maidan-bench-'))
const postgres = await startPostgres({ dataDir })
process.env['TEST_DATABASE_URL'] = postgres.url('postgres')
const partner = await openQuietPartner(1)
const [market] = partner.markets
if (!market) throw new Error('there is no match to watch')
const [oddsPort, metricsPort] = [await freePort(), await freePort()]
const oddsUrl = `http://127.0.0.1:${oddsPort}`
const house = await openProcessWorld({
  env: {
    FEED: 'on',
    FEED_URL: partner.url,
    ODDS_PORT: String(oddsPort),
    METRICS_PORT: String(metricsPort),
  },
})

/** When each price was told, by its size, which is no other's. */
const toldMs = new Map<number, number>()

type Measured = { waits: number[]; cpuPercent: number; bytesPerViewerS: number }

try {
  await printHost()
  await printPhone()
} finally {
  await partner.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** What a thousand watchers cost and how long they wait. */
async function printHost() {
  await untilShown()
  const push = await measurePush()
  const poll = await measurePolls()
  await house.close()
  const figure = (name: string, unit: string, of: (one: Measured) => number, goal?: number) =>
    printFigure({
      bench: 'odds',
      figure: name,
      value: of(push),
      unit,
      versus: versusText(unit, of(poll), goal),
      ratio: goal === undefined ? of(push) / of(poll) : of(push) / goal,
      runs: 1,
    })
  figure('publish_to_receive_p95_ms', 'ms', ({ waits }) => quantile(waits, 0.95), GOAL_MS)
  figure('server_cpu_percent', '% of a core', ({ cpuPercent }) => cpuPercent)
  figure('bytes_per_viewer_s', 'bytes/s', ({ bytesPerViewerS }) => bytesPerViewerS)
}

async function printPhone() {
  const stolen = watchSteal()
  const { tapsMs, longTasksMs } = await watchOnPhone()
  const figure = (name: string, unit: string, value: number, versus: string) =>
    printFigure({ bench: 'odds', figure: name, value, unit, versus, runs: tapsMs.length })
  const p95Ms = quantile(tapsMs, 0.95)
  figure(
    'tap_to_slip_p95_ms',
    'ms',
    p95Ms,
    `goal ${TAP_GOAL_MS} ms; median ${quantile(tapsMs, 0.5).toFixed(0)} ms${stolen()}`,
  )
  const longest = `longest ${Math.max(0, ...longTasksMs).toFixed(0)} ms`
  figure('long_tasks', 'tasks over 50 ms', longTasksMs.length, `goal none; ${longest}`)
}

function versusText(unit: string, polled: number, goal: number | undefined) {
  const beside = `polling every ${POLL_EVERY_MS} ms: ${polled.toFixed(0)} ${unit}`
  const load = `load ${loadavg()[0]?.toFixed(1) ?? ''}`
  return goal === undefined ? `${beside}; ${load}` : `goal ${goal} ${unit}; ${beside}; ${load}`
}

/** The host has read the partner's match and shows its price. */
async function untilShown() {
  for (let size = 1; ; size += 1) {
    if (market) partner.offer(market, { price: 1.5, size })
    await sleep(500)
    const response = await fetch(`${oddsUrl}/api/match-odds/${market?.marketId ?? ''}`)
    if (response.ok && (await response.text()).includes('"price":1.5')) return
  }
}

/** Changes the price at a steady pace and answers what it took, host and watchers together. */
async function measure(begin: { bytes: () => number; waits: number[] }): Promise<Measured> {
  const before = { cpuS: await cpuSeconds(), bytes: begin.bytes(), atMs: performance.now() }
  for (let change = 0; change < CHANGES; change += 1) {
    const size = 1_000 + toldMs.size
    toldMs.set(size, performance.now())
    if (market) partner.offer(market, { price: 1.5 + (change % 50) / 100, size })
    await sleep(CHANGE_EVERY_MS)
  }
  const seconds = (performance.now() - before.atMs) / 1000
  const cpuS = (await cpuSeconds()) - before.cpuS
  const bytes = begin.bytes() - before.bytes
  await sleep(1_000)
  if (begin.waits.length < (WATCHERS * CHANGES) / 2) throw new Error('most prices did not arrive')
  return {
    waits: begin.waits,
    cpuPercent: (cpuS / seconds) * 100,
    bytesPerViewerS: bytes / WATCHERS / seconds,
  }
}

async function measurePush(): Promise<Measured> {
  const waits: number[] = []
  const sockets = await openAll(() => watch(waits))
  await sleep(1_000)
  const measured = await measure({ waits, bytes: () => total(sockets, (one) => one.bytesRead) })
  for (const socket of sockets) socket.destroy()
  return measured
}

async function measurePolls(): Promise<Measured> {
  const waits: number[] = []
  const lines = await openAll(() => openHttpLine(oddsUrl))
  const polling = { isOver: false }
  const polls = lines.map((line) => poll(line, waits, polling))
  await sleep(1_000)
  const measured = await measure({ waits, bytes: () => total(lines, (one) => one.bytesRead()) })
  polling.isOver = true
  await Promise.all(polls)
  for (const line of lines) line.close()
  return measured
}

/** One who watches over the push, as an EventSource does. */
async function watch(waits: number[]): Promise<Socket> {
  const socket = connect(oddsPort, '127.0.0.1')
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  socket.setEncoding('latin1')
  socket.write(`GET /api/push?events=${market?.eventId ?? ''} HTTP/1.1\r\nhost: odds\r\n\r\n`)
  socket.on('data', (chunk: string) => note(chunk, waits))
  return socket
}

/** One who asks again and again, beginning at a moment of its own. */
async function poll(line: HttpLine, waits: number[], polling: { isOver: boolean }) {
  const asked = { method: 'GET', path: `/api/match-odds/${market?.marketId ?? ''}` }
  let tag = ''
  await sleep(Math.random() * POLL_EVERY_MS)
  while (!polling.isOver) {
    const sentMs = performance.now()
    const headers = tag === '' ? '' : `if-none-match: ${tag}\r\n`
    const { status, head, body } = await line.send({ ...asked, headers })
    if (status === 200) note(body, waits)
    tag = /etag: (\S+)/i.exec(head)?.[1] ?? tag
    await sleep(Math.max(0, sentMs + POLL_EVERY_MS - performance.now()))
  }
}

/** The last price in what came, if it was told while somebody measured. */
function note(text: string, waits: number[]) {
  const size = Number(/"size":(\d{4,})/.exec(text)?.[1] ?? 0)
  const sentMs = toldMs.get(size)
  if (sentMs !== undefined) waits.push(performance.now() - sentMs)
}

async function openAll<T>(open: () => Promise<T>): Promise<T[]> {
  const all: T[] = []
  while (all.length < WATCHERS)
    all.push(...(await Promise.all(Array.from({ length: OPENED_AT_ONCE }, open))))
  return all
}

function total<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((sum, one) => sum + of(one), 0)
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
}

/** What the host's process has used, from its own metrics. */
async function cpuSeconds(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1] ?? 0)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
