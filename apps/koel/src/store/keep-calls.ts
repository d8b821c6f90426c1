import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import type { CallName } from '../wallet/send-call.ts'
import { readNumber, readText } from './read-column.ts'
import type { Row } from './read-column.ts'

/**
 * `sent`: a bet is on its way. `due`: to be sent until it is answered. `done`, `refused`: answered.
 * `given-up`: a bet without an answer, which is rolled back.
 */
export type CallState = 'sent' | 'due' | 'done' | 'refused' | 'given-up'

export type Call = {
  /** The transaction id. */
  readonly id: string
  readonly roundId: string
  readonly name: CallName
  /** The very text that is sent, each time. */
  readonly body: string
  readonly sendings: number
  readonly dueMs: number
}

export type CallStore = ReturnType<typeof keepCalls>

/** The calls that move money, each stored before it is sent. */
export function keepCalls(database: DatabaseSyncInstance) {
  const insert = database.prepare(`insert into calls (id, round_id, name, body, state, due_ms)
    values (?, ?, ?, ?, ?, ?)`)
  const one = database.prepare('select * from calls where id = ?')
  const due = database.prepare(
    `select * from calls where state = 'due' and due_ms <= ? order by due_ms limit 50`,
  )
  const next = database.prepare(`select min(due_ms) as next from calls where state = 'due'`)
  const bets = database.prepare(
    `select * from calls where name = 'bet' and state = 'sent' and due_ms <= ?`,
  )
  const onItsWay = database.prepare(`select 1 from calls where id = ? and state = 'sent'`)
  const setState = database.prepare('update calls set state = ?, refusal = ? where id = ?')
  const postpone = database.prepare(
    'update calls set sendings = ?, due_ms = ?, refusal = ? where id = ?',
  )
  const allDue = database.prepare(`update calls set due_ms = ? where state = 'due'`)
  return {
    add: (call: Omit<Call, 'sendings'>, state: CallState) =>
      insert.run(call.id, call.roundId, call.name, call.body, state, call.dueMs),
    find: (id: string) => {
      const row = one.get(id)
      return row ? readCall(row) : null
    },
    listDue: (nowMs: number) => due.all(nowMs).map(readCall),
    findNextDueMs: () => {
      const value = next.get()?.['next']
      return typeof value === 'number' ? value : null
    },
    /** The bets without an answer that were sent before then. */
    listBetsOnTheirWay: (beforeMs: number) => bets.all(beforeMs).map(readCall),
    isOnItsWay: (id: string) => onItsWay.get(id) !== undefined,
    setState: (id: string, state: CallState, refusal: string | null = null) =>
      setState.run(state, refusal, id),
    postpone: (call: Call, dueMs: number, refusal: string | null) =>
      postpone.run(call.sendings + 1, dueMs, refusal, call.id),
    makeAllDue: (nowMs: number) => allDue.run(nowMs),
  }
}

const CALL_NAMES: readonly CallName[] = ['bet', 'win', 'rollback', 'end-round']

function readCall(row: Row): Call {
  const name = CALL_NAMES.find((known) => known === row['name'])
  if (!name) throw new Error(`unknown call ${String(row['name'])}`)
  return {
    id: readText(row, 'id'),
    roundId: readText(row, 'round_id'),
    name,
    body: readText(row, 'body'),
    sendings: readNumber(row, 'sendings'),
    dueMs: readNumber(row, 'due_ms'),
  }
}
