import { describe, expect, test } from 'vitest'
import { drawOutcome } from '../../../rooms/chain/draw-outcome.ts'
import { linksOf } from '../../../rooms/chain/link-chain.ts'
import { testCoin, testKite } from '../../../rooms/testing/test-games.ts'
import { isOneChain, verifyRoomRound } from './verify-room-round.ts'

const back = { spot: { autoCenti: null }, stakeMinor: '1000', outAtCenti: null, winMinor: null }
const links = linksOf('f'.repeat(64), 50)

/** A bet of 10.00 that was taken out at 1.20, below any break. */
const bet = { spot: { autoCenti: null }, stakeMinor: '1000', outAtCenti: 120, winMinor: '1200' }

/** A round as the studio draws and tells it. */
function told(number: number) {
  const link = links[number] ?? ''
  const clientSeeds = ['alice', 'bob']
  const outcome = drawOutcome(testKite, { link, clientSeeds, number })
  const promise = { number, link, linkHash: links[number - 1] ?? '', clientSeeds }
  return { ...promise, outcome, bet, isCut: false }
}

describe('a round is drawn again in the browser', () => {
  test.each([1, 2, 30, 50])('[LAW-20] round %s as the studio drew it', async (number) => {
    expect(await verifyRoomRound(testKite, told(number))).toBe('good')
  })

  test.each([
    ['another link than promised', { link: links[9] ?? '' }, 'bad-hash'],
    ['another promise', { linkHash: links[3] ?? '' }, 'bad-hash'],
    ['other seeds', { clientSeeds: ['bob', 'alice'] }, 'bad-round'],
    ['another number', { number: 6 }, 'bad-round'],
    ['another outcome', { outcome: { brokenAtCenti: 999 } }, 'bad-round'],
    ['another win than the outcome pays', { bet: { ...bet, winMinor: '1199' } }, 'bad-round'],
    ['a win of what was never taken out', { bet: { ...bet, outAtCenti: null } }, 'bad-round'],
    ['no win yet', { bet: { ...bet, winMinor: null } }, 'good'],
    ['a stake that went back from a curve that was cut', { isCut: true, bet: back }, 'good'],
    ['no link yet', { link: null }, 'hidden'],
  ])('%s is seen', async (_name, changed, verdict) => {
    expect(await verifyRoomRound(testKite, { ...told(5), ...changed })).toBe(verdict)
  })

  test('an outcome that is no object', async () => {
    const [link = '', linkHash = ''] = [links[8], links[7]]
    const outcome = drawOutcome(testCoin, { link, clientSeeds: [], number: 8 })
    const heads = { spot: 'heads', stakeMinor: '1000', outAtCenti: null }
    const winMinor = outcome === 'heads' ? '2000' : '0'
    const promise = { number: 8, link, linkHash, clientSeeds: [] }
    const claim = { ...promise, outcome, isCut: false, bet: { ...heads, winMinor } }
    expect(await verifyRoomRound(testCoin, claim)).toBe('good')
  })
})

test('links that follow each other are one chain, also over an announced terminal', async () => {
  const newestFirst = links.slice(1, 6).toReversed()
  const [, , ...missing] = newestFirst
  const next = linksOf('a'.repeat(64), 3)
  expect(await isOneChain(newestFirst, [])).toBe(true)
  expect(await isOneChain([newestFirst[0] ?? '', ...missing], [])).toBe(false)
  expect(await isOneChain([next[1] ?? '', ...newestFirst], [next[0] ?? ''])).toBe(true)
  expect(await isOneChain([next[1] ?? '', ...newestFirst], [])).toBe(false)
})
