import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import type { Settings } from '../settings/read-settings.ts'
import { keepCalls } from '../store/keep-calls.ts'
import type { CallStore } from '../store/keep-calls.ts'
import { keepRounds } from '../store/keep-rounds.ts'
import type { RoundStore } from '../store/keep-rounds.ts'
import { keepSecret } from '../store/keep-secret.ts'
import { keepSessions } from '../store/keep-sessions.ts'
import type { SessionStore } from '../store/keep-sessions.ts'
import { openDatabase } from '../store/open-database.ts'
import { createSendCall } from '../wallet/send-call.ts'
import type { SendCall } from '../wallet/send-call.ts'

/** All that the parts of the server share. */
export type Shop = {
  readonly settings: Settings
  readonly database: DatabaseSyncInstance
  readonly sessions: SessionStore
  readonly rounds: RoundStore
  readonly calls: CallStore
  readonly sendCall: SendCall
  readonly recallSecret: string
  readonly nowMs: () => number
  readonly log: (line: string) => void
}

/** Opens the database and puts together what the server works with. */
export function openShop(settings: Settings): Shop {
  const database = openDatabase(settings.databaseFile)
  const nowMs = (): number => Date.now()
  return {
    settings,
    database,
    sessions: keepSessions(database),
    rounds: keepRounds(database),
    calls: keepCalls(database),
    sendCall: createSendCall(settings, nowMs),
    recallSecret: keepSecret(database, 'recall'),
    nowMs,
    log: (line) => process.stderr.write(`${new Date(nowMs()).toISOString()} ${line}\n`),
  }
}
