import fc from 'fast-check'
import { expect, test } from 'vitest'
import { promoCodeRefusal, readPromoCode } from './promo-code.ts'
import type { PromoCodeFacts, PromoCodeTerms } from './promo-code.ts'

test.each([
  ['MAIDAN50', 'MAIDAN50'],
  [' maidan 50 ', 'MAIDAN50'],
  ['Maidan-৫০', 'MAIDAN50'],
  ['১২৩৪', '1234'],
  ['abc', null],
  ['A'.repeat(20), 'A'.repeat(20)],
  ['A'.repeat(21), null],
  ['MAIDAN_50', null],
  ["MAIDAN50' --", null],
  ['ময়দান৫০', null],
  ['', null],
])('the code "%s" is read as %s', (typed, code) => {
  expect(readPromoCode(typed)).toBe(code)
})

const sign = fc.constantFrom('a', 'b', 'M', 'Z', '0', '9', '৩', '৭', ' ', '-')

test('however a code is typed, it is read as its letters and digits, and again as the same', () => {
  fc.assert(
    fc.property(fc.array(sign, { minLength: 1, maxLength: 20 }), (signs) => {
      const bare = signs.filter((one) => one !== ' ' && one !== '-').map(plain)
      const code = readPromoCode(signs.join(''))
      expect(code ?? '').toBe(bare.length < 4 ? '' : bare.join(''))
      expect(readPromoCode(code ?? '')).toBe(code)
    }),
  )
})

/** One sign as a slow reader copies it. */
function plain(sign: string): string {
  const digit = '০১২৩৪৫৬৭৮৯'.indexOf(sign)
  return digit < 0 ? sign.toUpperCase() : String(digit)
}

const now = new Date('2026-03-01T12:00:00Z')
const terms: PromoCodeTerms = {
  code: 'MAIDAN50',
  status: 'display',
  startsAt: new Date('2026-01-01T00:00:00Z'),
  endsAt: new Date('2027-01-01T00:00:00Z'),
  usesMax: 100,
  phoneVerifiedOnly: true,
  depositorsOnly: true,
  besideOthers: false,
  vipFrom: 0,
  countries: [],
}
const alice: PromoCodeFacts = {
  uses: 99,
  timesUsed: 0n,
  depositsCredited: 1n,
  turnoversActive: 0n,
  vipEarned: 0n,
  country: 'BD',
  isPhoneVerified: true,
  isOnBreak: false,
}

test.each<[name: string, change: Partial<PromoCodeTerms & PromoCodeFacts>, refusal: string | null]>(
  [
    ['nothing stands against it', {}, null],
    ['it gives its bonus for something else', { code: null }, 'PROMO_CODE_UNKNOWN'],
    ['it has not begun', { startsAt: new Date(now.getTime() + 1) }, 'PROMO_CODE_UNKNOWN'],
    ['it begins now', { startsAt: now }, null],
    ['it ends now', { endsAt: now }, 'PROMO_CODE_OVER'],
    ['staff have hidden it', { status: 'active' }, 'PROMO_CODE_OVER'],
    ['they had it before', { timesUsed: 1n }, 'PROMO_CODE_USED'],
    ['they had it before it was over', { timesUsed: 1n, endsAt: now }, 'PROMO_CODE_USED'],
    ['everybody had it', { uses: 100 }, 'PROMO_CODE_USED_UP'],
    ['their phone is not verified', { isPhoneVerified: false }, 'PHONE_NOT_VERIFIED'],
    ['that does not matter', { isPhoneVerified: false, phoneVerifiedOnly: false }, null],
    ['they never paid in', { depositsCredited: 0n }, 'PROMO_CODE_DEPOSIT_FIRST'],
    ['that does not matter either', { depositsCredited: 0n, depositorsOnly: false }, null],
    ['another turnover is open', { turnoversActive: 1n }, 'PROMOTION_TURNOVER_ACTIVE'],
    ['points are missing', { vipFrom: 5, vipEarned: 4n }, 'PROMOTION_LEVEL'],
    ['points are enough', { vipFrom: 5, vipEarned: 5n }, null],
    ['it is for their country', { countries: ['IN', 'BD'] }, null],
    ['it is for other countries', { countries: ['IN'] }, 'PROMO_CODE_UNKNOWN'],
    ['nobody knows theirs', { countries: ['BD'], country: null }, 'PROMO_CODE_UNKNOWN'],
    ['that is no matter beside others', { turnoversActive: 1n, besideOthers: true }, null],
    ['they take a break', { isOnBreak: true }, 'BONUS_ON_BREAK'],
    [
      'they take a break from a code of later',
      { isOnBreak: true, startsAt: new Date('2026-04-01') },
      'PROMO_CODE_UNKNOWN',
    ],
  ],
)('[LAW-30] taking a code when %s', (_, change, refusal) => {
  expect(promoCodeRefusal({ ...terms, ...change }, { ...alice, ...change }, now)).toBe(refusal)
})

/** The conditions as a list that somebody ticks off. */
function slowly(of: PromoCodeTerms, facts: PromoCodeFacts): boolean {
  const ticks = [
    of.code !== null,
    of.status === 'display',
    of.startsAt.getTime() <= now.getTime(),
    of.endsAt.getTime() > now.getTime(),
    of.usesMax - facts.uses > 0,
    facts.timesUsed === 0n,
    facts.turnoversActive === 0n || of.besideOthers,
    facts.vipEarned >= of.vipFrom,
    of.countries.length === 0 || of.countries.some((one) => one === facts.country),
    facts.isPhoneVerified || !of.phoneVerifiedOnly,
    facts.depositsCredited > 0n || !of.depositorsOnly,
    !facts.isOnBreak,
  ]
  return ticks.every(Boolean)
}

const moment = fc.integer({ min: -2, max: 2 }).map((ms) => new Date(now.getTime() + ms))
const count = fc.bigInt({ min: 0n, max: 1n })
const someTerms: fc.Arbitrary<PromoCodeTerms> = fc.record({
  code: fc.constantFrom(null, 'MAIDAN50', 'MAIDAN50', 'BOISHAKH10'),
  status: fc.constantFrom('display', 'display', 'active'),
  startsAt: moment,
  endsAt: moment,
  usesMax: fc.nat(3),
  phoneVerifiedOnly: fc.boolean(),
  depositorsOnly: fc.boolean(),
  besideOthers: fc.boolean(),
  vipFrom: fc.nat(1),
  countries: fc.subarray(['BD', 'IN']),
})
const someFacts: fc.Arbitrary<PromoCodeFacts> = fc.record({
  uses: fc.nat(3),
  timesUsed: count,
  depositsCredited: count,
  turnoversActive: count,
  vipEarned: count,
  country: fc.constantFrom('BD', 'IN', 'PK', null),
  isPhoneVerified: fc.boolean(),
  isOnBreak: fc.boolean(),
})

test('[LAW-30] a code is taken when every condition holds, and else never', () => {
  fc.assert(
    fc.property(someTerms, someFacts, (of, facts) => {
      expect(promoCodeRefusal(of, facts, now) === null).toBe(slowly(of, facts))
    }),
    { numRuns: 2_000 },
  )
})
