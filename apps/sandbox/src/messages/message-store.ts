import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { addressKey } from './address-key.ts'
import { message, type Message } from './message.ts'

/** Messages kept, over all addresses; older ones are forgotten. */
const MESSAGES_MAX = 5_000
/** The file is rewritten when it has grown to so many times the messages kept. */
const FILE_GROWTH_MAX = 2

/** The messages carry codes: nobody else on the machine reads them. */
const OWNER_ONLY = 0o600

/** An address with its newest message and how many it has. */
export type Inbox = { to: string; key: string; count: number; newest: Message }

export type MessageStore = {
  add(message: Message): Promise<void>
  /** Newest first; every message when no address is named. */
  list(address: string, countMax: number): Message[]
  /** Every address, the one that was written to last first. */
  inboxes(countMax: number): Inbox[]
}

/** Opens the messages of a folder: one JSON line each, appended, so that a restart finds them. */
export async function openMessageStore(dataDir: string): Promise<MessageStore> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = path.join(dataDir, 'messages.jsonl')
  let kept = (await readLines(file)).slice(-MESSAGES_MAX)
  await rewrite(file, kept)
  let lines = kept.length
  let writing = Promise.resolve()

  async function write(one: Message) {
    await appendFile(file, `${JSON.stringify(one)}\n`, { mode: OWNER_ONLY })
    lines += 1
    if (lines < MESSAGES_MAX * FILE_GROWTH_MAX) return
    await rewrite(file, kept)
    lines = kept.length
  }

  return {
    add(one) {
      kept = [...kept.slice(1 - MESSAGES_MAX), one]
      const written = writing.then(() => write(one))
      // The next message is written even if this one fails; its sender hears of the failure.
      writing = written.catch(() => undefined)
      return written
    },
    list: (address, countMax) => {
      const key = addressKey(address)
      const fitting = key === '' ? kept : kept.filter(({ to }) => addressKey(to) === key)
      return fitting.slice(-countMax).toReversed()
    },
    inboxes: (countMax) => groupByAddress(kept).slice(0, countMax),
  }
}

function groupByAddress(messages: readonly Message[]): Inbox[] {
  const inboxes = new Map<string, Inbox>()
  for (const newest of messages) {
    const key = addressKey(newest.to)
    const count = (inboxes.get(key)?.count ?? 0) + 1
    inboxes.delete(key)
    inboxes.set(key, { to: newest.to, key, count, newest })
  }
  return [...inboxes.values()].toReversed()
}

/** A line that a crash cut short is left out. */
async function readLines(file: string): Promise<Message[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    const parsed = message.safeParse(parseLine(line))
    return parsed.success ? [parsed.data] : []
  })
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

async function rewrite(file: string, messages: readonly Message[]) {
  const fresh = `${file}.new`
  const lines = messages.map((one) => `${JSON.stringify(one)}\n`).join('')
  await writeFile(fresh, lines, { mode: OWNER_ONLY })
  await rename(fresh, file)
}
