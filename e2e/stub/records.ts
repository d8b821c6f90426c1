import type { CallAnswer, Calls } from '@maidan/contract'

type Of<Name extends keyof Calls> = CallAnswer<Calls[Name]>
type Item<List> = List extends readonly (infer Each)[] ? Each : never

export type Player = Of<'showUser'>
export type Slider = Of<'getSliders'>['main'][number]
export type Method = Item<Of<'getPaymentMethods'>>
export type Promotion = Of<'showPromotion'>
export type Transaction = Of<'showTransactions'>['transaction'][number]
export type Turnover = Of<'showTurnovers'>['turnover'][number]
export type Round = Of<'bettingRecord'>[number]
export type Game = Of<'getGames'>['games'][number]
export type Message = Of<'chatMessages'>['messages'][number]

/** 18:00 of 15 January in Dhaka, when everything here was made. */
export const madeAt = '2026-01-15T12:00:00.000Z'

export const alice: Player = {
  id: 1,
  remote_id: 'r-alice',
  username: 'alice',
  name: 'Alice Rahman',
  phone: '01712345678',
  email: 'alice@example.test',
  session_id: 1,
  email_verified_at: madeAt,
  dofb: '1990-01-01',
  created_at: madeAt,
  currency: 'BDT',
  balance: '12345.50',
  vip_coin: '40',
  cash_bonus: '0.00',
  referral_code: 'ALICE1',
  level: 'Normal',
  last_login_at: madeAt,
  theme: null,
  referrals: [],
}

/** What the balance call answers. */
export function funds(balance: string): Of<'balance'> {
  return { balance, currency: 'BDT', checking: '0.00' }
}

/** The general settings of the tests; a test changes what it is about. */
export function generalSettings(changed: Partial<Of<'getGeneral'>> = {}): Of<'getGeneral'> {
  return {
    general: [
      { id: 1, notice: 'First notice of the night', notice_bn: 'রাতের প্রথম ঘোষণা', link: null },
      { id: 2, notice: 'Second notice', notice_bn: 'দ্বিতীয় ঘোষণা', link: null },
    ],
    system_notice: '',
    system_notice_bn: '',
    support_mail: 'support@example.test',
    site_title: 'Maidan',
    site_status: 1,
    wide_home: 'landing',
    guest_odds: 'on',
    whatsapp: '8801711000000',
    live_chat: 'lc-7',
    intercom: 'ic-7',
    tawk_id: 'tw/7',
    usdt_rate: '120.00',
    vip_rate: '1.00',
    withdrawal_status: 1,
    currencies: ['BDT', 'INR', 'PKR'],
    affiliate_url: '//affiliate.localhost/login',
    content_host: '',
    support_account_id: 1,
    odds_url: '',
    ip_url: '',
    stream_url: '',
    exchange_url: '',
    licence: 'Play money only',
    sandbox: true,
    ...changed,
  }
}

export function slider(
  id: number,
  slider_type: Slider['slider_type'],
  changed: Partial<Slider> = {},
): Slider {
  return {
    id,
    slider_type,
    thubmnail: `banners/test-${id}.svg`,
    thubmnail_bn: '',
    link: null,
    name: `Slide ${id}`,
    name_bn: `ছবি ${id}`,
    message_id: null,
    status: 'active',
    ...changed,
  }
}

const channels = [
  { id: 1, account_type: 'Personal', icon: '/storage/channels/personal.svg' },
  { id: 2, account_type: 'Agent', icon: '/storage/channels/agent.svg' },
  { id: 3, account_type: 'Merchant', icon: '/storage/channels/merchant.svg' },
]

/** A payment method of the site; a test changes what it is about. */
export function paymentMethod(id: number, name: string, changed: Partial<Method> = {}): Method {
  return {
    id,
    name,
    icon: `/storage/methods/${name.toLowerCase()}.svg`,
    status: 'active',
    type: 'manual',
    channels,
    color: '#E2136E',
    text_color: '#FFFFFF',
    deposit_min: '200.00',
    deposit_max: '25000.00',
    withdrawal_min: '500.00',
    withdrawal_max: '25000.00',
    account_digits: [11],
    ...changed,
  }
}

export const methods = [
  paymentMethod(1, 'bKash'),
  paymentMethod(2, 'Nagad', { color: '#EC1C24' }),
  paymentMethod(3, 'Rocket', { color: '#8C3494' }),
  paymentMethod(4, 'Upay', { color: '#FFD503', text_color: '#13294B' }),
]

export function promotion(id: number, name: string, changed: Partial<Promotion> = {}): Promotion {
  return {
    id,
    name,
    name_bn: '',
    thumbnail: '/storage/promotions/welcome-100.svg',
    thumbnail_bn: '',
    desc: 'Your first deposit counts twice: one bonus of the same amount.',
    desc_bn: '',
    start_date: '2025-12-31T18:00:00.000Z',
    end_date: '2026-12-31T17:59:59.000Z',
    kind: 'deposit',
    status: 'display',
    deposit_bouns: '100',
    turnover: '10',
    categories: [99],
    on_deposit: true,
    deposit_min: '200.00',
    bonus_max: '10000.00',
    bonus_days: 30,
    weights: [],
    ...changed,
  }
}

export function transaction(
  transaction_id: string,
  changed: Partial<Transaction> = {},
): Transaction {
  return {
    id: 1,
    action: 'deposit',
    amount: '1000.00',
    currency: 'BDT',
    key: '1',
    created_at: madeAt,
    updated_at: madeAt,
    transaction_id,
    trx_id: null,
    payment_method: { name: 'bKash', icon: '/storage/methods/bkash.svg', type: 'manual' },
    promotion: null,
    account_number: '01*******78',
    reason: null,
    timeline: [],
    ...changed,
  }
}

/** What is left to stake of a bonus of 1,000: a quarter of it. */
export function turnover(id: number, changed: Partial<Turnover> = {}): Turnover {
  return {
    id,
    status: 'active',
    required_turnover: '1000.00',
    remaining_turnover: '250.00',
    created_at: madeAt,
    transaction: { action: 'bonus', promotion: null, payment_method: null },
    bets_counted: 1,
    weights: [],
    last_bets: [
      {
        game_name: 'Tiger Night',
        staked: '40.00',
        percent: '100',
        counted: '40.00',
        created_at: madeAt,
      },
    ],
    ...changed,
  }
}

/** A round of a game that was lost. */
export function round(game_name: string, changed: Partial<Round> = {}): Round {
  return {
    id: 'r1',
    platform: 'PADMA',
    game_type: 'slot',
    game_name,
    bet_amount: '100.00',
    is_free: false,
    winAmount: '0.00',
    currency: 'BDT',
    state: 'closed',
    recall_url: null,
    created_at: madeAt,
    ...changed,
  }
}

export function game(code: string, name: string, changed: Partial<Game> = {}): Game {
  return {
    code,
    name,
    name_bn: '',
    platform: 'PADMA',
    type: 'slot',
    picture: '',
    picture_bn: '',
    rtp: '',
    volatility: '',
    hit: '',
    features: [],
    max_multiple: null,
    bets: [],
    has_demo: false,
    is_new: false,
    favourite: false,
    added_at: madeAt,
    ...changed,
  }
}

export function provider(platform: string, name = platform): Of<'getProvider'>['data'][number] {
  return { platform, name, icon: `providers/${platform}.svg`, games: 2 }
}

/** What a conversation holds: support is 77, alice 1. */
export function chatMessage(id: number, sender_id: number, content: string): Message {
  return { id, chat_id: 9, sender_id, content, has_picture: content === '', created_at: madeAt }
}
