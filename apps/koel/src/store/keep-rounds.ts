import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { PICTURES } from '../ticket/list-prizes.ts'
import type { Picture } from '../ticket/list-prizes.ts'
import { readNumber, readOptional, readText } from './read-column.ts'
import type { Row } from './read-column.ts'

/**
 * `betting`: the bet is on its way. `settling`: drawn, the win is on its way. `settled`: paid.
 * `cancelling`: the bet got no answer and is being rolled back. `cancelled`: rolled back.
 * `refused`: the bet was refused. `void`: the operator gave the stake back before the win came.
 */
const STATES = [
  'betting',
  'settling',
  'settled',
  'cancelling',
  'cancelled',
  'refused',
  'void',
] as const

export type RoundState = (typeof STATES)[number]

export type Round = {
  readonly id: string
  /** Chosen by the page: a purchase that is asked for twice is one purchase. */
  readonly buyKey: string
  readonly player: string
  readonly sessionId: string
  readonly game: string
  readonly currency: string
  readonly priceMinor: bigint
  readonly serverSeed: string
  readonly clientSeed: string
  readonly state: RoundState
  readonly refusal: string | null
  readonly prize: Picture | null
  readonly fields: readonly Picture[] | null
  readonly winMinor: bigint | null
  readonly balanceAfterBetMinor: string | null
  readonly balanceAfterWinMinor: string | null
  readonly isRevealed: boolean
  readonly needsPerson: boolean
  readonly createdMs: number
  readonly overMs: number | null
}

export type NewRound = Pick<
  Round,
  | 'id'
  | 'buyKey'
  | 'player'
  | 'sessionId'
  | 'game'
  | 'currency'
  | 'priceMinor'
  | 'serverSeed'
  | 'clientSeed'
  | 'createdMs'
>

export type Drawn = {
  readonly prize: Picture | null
  readonly fields: readonly Picture[]
  readonly winMinor: bigint
  readonly balanceAfterBetMinor: string
}

export type RoundStore = ReturnType<typeof keepRounds>

/** The rounds: one ticket each. */
export function keepRounds(database: DatabaseSyncInstance) {
  const insert = database.prepare(`insert into rounds
    (id, buy_key, player, session_id, game, currency, price_minor, server_seed, client_seed, state,
     created_ms) values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'betting', ?)`)
  const setDrawn = database.prepare(`update rounds set state = 'settling', prize = ?, fields = ?,
    win_minor = ?, balance_after_bet_minor = ? where id = ?`)
  const setSettled = database.prepare(`update rounds set state = 'settled',
    balance_after_win_minor = ?, over_ms = ?, needs_person = 0 where id = ?`)
  const setState = database.prepare('update rounds set state = ? where id = ?')
  const setOver = database.prepare(`update rounds set state = ?, refusal = ?,
    balance_after_win_minor = ?, over_ms = ?, needs_person = 0 where id = ?`)
  const setRevealed = database.prepare('update rounds set revealed = 1 where id = ?')
  const setPerson = database.prepare('update rounds set needs_person = ? where id = ?')
  return {
    ...findRounds(database),
    add: (round: NewRound) => insert.run(...listValues(round)),
    setDrawn: (id: string, drawn: Drawn) =>
      setDrawn.run(
        drawn.prize,
        drawn.fields.join(' '),
        drawn.winMinor.toString(),
        drawn.balanceAfterBetMinor,
        id,
      ),
    setSettled: (id: string, balanceMinor: string, nowMs: number) =>
      setSettled.run(balanceMinor, nowMs, id),
    setCancelling: (id: string) => setState.run('cancelling', id),
    setOver: (
      id: string,
      state: 'cancelled' | 'refused' | 'void',
      refusal: string | null,
      balanceMinor: string | null,
      nowMs: number,
    ) => setOver.run(state, refusal, balanceMinor, nowMs, id),
    setRevealed: (id: string) => setRevealed.run(id),
    setNeedsPerson: (id: string, needs: boolean) => setPerson.run(needs ? 1 : 0, id),
  }
}

function findRounds(database: DatabaseSyncInstance) {
  const byId = database.prepare('select * from rounds where id = ?')
  const byKey = database.prepare('select * from rounds where player = ? and buy_key = ?')
  const bought = database.prepare(`select * from rounds where player = ? and game = ?
    and state <> 'refused' order by created_ms desc, rowid desc limit ?`)
  const underWay = database.prepare(`select * from rounds where player = ? and needs_person = 0
    and state in ('betting', 'settling', 'cancelling') limit 1`)
  const ofDay = database.prepare(
    'select * from rounds where created_ms >= ? and created_ms < ? order by created_ms, rowid',
  )
  const ofSpan = database.prepare(`select * from rounds where created_ms >= ? and created_ms < ?
    and (created_ms, id) > (?, ?) and state not in ('betting', 'refused')
    and player not like 'trial:%' order by created_ms, id limit ?`)
  const find = (row: Row | undefined): Round | null => (row ? readRound(row) : null)
  return {
    find: (id: string) => find(byId.get(id)),
    findByKey: (player: string, buyKey: string) => find(byKey.get(player, buyKey)),
    findUnderWay: (player: string) => find(underWay.get(player)),
    listBought: (player: string, game: string, count: number) =>
      bought.all(player, game, count).map(readRound),
    /** What has moved money, or was given back, after a round of the list. */
    listSpan: (
      { fromMs, untilMs }: { fromMs: number; untilMs: number },
      after: { ms: number; id: string },
      count: number,
    ) => ofSpan.all(fromMs, untilMs, after.ms, after.id, count).map(readRound),
    listOfDay: (fromMs: number, toMs: number) => ofDay.all(fromMs, toMs).map(readRound),
  }
}

function listValues(round: NewRound) {
  return [
    round.id,
    round.buyKey,
    round.player,
    round.sessionId,
    round.game,
    round.currency,
    round.priceMinor.toString(),
    round.serverSeed,
    round.clientSeed,
    round.createdMs,
  ]
}

function readRound(row: Row): Round {
  const state = STATES.find((known) => known === row['state'])
  if (!state) throw new Error(`unknown state ${String(row['state'])}`)
  const winMinor = readOptional(row, 'win_minor')
  const overMs = row['over_ms']
  return {
    id: readText(row, 'id'),
    buyKey: readText(row, 'buy_key'),
    player: readText(row, 'player'),
    sessionId: readText(row, 'session_id'),
    game: readText(row, 'game'),
    currency: readText(row, 'currency'),
    priceMinor: BigInt(readText(row, 'price_minor')),
    serverSeed: readText(row, 'server_seed'),
    clientSeed: readText(row, 'client_seed'),
    state,
    refusal: readOptional(row, 'refusal'),
    prize: findPicture(readOptional(row, 'prize')),
    fields: readFields(readOptional(row, 'fields')),
    winMinor: winMinor === null ? null : BigInt(winMinor),
    balanceAfterBetMinor: readOptional(row, 'balance_after_bet_minor'),
    balanceAfterWinMinor: readOptional(row, 'balance_after_win_minor'),
    isRevealed: readNumber(row, 'revealed') === 1,
    needsPerson: readNumber(row, 'needs_person') === 1,
    createdMs: readNumber(row, 'created_ms'),
    overMs: typeof overMs === 'number' ? overMs : null,
  }
}

function findPicture(name: string | null): Picture | null {
  return PICTURES.find((picture) => picture === name) ?? null
}

function readFields(text: string | null): Picture[] | null {
  return text?.split(' ').flatMap((name) => findPicture(name) ?? []) ?? null
}
