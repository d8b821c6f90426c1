import { describe, expect, test } from 'vitest'
import { StudioRefusal, StudioUnreachable } from './call-studio.ts'
import { retryStep, SPIN_RETRY_DELAYS_MS, withRetries } from './spin-retry.ts'

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

  test('[LAW-19] waits as long as the studio says', () => {
    expect(retryStep(refusal('SPIN_TOO_FAST', 2_000), 1)).toEqual({ kind: 'again', afterMs: 2_000 })
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
