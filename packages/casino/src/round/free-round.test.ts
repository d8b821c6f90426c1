import { expect, test } from 'vitest'
import { freeRoundRefusal, type FreeBet, type FreeGrant } from './free-round.ts'

const AT = new Date('2026-04-14T12:00:00Z')

const grant: FreeGrant = {
  gameCode: 'PADMA-RIVERGOLD',
  currency: 'BDT',
  betMinor: 1_000n,
  rounds: 10,
  taken: 9,
  expiresAt: new Date('2026-04-14T12:00:01Z'),
  isEnded: false,
}

const bet: FreeBet = {
  game: 'PADMA-RIVERGOLD',
  currency: 'BDT',
  amountMinor: 0n,
  betMinor: 1_000n,
}

const cases: [string, Partial<FreeGrant>, Partial<FreeBet>, string | null][] = [
  ['the last round is played', {}, {}, null],
  ['one more than there are', { taken: 10 }, {}, 'FREE_GRANT_OVER'],
  ['the moment of its end is too late', { expiresAt: AT }, {}, 'FREE_GRANT_OVER'],
  ['what has ended stays so', { isEnded: true }, {}, 'FREE_GRANT_OVER'],
  ['a higher bet', {}, { betMinor: 500_000n }, 'FREE_GRANT_MISMATCH'],
  ['a lower bet', {}, { betMinor: 999n }, 'FREE_GRANT_MISMATCH'],
  ['a stake', {}, { amountMinor: 1n }, 'FREE_GRANT_MISMATCH'],
  ['another game', {}, { game: 'PADMA-OTHER' }, 'FREE_GRANT_MISMATCH'],
  ['another currency', {}, { currency: 'INR' }, 'FREE_GRANT_MISMATCH'],
  ['a wrong bet of what is over', { taken: 10 }, { betMinor: 1n }, 'FREE_GRANT_MISMATCH'],
]

test.each(cases)('[LAW-19] of a free round: %s', (_, ofGrant, ofBet, refusal) => {
  expect(freeRoundRefusal({ ...grant, ...ofGrant }, { ...bet, ...ofBet }, AT)).toBe(refusal)
})
