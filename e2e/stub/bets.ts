import type { Page } from '@playwright/test'
import type { CallAnswer, CallBody, Calls } from '@maidan/contract'
import { asJson } from '../front/as-json.ts'
import { frontOf } from '../front/test.ts'
import type { Answers } from './answer.ts'
import { generalSettings } from './records.ts'
import type { StubCall } from './read-stub-call.ts'
import { stubSite } from './site.ts'

type Of<Name extends keyof Calls> = CallAnswer<Calls[Name]>

export type Bet = Of<'openBets'>['bets'][number]
type Market = Of<'exchangeMarkets'>['markets'][number]
type Exposure = Of<'exchangeExposure'>
type Position = Exposure['markets'][number]

/** 18:00 of 15 January in Dhaka, the time of every stub here. */
export const now = new Date('2026-01-15T12:00:00.000Z')

/** Where the odds are asked: the page's own origin, so that the test can answer. */
const oddsHost = '/odds-host'

export const match = { eventId: '9001', marketId: '1.777', name: 'Dhaka Tigers v Sylhet Storm' }
export const [tigers, storm] = [11, 12]

/** A bet as the calls answer it: 500 backed on the Tigers at 1.98, all of it matched. */
export function bet(bet_id: string, changed: Partial<Bet> = {}): Bet {
  return {
    bet_id,
    event_id: match.eventId,
    event_name: match.name,
    sport: 'cricket',
    market_id: match.marketId,
    market_name: 'Match Odds',
    kind: 'match_odds',
    selection_id: tigers,
    selection_name: 'Dhaka Tigers',
    side: 'back',
    odds: '1.98',
    average_odds: '1.98',
    run: null,
    stake: '500.00',
    matched: '500.00',
    remaining: '0.00',
    lapsed: '0.00',
    cancelled: '0.00',
    voided: '0.00',
    potential_profit: '490.00',
    potential_liability: '500.00',
    persistence: 'lapse',
    on_event: 'keep',
    in_play: false,
    matched_with: 'player',
    state: 'done',
    ready_at: null,
    expires_at: null,
    lapse_code: null,
    placed_at: now.toISOString(),
    result: null,
    net: null,
    ...changed,
  }
}

export const unmatched = (bet_id: string, changed: Partial<Bet> = {}): Bet =>
  bet(bet_id, {
    matched: '0.00',
    matched_with: null,
    remaining: '500.00',
    state: 'open',
    ...changed,
  })

export const delayed = (bet_id: string, changed: Partial<Bet> = {}): Bet =>
  unmatched(bet_id, {
    state: 'delayed',
    ready_at: new Date(now.getTime() + 5000).toISOString(),
    ...changed,
  })

/** The market as it can be bet on. */
export function market(changed: Partial<Market> = {}): Market {
  return {
    market_id: match.marketId,
    kind: 'match_odds',
    name: 'Match Odds',
    name_bn: 'ম্যাচের ফল',
    status: 'open',
    in_play: false,
    bet_delay_ms: 5000,
    version: 1,
    commission_percent: '2',
    stake_min: '10.00',
    stake_max: '500000.00',
    runners: [
      { selection_id: tigers, name: 'Dhaka Tigers', name_bn: 'ঢাকা টাইগার্স' },
      { selection_id: storm, name: 'Sylhet Storm', name_bn: 'সিলেট স্টর্ম' },
    ],
    result: null,
    ...changed,
  }
}

/** What the player's bets on the match come to: 90 up on the Tigers, 100 down on the Storm. */
export function position(changed: Partial<Position> = {}): Position {
  const outcome = (selection_id: number, name: string, net: string) => ({
    selection_id,
    name,
    from: null,
    to: null,
    net,
    worst: net,
  })
  return {
    event_id: match.eventId,
    event_name: match.name,
    sport: 'cricket',
    market_id: match.marketId,
    market_name: 'Match Odds',
    kind: 'match_odds',
    liability: '100.00',
    explain: { kind: 'runner_wins', name: 'Sylhet Storm', loss: '100.00' },
    outcomes: [outcome(tigers, 'Dhaka Tigers', '90.00'), outcome(storm, 'Sylhet Storm', '-100.00')],
    ...changed,
  }
}

export const exposure = (...markets: Position[]): Exposure => ({
  available: '12345.50',
  exposure: '100.00',
  currency: 'BDT',
  markets,
})

/** A site with one match to bet on and alice logged in; `changed` answers single calls. */
export function stubExchange(page: Page, changed: Answers = {}): Promise<StubCall[]> {
  const site = stubSite(page, {
    getGeneral: generalSettings({ odds_url: oddsHost }),
    openBets: { bets: [] },
    clearedBets: { bets: [], page: 1, last_page: 1 },
    exchangeExposure: exposure(),
    exchangeMarkets: { markets: [market()] },
    ...changed,
  })
  frontOf(page).add((_, { pathname }) => {
    if (!pathname.startsWith(oddsHost)) return undefined
    const known = Object.entries(oddsAnswers).find(([end]) => pathname.endsWith(end))
    return Promise.resolve(known ? asJson(known[1]) : 'broken')
  })
  return site
}

/** Bets that are placed, seen and taken away; each placed one becomes what `become` makes of it. */
export function betBook(
  bets: Bet[],
  become: (asked: Asked) => Partial<Bet> = () => ({}),
): Pick<Answers, 'openBets' | 'placeBets'> {
  return {
    openBets: () => ({ bets: bets.filter(isShown) }),
    placeBets: ({ body }) => {
      const [asked] = (body as CallBody<Calls['placeBets']>).bets
      if (!asked) throw new Error('no bet was asked for')
      const odds = String(asked.odds)
      const made = bet(String(bets.length + 1), {
        side: asked.side,
        odds,
        average_odds: odds,
        ...become(asked),
      })
      bets.unshift(made)
      return { bets: [made] }
    },
  }
}

type Asked = CallBody<Calls['placeBets']>['bets'][number]

/** A bet that lapsed or was cancelled whole is no open one. */
const isShown = (one: Bet) => one.state !== 'done' || one.matched !== '0.00'

const runner = (SelectionId: number, SelectionName: string, back: number, lay: number) => ({
  SelectionId,
  SelectionName,
  SelectionName_bn: SelectionName,
  status: 'ACTIVE',
  ex: {
    availableToBack: [{ price: back, size: 25_000 }],
    availableToLay: [{ price: lay, size: 18_000 }],
  },
})

const runners = [runner(tigers, 'Dhaka Tigers', 1.98, 2), runner(storm, 'Sylhet Storm', 2, 2.02)]

const oddsAnswers: Record<string, unknown> = {
  '/sports-events/cricket': [
    {
      EventId: match.eventId,
      MarketId: match.marketId,
      Event: match.name,
      Event_bn: 'ঢাকা টাইগার্স বনাম সিলেট স্টর্ম',
      Sport: 'cricket',
      Fancy: true,
      Bookmaker: true,
      Competition: 'Padma Cup',
      Competition_bn: 'পদ্মা কাপ',
      OpenDate: now.toISOString(),
      InPlay: true,
      Status: 'OPEN',
      Runners: runners.map(({ SelectionId, SelectionName }) => ({ SelectionId, SelectionName })),
    },
  ],
  '/sports-events/soccer': [],
  '/sports-events/tennis': [],
  [`/match-odds/${match.marketId}`]: [
    { ...match, inplay: true, status: 'OPEN', ballRunning: false, version: 1, runners },
  ],
  [`/event/${match.eventId}`]: {
    data: {
      items: {
        [match.eventId]: {
          fancy2: {
            '5': {
              id: '5',
              title: '6 over runs Dhaka',
              no: 47,
              yes: 48,
              no_rate: 110,
              yes_rate: 90,
              suspended: 0,
              ball_running: 0,
              type: 2,
              min: 100,
              max: 25_000,
            },
          },
          bookmaker: {
            [tigers]: bookmaker('Dhaka Tigers', 96, 98),
            [storm]: bookmaker('Sylhet Storm', 102, 105),
          },
        },
      },
    },
  },
}

function bookmaker(name: string, backPrice: number, layPrice: number) {
  return {
    runner: name,
    runner_bn: name,
    backPrice,
    layPrice,
    suspended: 0,
    ball_running: 0,
    min: 100,
    max: 50_000,
  }
}
