import {
  addNumber,
  beginBreak,
  beginSecondFactor,
  changePassword,
  confirmPlayLimit,
  confirmSecondFactor,
  createPlayer,
  downloadStatement,
  forgotPassword,
  gameRun,
  getCaptcha,
  getGeneral,
  getWalletNumber,
  login,
  lookPromoCode,
  playerLogin,
  removeNumber,
  removeSecondFactor,
  renewRecoveryCodes,
  resetPassword,
  searchSite,
  findPushDevice,
  savePushDevice,
  sendChatPicture,
  sendMessage,
  sendNumberCode,
  sendReceipt,
  showWalletNumber,
  staffBeginAuthenticator,
  staffBeginEnrolment,
  staffChangePassword,
  staffEnrol,
  staffLogin,
  staffProveBooks,
  staffReconcileDay,
  staffSetAuthenticator,
  submitDeposit,
  setPlayLimit,
  setWithdrawalPin,
  submitWithdrawal,
  takeBackPlayLimit,
  takeMission,
  takePromoCode,
  tracePayment,
  walletBalance,
  type CallDefinition,
} from '@maidan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { LimitReached } from '../platform/limits/limit-reached.ts'
import { limitRules, type LimitName } from '../platform/limits/limit-rules.ts'
import { turnOn } from '../identity/testing/turn-on.ts'
import { openStage, rightOrigin, rightSender, type Stage } from './testing/open-stage.ts'
import { sendRaw } from './testing/raw-request.ts'
import { codeOf } from './testing/reply-faults.ts'
import { rightRequest } from './testing/right-request.ts'
import { asRaw } from './testing/wrong-requests.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
  await turnOn(stage.world, stage.bob)
  for (const { token } of [stage.bob, stage.alice])
    await stage.world.call(addNumber, { token, body: SHARED })
})
afterAll(() => stage.close())
beforeEach(async () => {
  await sql`DELETE FROM limit_use`.execute(stage.world.api.ctx.db)
  await sql`DELETE FROM security_event`.execute(stage.world.api.ctx.db)
})

const IP = '127.0.0.1'
/** A number that bob has added before alice did, as it is typed and as it is kept. */
const SHARED = { phone: '01766000001' }
const PHONE = '+8801766000001'
/** Counted in each process, over all the calls of a kind. */
const OF_A_PROCESS = [
  ['requestsPerIp', getGeneral],
  ['walletCallsPerIp', walletBalance],
] as const satisfies [LimitName, CallDefinition][]

/** Of calls that nobody has signed; how many of them are noted, the test of limits counts. */
const UNSIGNED = [['badSignaturePerIp', walletBalance]] as const satisfies [
  LimitName,
  CallDefinition,
][]

type Key = (stage: Stage) => string | number
const perIp: Key = () => IP
/** The first member of staff, as whom the stage's administrator is logged in. */
const perAdmin: Key = () => 1
const perPlayer: Key = ({ alice }) => alice.playerId
const perAccount: Key = ({ alice }) => alice.username
const perAccountFromIp: Key = ({ alice }) => `${alice.username} ${IP}`

/** Bob is the one whose log-in needs a code, and this is not it. */
const asBob = ({ bob }: Stage) => ({
  username: bob.username,
  password: bob.password,
  totp: '123456',
})

/** Every limit with every call that it counts; the last is what the call asks unlike a right one. */
const limited: [LimitName, CallDefinition, Key, ((stage: Stage) => Record<string, string>)?][] = [
  ['searchPerIp', searchSite, perIp],
  ['loginPerIp', login, perIp],
  ['loginPerAccountFromIp', login, perAccountFromIp],
  ['loginPerAccount', login, perAccount],
  ['staffLoginPerIp', staffLogin, perIp],
  ['staffLoginPerAccountFromIp', staffLogin, () => `admin ${IP}`],
  // An administrator is known at this address, the auditor has never come in from it.
  ['staffLoginPerAccount', staffLogin, () => 'auditor', () => ({ username: 'auditor' })],
  ['enrolPerIp', staffBeginEnrolment, perIp],
  ['enrolPerIp', staffEnrol, perIp],
  ['secretPerStaff', staffChangePassword, perAdmin],
  ['secretPerStaff', staffBeginAuthenticator, perAdmin],
  ['secretPerStaff', staffSetAuthenticator, perAdmin],
  ['reconcilePerStaff', staffReconcileDay, perAdmin],
  ['proofPerHouse', staffProveBooks, () => 'house'],
  ['signUpPerIp', createPlayer, perIp],
  ['takenReportedPerIp', createPlayer, perIp, ({ bob }) => ({ username: bob.username })],
  ['captchaPerIp', getCaptcha, perIp],
  ['codePerIp', forgotPassword, perIp],
  ['codePerPlayer', sendNumberCode, ({ alice }) => `${alice.playerId} ${PHONE}`, () => SHARED],
  ['codePerTarget', sendNumberCode, () => PHONE, () => SHARED],
  ['resetCodePerTarget', forgotPassword, ({ alice }) => `${alice.username} ${alice.email}`],
  ['numberPerPlayer', addNumber, perPlayer],
  ['resetTryPerIp', resetPassword, perIp],
  ['resetTryPerAccountFromIp', resetPassword, perAccountFromIp],
  ['resetTryPerAccount', resetPassword, perAccount],
  ['loginCodePerPlayerFromIp', login, ({ bob }) => `${bob.playerId} ${IP}`, asBob],
  ['loginCodePerPlayer', login, ({ bob }) => bob.playerId, asBob],
  ['secretPerPlayer', beginSecondFactor, perPlayer],
  ['secretPerPlayer', confirmSecondFactor, perPlayer],
  ['secretPerPlayer', removeSecondFactor, perPlayer],
  ['secretPerPlayer', renewRecoveryCodes, perPlayer],
  ['passwordChangePerPlayer', changePassword, perPlayer],
  ['walletNumberPerPlayer', getWalletNumber, perPlayer],
  ['walletNumberPerPlayer', showWalletNumber, perPlayer],
  ['depositPerPlayer', submitDeposit, perPlayer],
  ['wrongTrxIdPerPlayer', submitDeposit, perPlayer, () => ({ transaction_id: '?' })],
  ['withdrawalPerPlayer', submitWithdrawal, perPlayer],
  ['tracePerPlayer', tracePayment, perPlayer],
  ['promoCodePerPlayer', lookPromoCode, perPlayer],
  ['promoCodePerPlayer', takePromoCode, perPlayer],
  ['missionPerPlayer', takeMission, perPlayer],
  ['secretPerPlayer', setWithdrawalPin, perPlayer],
  ['secretPerPlayer', beginBreak, perPlayer],
  ['secretPerPlayer', removeNumber, perPlayer],
  ['playLimitPerPlayer', setPlayLimit, perPlayer],
  ['playLimitPerPlayer', confirmPlayLimit, perPlayer],
  ['playLimitPerPlayer', takeBackPlayLimit, perPlayer],
  ['receiptPerPlayer', sendReceipt, perPlayer],
  ['statementPerPlayer', downloadStatement, perPlayer],
  ['chatPerPlayer', sendMessage, perPlayer],
  ['chatPicturePerPlayer', sendChatPicture, perPlayer],
  ['pushDevicePerPlayer', findPushDevice, perPlayer],
  ['pushDevicePerPlayer', savePushDevice, perPlayer],
  ['launchPerPlayer', gameRun, perPlayer],
  ['launchPerPlayer', playerLogin, perPlayer],
]

/** Beyond these a call goes on for whoever answers a captcha. */
const SOFT = [
  ['signUpBeforeCaptchaPerIp', createPlayer],
  ['codeBeforeCaptchaPerIp', forgotPassword],
] as const satisfies [LimitName, CallDefinition][]

/** Uses up all the points of a key but none more. */
async function useUp(limit: LimitName, key: string | number) {
  const { db, config } = stage.world.api.ctx
  const { points, seconds } = limitRules[limit]
  await sql`
    INSERT INTO limit_use (key, points, expire)
    VALUES (${`${limit}:${key}`}, ${points * config.LIMITS_SCALE}, ${Date.now() + seconds * 1000})
  `.execute(db)
}

async function ask(call: CallDefinition, unlike: Record<string, string>) {
  const right = rightRequest(stage, call)
  const request = right.body ? { ...right, body: { ...right.body, ...unlike } } : right
  const sender = rightSender(stage, call)
  return sendRaw(rightOrigin(stage, call), call, asRaw(request), sender)
}

async function reachedLimits() {
  const { rows } = await sql<{ limit: string }>`
    SELECT detail->>'limit' AS limit FROM security_event WHERE kind = 'limit_reached'
  `.execute(stage.world.api.ctx.db)
  return rows.map(({ limit }) => limit)
}

test.each(limited.map((row) => [row[0], row[1].name, row] as const))(
  '[LAW-9] [LAW-23] %s holds %s',
  async (_, __, [limit, call, key, unlike]) => {
    await useUp(limit, key(stage))
    const reply = await ask(call, unlike?.(stage) ?? {})
    expect([reply.status, codeOf(reply)]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(await reachedLimits()).toEqual([limit])
  },
)

test.each(SOFT.map((row) => [row[0], row] as const))(
  '[SIL-047] past %s a call asks for a captcha',
  async (_, [limit, call]) => {
    await useUp(limit, IP)
    const reply = await ask(call, {})
    expect([reply.status, codeOf(reply)]).toEqual([403, 'CAPTCHA_NEEDED'])
  },
)

test.each(OF_A_PROCESS.map((row) => [row[0], row] as const))(
  '[LAW-9] %s holds every call',
  async (_, [limit, call]) => {
    const { limits } = stage.world.api.ctx
    const take = limits.take.bind(limits)
    // A hundred thousand calls are too many to make.
    const taken = vi.spyOn(limits, 'take').mockImplementation(async (name, key) => {
      if (name === limit && key === IP) throw new LimitReached(name, { seconds: 1, isFirst: true })
      await take(name, key)
    })
    expect((await ask(call, {})).status).toBe(429)
    taken.mockRestore()
    expect((await ask(call, {})).status).toBe(200)
  },
)

test.each(UNSIGNED.map((row) => [row[0], row] as const))(
  '[LAW-23] %s holds what bears no signature, and nothing else',
  async (_, [limit, call]) => {
    const { limits } = stage.world.api.ctx
    const take = limits.take.bind(limits)
    const taken = vi.spyOn(limits, 'take').mockImplementation(async (name, key) => {
      if (name === limit && key === IP) throw new LimitReached(name, { seconds: 1, isFirst: true })
      await take(name, key)
    })
    const unsigned = asRaw(rightRequest(stage, call))
    const reply = await sendRaw(rightOrigin(stage, call), call, unsigned, {})
    expect([reply.status, codeOf(reply), await reachedLimits()]).toEqual([
      429,
      'TOO_MANY_REQUESTS',
      [limit],
    ])
    expect((await ask(call, {})).status).toBe(200)
    taken.mockRestore()
  },
)

test('every limit has its try', () => {
  const tried = new Set([...OF_A_PROCESS, ...UNSIGNED, ...SOFT, ...limited].map(([limit]) => limit))
  expect([...tried].toSorted()).toEqual(Object.keys(limitRules).toSorted())
})
