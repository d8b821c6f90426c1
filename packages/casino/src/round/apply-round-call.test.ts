import { describe, expect, test } from 'vitest'
import { applyRoundCall } from './apply-round-call.ts'
import { bet, end, refund, rollback, Wallet, walletAfter, win } from './fixtures/round-wallet.ts'
import { BETS_PER_ROUND_MAX } from './round.ts'

const refused = (code: string): unknown => ({ ok: false, code })
const unmoved = { ok: true, move: { kind: 'none', amountMinor: 0n } }

describe('a bet', () => {
  test('opens the round and is taken from the player', () => {
    expect(new Wallet().send(bet('b1'))).toEqual({
      ok: true,
      move: { kind: 'debit', amountMinor: 100n },
      round: {
        state: 'open',
        betMinor: 100n,
        winMinor: 0n,
        bets: [{ transactionId: 'b1', amountMinor: 100n, rolledBack: false, won: false }],
        refundReason: null,
      },
    })
  })

  test('joins an open round', () => {
    const wallet = walletAfter(bet('b1'), bet('b2', 40n))
    expect(wallet.round).toMatchObject({ state: 'open', betMinor: 140n })
  })

  test.each([
    ['closed', [bet('b1'), end()]],
    ['cancelled', [bet('b1'), rollback('r1', 'b1')]],
    ['refunded', [bet('b1'), refund()]],
  ])('on a %s round is refused', (state, calls) => {
    const wallet = walletAfter(...calls)
    expect(wallet.round?.state).toBe(state)
    expect(wallet.send(bet('b2'))).toEqual(refused('ROUND_CLOSED'))
  })

  test('is refused when the round is full', () => {
    const wallet = walletAfter(
      ...Array.from({ length: BETS_PER_ROUND_MAX }, (_, at) => bet(`b${at}`)),
    )
    expect(wallet.send(bet('one-more'))).toEqual(refused('ROUND_CLOSED'))
  })

  test('that comes after its rollback is refused', () => {
    const wallet = walletAfter(rollback('r1', 'b1'))
    expect(wallet.send(bet('b1'))).toEqual(refused('BET_ROLLED_BACK'))
    expect(wallet.send(bet('b2'))).toMatchObject({ ok: true, round: { state: 'open' } })
  })

  test('that the round already has moves nothing, should it get past the repeat check', () => {
    const { round } = walletAfter(bet('b1'))
    expect(applyRoundCall(round, bet('b1'), new Set())).toMatchObject(unmoved)
  })

  test('of a negative amount is a mistake of the caller', () => {
    expect(() => new Wallet().send(bet('b1', -1n))).toThrow(RangeError)
  })
})

describe('a win', () => {
  test('is paid and decides its bet', () => {
    const wallet = walletAfter(bet('b1'))
    expect(wallet.send(win('w1', 'b1'))).toMatchObject({
      ok: true,
      move: { kind: 'credit', amountMinor: 250n },
      round: { state: 'open', winMinor: 250n, bets: [{ won: true }] },
    })
  })

  test('of 0 is recorded and moves nothing', () => {
    const wallet = walletAfter(bet('b1'))
    expect(wallet.send(win('w1', 'b1', 0n))).toMatchObject(unmoved)
    expect(wallet.round?.bets).toMatchObject([{ won: true }])
  })

  test('may come more than once for a bet, and after the round is closed', () => {
    const wallet = walletAfter(bet('b1'), win('w1', 'b1'), end(), win('w2', 'b1', 50n))
    expect(wallet.round).toMatchObject({ state: 'closed', winMinor: 300n })
    expect(wallet.netMinor()).toBe(200n)
  })

  test('needs a round, a bet of it, and one that stands', () => {
    expect(new Wallet().send(win('w1', 'b1'))).toEqual(refused('ROUND_NOT_FOUND'))
    const wallet = walletAfter(bet('b1'), bet('b2'), rollback('r2', 'b2'))
    expect(wallet.send(win('w1', 'b9'))).toEqual(refused('BET_NOT_FOUND'))
    expect(wallet.send(win('w2', 'b2'))).toEqual(refused('BET_ROLLED_BACK'))
    expect(walletAfter(rollback('r1', 'b1')).send(win('w1', 'b1'))).toEqual(
      refused('BET_ROLLED_BACK'),
    )
  })

  test('of a refunded bet is refused, of a bet won before the refund is paid', () => {
    const wallet = walletAfter(bet('b1'), bet('b2'), win('w1', 'b1'), refund())
    expect(wallet.send(win('w2', 'b2'))).toEqual(refused('BET_ROLLED_BACK'))
    expect(wallet.send(win('w3', 'b1', 10n))).toMatchObject({ move: { amountMinor: 10n } })
    expect(wallet.round?.state).toBe('refunded')
  })
})

describe('a rollback', () => {
  test('gives the bet back, and cancels the round when no bet stands', () => {
    const wallet = walletAfter(bet('b1'), bet('b2', 40n), rollback('r1', 'b1'))
    expect(wallet.round).toMatchObject({ state: 'open', betMinor: 40n })
    expect(wallet.send(rollback('r2', 'b2'))).toMatchObject({
      move: { kind: 'credit', amountMinor: 40n },
      round: { state: 'cancelled', betMinor: 0n },
    })
  })

  test('of a bet not seen moves nothing, makes no round and leaves a tombstone', () => {
    const answer = new Wallet().send(rollback('r1', 'b1'))
    expect(answer).toEqual({ ...unmoved, round: null, tombstone: 'b1' })
    const wallet = walletAfter(bet('b1'))
    expect(wallet.send(rollback('r2', 'b2'))).toMatchObject({ ...unmoved, tombstone: 'b2' })
    expect(wallet.send(rollback('r3', 'b2'))).not.toHaveProperty('tombstone')
  })

  test('under a second id moves nothing more', () => {
    const wallet = walletAfter(bet('b1'), rollback('r1', 'b1'))
    expect(wallet.send(rollback('r2', 'b1'))).toMatchObject(unmoved)
    expect(wallet.netMinor()).toBe(0n)
  })

  test('of a bet that has won, even 0, is refused', () => {
    const wallet = walletAfter(bet('b1'), win('w1', 'b1', 0n))
    expect(wallet.send(rollback('r1', 'b1'))).toEqual(refused('BET_ALREADY_SETTLED'))
  })

  test('still gives back an undecided bet after the round is closed', () => {
    const wallet = walletAfter(bet('b1'), end(), rollback('r1', 'b1'))
    expect(wallet.round?.state).toBe('cancelled')
    expect(wallet.netMinor()).toBe(0n)
  })
})

describe('the end and the refund', () => {
  test('the end closes an open round and changes nothing of one that is over', () => {
    expect(new Wallet().send(end())).toEqual(refused('ROUND_NOT_FOUND'))
    const wallet = walletAfter(bet('b1'), end('e1'))
    expect(wallet.round?.state).toBe('closed')
    expect(wallet.send(end('e2'))).toMatchObject({ ...unmoved, round: { state: 'closed' } })
    const cancelled = walletAfter(bet('b1'), rollback('r1', 'b1'), end())
    expect(cancelled.round?.state).toBe('cancelled')
  })

  test('the refund gives back what was bet and neither won nor rolled back', () => {
    const bets = [bet('b1', 1n), bet('b2', 20n), bet('b3', 300n)]
    const wallet = walletAfter(...bets, win('w1', 'b1', 5n), rollback('r2', 'b2'))
    expect(wallet.send(refund())).toMatchObject({
      move: { kind: 'credit', amountMinor: 300n },
      round: {
        state: 'refunded',
        betMinor: 1n,
        winMinor: 5n,
        refundReason: 'The provider has lost the round',
      },
    })
    expect(wallet.send(refund('again'))).toMatchObject(unmoved)
    expect(wallet.send(rollback('r3', 'b3'))).toMatchObject(unmoved)
    expect(wallet.netMinor()).toBe(4n)
  })

  test('the refund needs an open round and a reason', () => {
    expect(new Wallet().send(refund())).toEqual(refused('ROUND_NOT_FOUND'))
    expect(walletAfter(bet('b1'), end()).send(refund())).toEqual(refused('ROUND_CLOSED'))
    const reasonless = { kind: 'refund', transactionId: 'r', reason: ' ' } as const
    expect(() => walletAfter(bet('b1')).send(reasonless)).toThrow(RangeError)
  })
})
