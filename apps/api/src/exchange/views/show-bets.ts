import { HOME_CURRENCY } from '@maidan/contract'
import type { CallAnswer, Calls, Language } from '@maidan/contract'
import type { Claim } from '@maidan/exchange'
import { decimalAmount, divideMoney, oddsOfTick, oddsText } from '@maidan/money'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { readTogether } from '../../platform/database/read-together.ts'
import { declare } from '../../platform/database/statement.ts'
import type { BetSide, MarketKind } from '@maidan/exchange/engine'
import { eventName, marketName, runnerName } from './names.ts'
import { FIRST_LANGUAGE } from '../../platform/texts/languages.ts'
import { eachLanguage } from '../../platform/texts/each-language.ts'

export type Bet = CallAnswer<Calls['openBets']>['bets'][number]

/** Bets of one answer at most. */
export const BETS_MAX = 200

export type BetRow = {
  id: bigint
  player_id: bigint
  event_id: string
  event_name: string
  sport: string
  code: string
  market_name: string
  kind: MarketKind
  in_play: boolean
  runner_id: bigint | null
  runner_name: string | null
  claim: Claim | null
  side: BetSide
  tick: number | null
  rate_hundredths: number | null
  size_minor: bigint
  matched_minor: bigint
  remaining_minor: bigint
  lapsed_minor: bigint
  cancelled_minor: bigint
  voided_minor: bigint
  matched_profit_minor: bigint | null
  with_house: boolean | null
  with_player: boolean | null
  persistence: 'lapse' | 'keep'
  on_event: 'lapse' | 'keep'
  state: 'delayed' | 'open' | 'done'
  ready_at: Date | null
  expires_at: Date | null
  lapse_code: string | null
  placed_at: Date
  outcome: 'won' | 'lost' | 'void' | 'even' | null
  net_minor: bigint | null
}

type OwnBets = { playerId: bigint; orderIds: readonly number[]; language: Language | null }

/** The named bets of a player, newest first. */
export async function showBets(db: Db, asked: OwnBets): Promise<Bet[]> {
  if (asked.orderIds.length === 0) return []
  const rows = await readers[asked.language ?? FIRST_LANGUAGE](db, asked)
  return rows.map(showBet)
}

/** Those who ask at once share a statement, language by language. */
const readers = eachLanguage((language) =>
  readTogether((db, asked: readonly OwnBets[]) => readOwn(db, asked, language)),
)

/** The bets of many players who ask at once, by the ids that only their own orders have. */
async function readOwn(db: Db, asked: readonly OwnBets[], language: Language): Promise<BetRow[][]> {
  const ids = new Set(asked.flatMap(({ orderIds }) => orderIds))
  const query = sql<BetRow>`
    ${betsQuery(language)} WHERE o.id = ANY(${`{${[...ids].join(',')}}`}::bigint[]) ORDER BY o.id DESC
  `.compile(db)
  declare(`exchange_bets_${language}`, query.sql)
  const { rows } = await db.executeQuery(query)
  return asked.map(({ playerId, orderIds }) => {
    const own = new Set(orderIds)
    return rows.filter(({ id, player_id }) => player_id === playerId && own.has(Number(id)))
  })
}

/** Reads bets with what belongs to them, newest first. */
export async function selectBets(
  db: Db,
  {
    where,
    limit,
    offset = 0,
    language = null,
  }: { where: RawBuilder<unknown>; limit: number; offset?: number; language?: Language | null },
): Promise<BetRow[]> {
  const { rows } = await sql<BetRow>`
    ${betsQuery(language)} WHERE ${where} ORDER BY o.id DESC LIMIT ${limit} OFFSET ${offset}
  `.execute(db)
  return rows
}

function betsQuery(language: Language | null): RawBuilder<BetRow> {
  return sql<BetRow>`
    SELECT o.id, o.player_id, m.event_id, ${eventName(language)} AS event_name, e.sport, m.code,
      ${marketName(language)} AS market_name, m.kind, m.in_play, o.runner_id,
      ${runnerName(language)} AS runner_name, o.claim, o.side, o.tick, o.rate_hundredths, o.size_minor,
      o.matched_minor, o.remaining_minor, o.lapsed_minor, o.cancelled_minor, o.voided_minor,
      b.matched_profit_minor, b.with_house, b.with_player,
      o.persistence, o.on_event, o.state, o.ready_at, o.expires_at, o.lapse_code, o.placed_at, s.outcome, s.net_minor
    FROM exchange_order o
    JOIN market m ON m.id = o.market_id
    JOIN sport_event e ON e.id = m.event_id
    LEFT JOIN runner r ON r.market_id = o.market_id AND r.id = o.runner_id
    LEFT JOIN LATERAL (
      SELECT sum(profit_minor)::bigint AS matched_profit_minor, bool_or(with_house) AS with_house,
        bool_or(NOT with_house) AS with_player FROM bet_match WHERE order_id = o.id
    ) b ON true
    LEFT JOIN LATERAL (
      SELECT outcome, net_minor FROM order_settlement WHERE order_id = o.id ORDER BY version DESC LIMIT 1
    ) s ON true
  `
}

export function showBet(row: BetRow): Bet {
  const money = (minor: bigint) => decimalAmount(minor, HOME_CURRENCY)
  const { win, lose } = stakesOf(row)
  return {
    bet_id: String(row.id),
    event_id: row.event_id,
    event_name: row.event_name,
    sport: row.sport,
    market_id: row.code,
    market_name: row.market_name,
    kind: row.kind,
    in_play: row.in_play,
    selection_id: row.runner_id === null ? null : Number(row.runner_id),
    selection_name: row.runner_name ?? '',
    side: row.side,
    odds: priceText(row),
    average_odds: averageText(row),
    run: row.claim ? claimText(row.claim) : null,
    stake: money(row.size_minor),
    matched: money(row.matched_minor),
    remaining: money(row.remaining_minor),
    lapsed: money(row.lapsed_minor),
    cancelled: money(row.cancelled_minor),
    voided: money(row.voided_minor),
    matched_with: otherSideOf(row),
    potential_profit: money(win),
    potential_liability: money(lose),
    persistence: row.persistence,
    on_event: row.on_event,
    state: row.state,
    ready_at: row.state === 'delayed' ? (row.ready_at?.toISOString() ?? null) : null,
    expires_at: row.state === 'done' ? null : (row.expires_at?.toISOString() ?? null),
    lapse_code: row.lapse_code,
    placed_at: row.placed_at.toISOString(),
    result: row.outcome,
    net: row.net_minor === null ? null : money(row.net_minor),
  }
}

function otherSideOf({ with_house, with_player }: BetRow): Bet['matched_with'] {
  if (with_house) return with_player ? 'both' : 'house'
  return with_player ? 'player' : null
}

/** What is or can still be matched, as this player's win and loss. */
function stakesOf(row: BetRow): { win: bigint; lose: bigint } {
  const stakeMinor = row.matched_minor + row.remaining_minor
  const profitMinor = (row.matched_profit_minor ?? 0n) + profitAtPrice(row, row.remaining_minor)
  const isFor = row.side === 'back' || row.side === 'yes'
  return isFor ? { win: profitMinor, lose: stakeMinor } : { win: stakeMinor, lose: profitMinor }
}

function profitAtPrice(row: BetRow, stakeMinor: bigint): bigint {
  const hundredths =
    row.tick === null ? BigInt(row.rate_hundredths ?? 0) : BigInt(oddsOfTick(row.tick) - 100) * 100n
  return divideMoney(stakeMinor * hundredths, 10_000n, 'floor')
}

export function priceText({ tick, rate_hundredths }: Pick<BetRow, 'tick' | 'rate_hundredths'>) {
  return tick === null ? String((rate_hundredths ?? 0) / 100) : oddsText(oddsOfTick(tick))
}

/** The average of the matches, to two decimals as players read it; the order's own without any. */
function averageText(row: BetRow): string {
  if (row.tick === null || row.matched_minor === 0n) return priceText(row)
  const profitMinor = row.matched_profit_minor ?? 0n
  const hundredths = divideMoney(profitMinor * 100n, row.matched_minor, 'half_even') + 100n
  return (Number(hundredths) / 100).toFixed(2)
}

export function claimText(claim: Claim): string {
  switch (claim.kind) {
    case 'at_least':
      return String(claim.runs)
    case 'within':
      return `${claim.fromRuns}-${claim.toRuns}`
    case 'last_digit':
      return String(claim.digit)
    case 'even':
      return 'Even'
    case 'odd':
      return 'Odd'
  }
}
