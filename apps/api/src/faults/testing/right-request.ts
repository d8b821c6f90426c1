import { LANGUAGES, type CallDefinition } from '@maidan/contract'
import { freshTrxId } from '../../cashier/testing/open-desk.ts'
import { onTigers } from '../../exchange/testing/betting.ts'
import { TIGERS } from '../../exchange/testing/open-market.ts'
import { fieldsOf, type Field } from './fields-of.ts'
import { frontRequests } from './requests/front-requests.ts'
import { newLevels } from './requests/new-levels.ts'
import { newPromotion } from './requests/new-promotion.ts'
import type { Stage } from './open-stage.ts'
import type { RightRequest } from './wrong-requests.ts'

/** A request as a right caller of the stage would send it. */
export function rightRequest(stage: Stage, call: CallDefinition): RightRequest {
  const values: Record<string, unknown> = {
    ...commonValues(stage),
    ...exchangeValues(stage),
    ...pageValues,
    ...pushValues,
    ...sweepValues,
    ...ownValues(stage, call),
  }
  const part = (fields: readonly Field[]) =>
    Object.fromEntries(
      fields.flatMap(({ name, required }) => {
        if (values[name] === undefined && required)
          throw new Error(`no right value of ${name} is known for ${call.name}`)
        return values[name] === undefined ? [] : [[name, values[name]]]
      }),
    )
  return {
    params: texts(part(fieldsOf(call.params))),
    query: texts(part(fieldsOf(call.query))),
    body: call.body && part(fieldsOf(call.body)),
  }
}

function texts(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}

/** A game that nothing else of the stage is about. */
const SPARE_GAME = 'FANTASY-FIVE'

/** From how many dollars on an address is swept. */
const sweepValues = { least: '20' }

/** Fields that mean the same in every call. */
function commonValues({ alice, hers, his, bet, table, game, methodId }: Stage) {
  return {
    remote_id: alice.remoteId,
    userId: alice.remoteId,
    user_id: alice.remoteId,
    sender_id: alice.playerId,
    user_one_id: alice.playerId,
    user_two_id: 1,
    chat_id: hers.chat,
    chatId: hers.chat,
    message: hers.message,
    reference: his.reference,
    content: 'Hello',
    account_number: alice.phone,
    phone: alice.phone,
    email: alice.email,
    amount: '500',
    payment_id: methodId,
    promotion_id: 0,
    provider: 'padma',
    page: '1',
    page_size: '10',
    search: '',
    q: 'tiger',
    month: '2026-01',
    format: 'csv',
    theme: 'light',
    vip_coin: '100',
    dofb: '1995-06-15',
    verification_code: '123456',
    otp: '123456',
    totp: '123456',
    favourite: true,
    blocked: false,
    section: 'exchange',
    reason: 'looked at',
    note: 'looked at',
    payout_trx_id: 'PAYOUT1234',
    name: 'bKash',
    account_type: 'Personal',
    session: table.session,
    round_id: bet.round,
    bet_transaction_id: bet.bet,
    game,
    currency: 'BDT',
    detail: '{}',
    isMobileLogin: true,
    externalURL: 'http://127.0.0.1/',
    gameCode: game,
    gameType: 'slot',
    platform: 'PADMA',
    old_password: alice.password,
    new_password: 'Kestrel47moss',
    new_password_confirmation: 'Kestrel47moss',
    password_confirmation: 'Kestrel47moss',
    confirmPassword: 'Kestrel47moss',
    status: 'active',
    system: '["PADMA"]',
  }
}

/** The same for the calls of the exchange and its desk. */
function exchangeValues({ market, bob }: Stage) {
  return {
    market_id: market.code,
    event_id: market.eventId,
    client_ref: 'right-request',
    percent: '100',
    guaranteed: '0.00',
    persistence: 'keep',
    outcome: { winners: [TIGERS] },
    suspended: true,
    player_id: bob.playerId,
    decision: 'agree',
    verdict: 'return',
    change: '5',
    kind: 'market.settle',
    mine: '1',
  }
}

/** The same for a browser that shows notices. */
const pushValues = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/right',
  p256dh: 'BMny4VmvMFflnw-dplbY672Yn21aAU__xIjpcYB9vH0Hb7840bgx0l-vM23vbOH_uoeIhDLxz6jcBEoXkGjPf6k',
  auth: 'a5RfxeODc9PmyePgWUUnkg',
  kinds: ['money'],
  shows_amounts: false,
}

/** The same for the pages of content and of payment partners. */
const pageValues = {
  partner: 'bkash',
  key: 'terms',
  language: 'bn',
  version: 1,
  texts: LANGUAGES.map((language) => ({ language, title: 'Terms', body: 'Play fair.' })),
}

const sslcommerzRoute = { to: 'sslcommerz', amount_from: '0', amount_to: '', success_min: '0' }

/** What the desk asks for, where the fields of a call mean nothing elsewhere. */
function deskValues({ methodId, freeAccount }: Stage) {
  const openEnded = { deposit_day_max: '', withdrawal_day_max: '' }
  return {
    staffAskMethodRoutes: { id: methodId, routes: [sslcommerzRoute] },
    staffAskMethodTerms: { id: methodId, ...openEnded, fee_fixed: '5', fee_percent: '1.5' },
    staffAddReceivingAccount: {
      method_id: String(methodId),
      account_number: '01911000009',
      day_cap: '50000',
      month_cap: '300000',
    },
    staffSetReceivingAccount: { id: freeAccount, status: 'inactive' },
    staffSetReceivingCaps: { id: freeAccount, day_cap: '60000', month_cap: '400000' },
    ...frontRequests,
    staffActOnCase: { act: 'note' },
    staffAskBonusStop: { verdict: 'stop' },
    staffKnowBreak: { rule: 'bonus', subject: 'bonus:1', expected: '0.00', booked: '1.00' },
    staffReconcileDay: { day: '2026-01-02' },
    staffReconciledDay: { day: '2026-01-02' },
    downloadReconciledDay: { day: '2026-01-02' },
    staffSetProviderMost: { most: '5000000' },
    staffRoundDay: { day: '2026-01-02' },
    staffEndContest: { contest: 'wrong-contest' },
    staffSetGame: { code: SPARE_GAME, status: 'inactive' },
    staffSetGameProvider: { provider: 'fantasy', status: 'inactive' },
    staffGames: { provider: 'padma', stopped: '1' },
  }
}

/** Fields that mean something of their own in a call. */
function ownValues(stage: Stage, { name, path }: CallDefinition): Record<string, unknown> {
  const { alice, hers, his, bob, promotionId, market, member } = stage
  const own: Record<string, Record<string, unknown>> = {
    requestEwallet: { type: 'Personal', provider: 'bKash', promotion: 0 },
    confirmEwallet: { trx_id: 'E23456789AB', trxid: freshTrxId(), number: alice.phone },
    createPlayer: {
      username: 'mallory2026',
      password: 'Kestrel47moss',
      name: 'Mallory',
      phone: '01911000001',
      email: 'mallory@people.localhost',
    },
    login: { username: alice.username, password: alice.password },
    staffAskLimit: { sport: 'cricket', scope: 'market', limit: '77' },
    staffChangeSetting: { name: 'site_title', value: 'Green Field', changed_at: null },
    ...deviceValues(stage),
    staffChangePromotion: newPromotion,
    staffChangeVip: newLevels,
    staffSetMethod: { id: stage.spareMethodId, status: 'inactive' },
    staffBlockPlayer: { blocked: true },
    ...deskValues(stage),
    staffInvite: { username: 'mallory', role: 'auditor' },
    staffChangeRole: { role: 'support' },
    staffChangePassword: { old_password: 'Maidan2026', new_password: 'Kestrel47moss9' },
    staffBeginAuthenticator: { old_password: 'Maidan2026' },
    staffBeginEnrolment: { username: 'nobody', code: 'AAAA-AAAA-AAAA' },
    staffEnrol: { username: 'nobody', code: 'AAAA-AAAA-AAAA', password: 'Kestrel47moss9' },
    staffLogin: { username: 'admin', password: 'Maidan2026' },
    getCaptcha: { as: 'sum' },
    forgotPassword: { username: alice.username, type: 'email' },
    resetPassword: { username: alice.username, password: 'Kestrel47moss' },
    verifyEmail: { code: '123456' },
    favouriteGame: { code: stage.game },
    getGames: { type: 'slot', system: 'PADMA' },
    getSystem: { type: 'slot' },
    submitDeposit: { transaction_id: freshTrxId() },
    submitWithdrawal: { provider: 'bKash' },
    ...walletValues(stage),
    ...protectionValues(alice.password),
    setWithdrawalPin: { password: alice.password, pin: '4719' },
    unlockWithdrawal: { pin: '4719' },
    removeWithdrawalPin: { pin: '4719' },
    lookPromoCode: { code: 'MAIDAN50' },
    takePromoCode: { code: 'MAIDAN50', changed_at: null },
    takeMission: { promotion_id: promotionId, from: '2026-01-01T18:00:00.000Z' },
    tracePayment: { trx_id: freshTrxId() },
    staffRefundDeposit: { through: 'hand', refund_trx_id: freshTrxId() },
    staffEndRefund: { verdict: 'given', refund_trx_id: freshTrxId() },
    staffReverseDeposit: { reversal_ref: freshTrxId() },
    staffEndClaim: { verdict: 'collect' },
    staffDeposits: { state: 'waiting' },
    staffWithdrawals: { state: 'waiting' },
    staffApprovals: { state: 'waiting' },
    showPromotion: { id: promotionId },
    placeBets: { bets: [onTigers(market.code, 'back', '4', 100)] },
    cancelBets: { bets: [{ bet_id: market.bet }] },
  }
  return { ...idOf({ path, hers, his, market, member, playerId: bob.playerId }), ...own[name] }
}

/** The same for forwarding phones. */
function deviceValues({ deviceId, freeAccount }: Stage): Record<string, Record<string, unknown>> {
  return {
    postDeviceMessages: { device: 'nobody', sequence: 1, battery: 80, messages: [] },
    staffAddDevice: { accounts: [freeAccount] },
    staffGiveDevicePart: { id: deviceId },
    staffRevokeDevice: { id: deviceId },
  }
}

/** What players set for themselves. */
function protectionValues(password: string) {
  const limit = { kind: 'deposit', period: 'day' }
  return {
    setPlayLimit: { ...limit, amount: '1000000' },
    confirmPlayLimit: limit,
    takeBackPlayLimit: limit,
    beginBreak: { length: 'day1', password },
    removeNumber: { phone: '01811111111', password },
  }
}

/** The same for what a provider of games calls. */
function walletValues({ bet, launchToken }: Stage): Record<string, Record<string, unknown>> {
  return {
    walletAuthenticate: { token: launchToken },
    walletBet: { transaction_id: 'wrong-bet', round_id: 'wrong-round', amount: '100' },
    walletWin: { transaction_id: 'wrong-win', amount: '100' },
    walletRollback: { transaction_id: `${bet.bet}-back` },
    walletEndRound: { transaction_id: 'wrong-end' },
    walletCloseContest: { contest: 'wrong-contest' },
  }
}

type Named = {
  path: string
  hers: Stage['hers']
  his: Stage['his']
  market: Stage['market']
  member: Stage['member']
  playerId: number
}

/** What `:id` stands for follows from the path before it. */
function idOf({ path, hers, his, market, member, playerId }: Named) {
  if (path.includes('/exchange/bets/')) return { id: market.bet }
  if (path.includes('/staff/markets/')) return { code: market.code }
  if (path.includes('/staff/approvals/')) return { id: market.request }
  if (path.includes('/staff/deposits/')) return { id: his.deposit }
  if (path.includes('/staff/withdrawals/')) return { id: his.withdrawal }
  if (path.includes('/staff/players/')) return { id: playerId }
  if (path.includes('/staff/members/')) return { id: member.id }
  if (path.includes('/staff/sessions/')) return { id: member.session }
  if (path.includes('/staff/chats/')) return { id: his.chat }
  return { id: hers.inbox }
}
