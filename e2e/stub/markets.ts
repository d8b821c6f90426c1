import { approval, minutesAgo } from './stub-staff.ts'

/** The calls of the trading desk; the market's code is the one of `market(1)`. */
export const marketCalls = {
  list: 'GET /api/staff/markets',
  one: 'GET /api/staff/markets/1.201',
  suspend: 'POST /api/staff/markets/1.201/suspend',
  preview: 'POST /api/staff/markets/1.201/preview',
  settle: 'POST /api/staff/markets/1.201/settle',
  agree: 'POST /api/staff/approvals/:id/agree',
  refuse: 'POST /api/staff/approvals/:id/refuse',
} as const

/** Where the back office shows `market(1)`. */
export const marketPage = '/markets/one?code=1.201'

/** The result is known for half an hour and nobody has been paid. */
export const due = { status: 'closed', result: 'Dhaka Lions', result_at: minutesAgo(31) }

/** What a settlement of `market(1)` would pay. */
export const whatItPays = {
  players: [
    { id: 7, username: 'bob', gross: '850.00', commission: '17.00', net: '833.00' },
    { id: 8, username: 'carol', gross: '-850.00', commission: '0.00', net: '-850.00' },
  ],
  total_players: 2,
  paid: '833.00',
  collected: '850.00',
  commission: '17.00',
  house: '17.00',
  approval_reasons: [] as string[],
}

/** An open market of match odds; its code ends in `id`. */
export function market(id: number, rest: object = {}) {
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
    open_bets: 3,
    players: 2,
    matched: '1500.00',
    held: '2500.00',
    house_risk: '0.00',
    result: null as string | null,
    result_at: null as string | null,
    request_waiting: false,
    ...rest,
  }
}

/** A market as its own page reads it: two runners, one bet, nothing settled or asked. */
export function marketRecord(of = market(1), rest: object = {}) {
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
    bets: [marketBet(1)] as object[],
    settlements: [] as object[],
    requests: [] as object[],
    ...rest,
  }
}

/** A bet of bob as the trading desk sees it. */
export function marketBet(id: number, rest: object = {}) {
  return {
    bet_id: String(id),
    username: 'bob',
    selection: 'Dhaka Lions',
    side: 'back',
    odds: '1.85',
    run: null as string | null,
    stake: '1000.00',
    matched: '1000.00',
    state: 'done',
    placed_at: minutesAgo(1),
    ...rest,
  }
}

/** What was asked of a second person on a market. */
export function marketRequest(id: number, rest: object = {}) {
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
