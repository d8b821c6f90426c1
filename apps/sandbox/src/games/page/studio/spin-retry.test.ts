import { afterEach, describe, expect, test, vi } from 'vitest'
import { StudioRefusal, StudioUnreachable } from './call-studio.ts'
import { retryStep, SLOW_AFTER_MS, SPIN_RETRY_DELAYS_MS, withRetries } from './spin-retry.ts'

const refusal = (code: string, retryAfterMs = 0) =>
  new StudioRefusal({ message: '', code, request_id: '', retryAfterMs })

describe('a spin whose answer was lost', () => {
  test('[LAW-19] is asked for again with longer and longer pauses, then the player is asked', () => {
    const steps = [1, 2, 3, 4, 5].map((attempt) => retryStep(new StudioUnreachable(), attempt))
    expect(steps.slice(0, 4)).toEqual(
      SPIN_RETRY_DELAYS_MS.map((afterMs) => ({ kind: 'again', afterMs })),
    )
    expect(steps[4]).toEqual({ kind: 'give-up' })
  })

  test('[LAW-19] is not asked for again when the studio refused it', () => {
    expect(retryStep(refusal('NOT_ENOUGH_MONEY'), 1)).toEqual({ kind: 'give-up' })
    expect(retryStep(refusal('BET_RETURNED'), 1)).toEqual({ kind: 'give-up' })
  })

  test.each(['SPIN_TOO_FAST', 'TOO_FAST'])('[LAW-19] waits as long as %s says', (code) => {
    expect(retryStep(refusal(code, 2_000), 1)).toEqual({ kind: 'again', afterMs: 2_000 })
  })

  test('[LAW-19] gives the answer of the repeat that came through', async () => {
    let calls = 0
    const slow: number[] = []
    const spin = async () => {
      calls += 1
      if (calls < 3) throw new StudioUnreachable('lost')
      return 'round'
    }
    const answer = await withRetries(
      spin,
      async () => undefined,
      () => slow.push(calls),
    )
    expect([answer, calls, slow]).toEqual(['round', 3, [1, 2]])
  })
})

describe('a line that is silent', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each([
    ['a spin', 0],
    ['a bet that the book holds back first', 5_000],
  ])('is told of while %s may still be answered, and not before', async (_, expectedMs) => {
    vi.useFakeTimers()
    const told = vi.fn()
    const late = () =>
      new Promise<string>((resolve) => {
        setTimeout(() => resolve('round'), expectedMs + 2 * SLOW_AFTER_MS)
      })
    const answer = withRetries(late, async () => undefined, told, expectedMs)
    await vi.advanceTimersByTimeAsync(expectedMs + SLOW_AFTER_MS - 1)
    expect(told).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(SLOW_AFTER_MS)
    expect(await answer).toBe('round')
  })

  test('is not told of when the answer is in time', async () => {
    vi.useFakeTimers()
    const told = vi.fn()
    expect(
      await withRetries(
        async () => 'round',
        async () => undefined,
        told,
      ),
    ).toBe('round')
    await vi.advanceTimersByTimeAsync(2 * SLOW_AFTER_MS)
    expect(told).not.toHaveBeenCalled()
  })
})
