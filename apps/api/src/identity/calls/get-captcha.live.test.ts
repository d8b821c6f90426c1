import {
  createPlayer,
  forgotPassword,
  getCaptcha,
  sendVerificationCode,
  type Language,
} from '@maidan/contract'
import { openWorld, type CallSite, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { pino, type Logger } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashAnswer } from '../captcha/hash-answer.ts'
import { sumWords } from '../captcha/sum-words.ts'
import { forgetMessages } from '../../platform/messages/forget-messages.ts'
import { limitRules } from '../../platform/limits/limit-rules.ts'
import { hashToken } from '../../platform/security/hash-token.ts'

const ADDRESS = '203.0.113.7'
const from = { 'x-forwarded-for': ADDRESS }
const ENV = { LIMITS_SCALE: '1', TRUST_PROXY: 'loopback' }

let world: World
beforeAll(async () => {
  world = await openWorld({ env: ENV })
})
afterAll(() => world.close())
beforeEach(async () => {
  await sql`DELETE FROM limit_use`.execute(world.api.ctx.db)
  await sql`DELETE FROM captcha`.execute(world.api.ctx.db)
})

type SoftLimit = 'signUpBeforeCaptchaPerIp' | 'codeBeforeCaptchaPerIp'

/** Uses up what the address has left before it is asked. */
async function pastLimit(limit: SoftLimit, taken = 0) {
  for (let more = taken; more < limitRules[limit].points; more += 1)
    expect(await world.api.ctx.limits.hasLeft(limit, ADDRESS)).toBe(true)
}

let names = 0
function signUp(headers: Record<string, string> = {}, call: CallSite = world.call) {
  names += 1
  const body = {
    username: `mallory${String(names).padStart(4, '0')}`,
    password: 'Kestrel47moss',
    confirmPassword: 'Kestrel47moss',
    name: 'Mallory',
    phone: `0191800${String(names).padStart(4, '0')}`,
    email: `mallory${names}@people.localhost`,
    currency: 'BDT' as const,
  }
  return call(createPlayer, { body, headers: { ...from, ...headers } })
}

/** What a browser sends with the answer to a captcha: its cookie and the header. */
const replied = (cookie: string, answer: string) => ({ cookie, 'x-captcha-answer': answer })

const cookieOf = (headers: Headers) => (headers.get('set-cookie') ?? '').split(';')[0] ?? ''

async function askSum(language: Language = 'en') {
  const headers = { ...from, 'x-maidan-language': language }
  const asked = await world.call(getCaptcha, { query: { as: 'sum' }, headers })
  const words = sumWords[language].numbers.split(' ')
  const numbers = asked.text
    .split(/[\s?]+/)
    .filter((word) => words.includes(word))
    .map((word) => words.indexOf(word))
  const answer = String(numbers.reduce((sum, number) => sum + number, 0))
  return { ...asked, numbers, answer, cookie: cookieOf(asked.headers) }
}

async function askPicture() {
  const response = await fetch(`${world.url}/captcha`, { headers: from })
  const cookie = cookieOf(response.headers)
  const png = Buffer.from(await response.arrayBuffer())
  return { headers: response.headers, png, cookie, answer: await digitsOf(cookie) }
}

/** What the picture shows, found like the house would find it: by trying every answer. */
async function digitsOf(cookie: string): Promise<string> {
  const { db, config } = world.api.ctx
  const id = cookie.split('=')[1] ?? ''
  const { rows } = await sql<{ answer_hash: Buffer }>`
    SELECT answer_hash FROM captcha WHERE id_hash = ${hashToken(id)}
  `.execute(db)
  const all = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'))
  const found = all.find((one) => rows[0]?.answer_hash.equals(hashAnswer(config.SECRET, id, one)))
  return found ?? 'none'
}

const outcome = ({ status, error }: { status: number; error: { code?: string } }) => [
  status,
  error.code ?? 'ok',
]
const OK = [200, 'ok']
const NEEDED = [403, 'CAPTCHA_NEEDED']
const WRONG = [422, 'CAPTCHA_WRONG']

describe('what is shown', () => {
  test('[API-32] [NAV-37] [AUTH-57] a picture of four digits, for its asker alone and not kept', async () => {
    const { headers, png, cookie, answer } = await askPicture()
    expect(headers.get('content-type')).toBe('image/png')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 200, height: 80 })
    expect(answer).toMatch(/^\d{4}$/)
    expect(headers.get('set-cookie')).toBe(
      `${cookie}; Max-Age=300; Path=/api; HttpOnly; SameSite=Strict`,
    )
    expect(cookie).toMatch(/^maidan_captcha=[\w-]{43}$/)
  })

  test.each(['en', 'bn'] as const)('[API-32] a sum in words of %s', async (language) => {
    const { headers, numbers, text } = await askSum(language)
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(numbers).toHaveLength(2)
    const [one = '', other = ''] = numbers.map(
      (number) => sumWords[language].numbers.split(' ')[number],
    )
    expect(text).toBe(sumWords[language].question(one, other))
  })

  test('[API-32] anything else is refused', async () => {
    const response = await fetch(`${world.url}/captcha?as=riddle`)
    expect([response.status, response.headers.get('set-cookie')]).toEqual([422, null])
  })

  test('[LAW-23] so many an hour for an address, and then it says how long to wait', async () => {
    const { points } = limitRules.captchaPerIp
    for (let asked = 0; asked < points; asked += 1) expect((await askSum()).status).toBe(200)
    const { status, error, headers } = await askSum()
    expect([status, error.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(headers.get('retry-after')).toBe(String(error.params?.['seconds']))
    const elsewhere = { 'x-forwarded-for': '203.0.113.8' }
    expect((await world.call(getCaptcha, { query: {}, headers: elsewhere })).status).toBe(200)
  })
})

describe('who is asked', () => {
  test('[SIL-047] a sign-up past its limit, from that address alone', async () => {
    const { points } = limitRules.signUpBeforeCaptchaPerIp
    for (let made = 0; made < points; made += 1) expect(outcome(await signUp())).toEqual(OK)
    expect(outcome(await signUp())).toEqual(NEEDED)
    expect(outcome(await signUp({ 'x-forwarded-for': '203.0.113.8' }))).toEqual(OK)
    const { cookie, answer } = await askPicture()
    expect(outcome(await signUp(replied(cookie, answer)))).toEqual(OK)
  })

  test('[SIL-047] who sends a code for a new password, known or not', async () => {
    await pastLimit('codeBeforeCaptchaPerIp')
    const ask = (headers = {}) =>
      world.call(forgotPassword, {
        body: { type: 'email', username: 'nobody2026', email: 'nobody@people.localhost' },
        headers: { ...from, ...headers },
      })
    expect(outcome(await ask())).toEqual(NEEDED)
    const { cookie, answer } = await askSum()
    expect(outcome(await ask(replied(cookie, answer)))).toEqual(OK)
  })

  test('[SIL-047] who sends a code to an address of theirs', async () => {
    const { token, email } = await world.signUp('alice')
    world.clock.advance(61_000)
    await pastLimit('codeBeforeCaptchaPerIp')
    const send = (headers = {}) =>
      world.call(sendVerificationCode, { token, body: { email }, headers: { ...from, ...headers } })
    expect(outcome(await send())).toEqual(NEEDED)
    const { cookie, answer } = await askSum('bn')
    expect(outcome(await send(replied(cookie, answer)))).toEqual(OK)
  })

  test('[LAW-23] an answer opens the soft limit and not the hard one', async () => {
    await pastLimit('signUpBeforeCaptchaPerIp')
    const { limits } = world.api.ctx
    const { points } = limitRules.signUpPerIp
    for (let taken = 0; taken < points; taken += 1) await limits.take('signUpPerIp', ADDRESS)
    const { cookie, answer } = await askSum()
    expect(outcome(await signUp(replied(cookie, answer)))).toEqual([429, 'TOO_MANY_REQUESTS'])
  })

  test('[SIL-047] before the limit an answer is not looked at, and stays good', async () => {
    const { cookie, answer } = await askSum()
    expect(outcome(await signUp(replied(cookie, 'x')))).toEqual(OK)
    await pastLimit('signUpBeforeCaptchaPerIp', 1)
    expect(outcome(await signUp(replied(cookie, answer)))).toEqual(OK)
  })
})

describe('an answer', () => {
  beforeEach(() => pastLimit('signUpBeforeCaptchaPerIp'))

  test('[SIL-047] is good once', async () => {
    const { cookie, answer } = await askPicture()
    expect(outcome(await signUp(replied(cookie, answer)))).toEqual(OK)
    expect(outcome(await signUp(replied(cookie, answer)))).toEqual(WRONG)
  })

  test('[SIL-047] is good once, also when it is sent often at the same moment', async () => {
    const { cookie, answer } = await askSum()
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => signUp(replied(cookie, answer))),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ error }) => error.code === 'CAPTCHA_WRONG')).toHaveLength(5)
  })

  test.each([
    [240_000, OK],
    [300_000, WRONG],
  ])('[SIL-047] after %d ms', async (ms, expected) => {
    const { cookie, answer } = await askSum()
    world.clock.advance(ms)
    expect(outcome(await signUp(replied(cookie, answer)))).toEqual(expected)
  })

  test('[SIL-047] that is wrong uses the captcha up', async () => {
    const { cookie, answer } = await askPicture()
    const wrong = answer === '0000' ? '0001' : '0000'
    expect(outcome(await signUp(replied(cookie, wrong)))).toEqual(WRONG)
    expect(outcome(await signUp(replied(cookie, answer)))).toEqual(WRONG)
  })

  test.each(['', ' ', 'abcd', '12345', '-1', '৪২', '4'.repeat(4000)])(
    '[SIL-047] "%s" is wrong',
    async (answer) => {
      const { cookie } = await askSum()
      const ascii = Buffer.from(answer).toString('latin1')
      expect(outcome(await signUp(replied(cookie, ascii)))).toEqual(WRONG)
    },
  )

  test('[SIL-047] is worth nothing with the cookie of another, or with none', async () => {
    const [mine, theirs] = [await askPicture(), await askSum()]
    expect(outcome(await signUp(replied(theirs.cookie, mine.answer)))).toEqual(WRONG)
    expect(outcome(await signUp({ 'x-captcha-answer': mine.answer }))).toEqual(WRONG)
    expect(outcome(await signUp(replied('maidan_captcha=x', mine.answer)))).toEqual(WRONG)
    expect(outcome(await signUp(replied(mine.cookie, mine.answer)))).toEqual(OK)
  })

  test('[SIL-047] is taken by every process of the house', async () => {
    const { DATABASE_URL: databaseUrl, SECRET } = world.api.ctx.config
    const kept = { databaseUrl, at: world.clock.now() }
    const other = await openWorld({ env: { ...ENV, SECRET }, kept })
    try {
      const { cookie, answer } = await askPicture()
      expect(outcome(await signUp({}, other.call))).toEqual(NEEDED)
      expect(outcome(await signUp(replied(cookie, answer), other.call))).toEqual(OK)
      expect(outcome(await signUp(replied(cookie, answer)))).toEqual(WRONG)
    } finally {
      await other.close()
    }
  })

  test('[LAW-8] stands in no answer, no log and no table', async () => {
    const { log, db } = world.api.ctx
    const logged = listenTo(log)
    const { headers, png, cookie, answer } = await askPicture()
    const { rows } = await sql`SELECT * FROM captcha`.execute(db)
    const refused = await signUp(replied(cookie, 'wrong'))
    log.warn({ req: { headers: replied(cookie, answer) } }, 'a request')
    const lines = logged.stop()
    const told = [...headers].filter(([name]) => !['date', 'content-length'].includes(name))
    const said = [png.toString('latin1'), JSON.stringify([told, rows]), refused.text, lines]
    for (const text of said) expect(text).not.toMatch(new RegExp(`\\b${answer}\\b`))
    const [, id = 'none'] = cookie.split('=')
    expect(lines).toContain('a request')
    for (const text of [refused.text, lines]) expect(text).not.toContain(id)
  })
})

/** Gathers what is logged, of every level, but for the numbers that each line begins with. */
function listenTo(log: Logger) {
  const lines: object[] = []
  const { level } = log
  const stream: unknown = Reflect.get(log, pino.symbols.streamSym)
  const write = (line: string) => {
    const { pid: _, time: __, ...said } = JSON.parse(line) as Record<string, unknown>
    lines.push(said)
  }
  Reflect.set(log, pino.symbols.streamSym, { write })
  log.level = 'trace'
  return {
    stop() {
      log.level = level
      Reflect.set(log, pino.symbols.streamSym, stream)
      return JSON.stringify(lines)
    },
  }
}

test('[LAW-23] captchas whose time is over are forgotten', async () => {
  await askSum()
  world.clock.advance(200_000)
  await askSum()
  world.clock.advance(101_000)
  await forgetMessages(world.api.ctx)
  const { rows } = await sql`SELECT 1 FROM captcha`.execute(world.api.ctx.db)
  expect(rows).toHaveLength(1)
})
