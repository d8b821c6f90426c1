import type { CallAnswer, Calls } from '@maidan/contract'
import { approval, minutesAgo } from './staff.ts'
import type { Approval } from './staff.ts'

type Of<Name extends keyof Calls> = CallAnswer<Calls[Name]>
type Record = Of<'staffMarket'>
type Market = Record['market']
type Bet = Record['bets'][number]

/** Where the back office shows `market(1)`. */
export const marketPage = '/markets/one?code=1.201'

/** The result is known for half an hour and nobody has been paid. */
export const due = {
  status: 'closed',
  result: 'Dhaka Lions',
  result_at: minutesAgo(31),
} satisfies Partial<Market>

/** What a settlement of `market(1)` would pay. */
export const whatItPays: Of<'staffPreviewSettlement'> = {
  players: [
    { id: 7, username: 'bob', gross: '850.00', commission: '17.00', net: '833.00' },
    { id: 8, username: 'carol', gross: '-850.00', commission: '0.00', net: '-850.00' },
  ],
  total_players: 2,
  paid: '833.00',
  collected: '850.00',
  commission: '17.00',
  house: '17.00',
  approval_reasons: [],
}

/** An open market of match odds; its code ends in `id`. */
export function market(id: number, rest: Partial<Market> = {}): Market {
  return {
    code: `1.20${id}`,
    event_id: `30${id}`,
    event_name: `Dhaka Lions v Sylhet Tigers ${id}`,
    sport: 'cricket',
    kind: 'match_odds',
    name: 'Match Odds',
    status: 'open',
    in_play: false,
    staff_suspended: false,
    stopped_by: [],
    open_request: null,
    contradicted: [],
    open_bets: 3,
    players: 2,
    matched: '1500.00',
    held: '2500.00',
    house_risk: '0.00',
    result: null,
    result_at: null,
    request_waiting: false,
    ...rest,
  }
}

/** What a market is while these members of staff have stopped it. */
export function stopBy(...stopped_by: string[]) {
  return { status: 'suspended' as const, staff_suspended: true, stopped_by }
}

/** A market as its own page reads it: two runners, one bet, nothing settled or asked. */
export function marketRecord(of = market(1), rest: Partial<Record> = {}): Record {
  return {
    market: of,
    runners: [
      { selection_id: 11, name: 'Dhaka Lions' },
      { selection_id: 12, name: 'Sylhet Tigers' },
    ],
    outcomes: [
      { selection_id: 11, name: 'Dhaka Lions', house: '-1200.00' },
      { selection_id: 12, name: 'Sylhet Tigers', house: '800.50' },
    ],
    bets: [marketBet(1)],
    settlements: [],
    requests: [],
    ...rest,
  }
}

/** A bet of bob as the trading desk sees it. */
export function marketBet(id: number, rest: Partial<Bet> = {}): Bet {
  return {
    bet_id: String(id),
    username: 'bob',
    selection: 'Dhaka Lions',
    side: 'back',
    odds: '1.85',
    run: null,
    stake: '1000.00',
    matched: '1000.00',
    state: 'done',
    placed_at: minutesAgo(1),
    ...rest,
  }
}

/** What was asked of a second person on a market. */
export function marketRequest(id: number, rest: Partial<Approval> = {}): Approval {
  return approval(id, {
    kind: 'market.settle',
    subject: 'market:1.201',
    why: 'The match was abandoned',
    evidence: {
      reasons: ['void', 'event_running'],
      claimed: { market: 'Dhaka Lions v Sylhet Tigers 1 · Match Odds', result: 'Void' },
      found: { event_starts_at: minutesAgo(90) },
      effect: { players: '2', paid: '0.00', collected: '0.00', house: '0.00' },
    },
    ...rest,
  })
}
