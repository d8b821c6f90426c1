import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StudioRefusal, StudioUnreachable } from './call-studio.ts'
import { enterOrComeBack } from './enter-or-come-back.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type View = { session: string }

/** Enters as a page does whose calls end as `trade` says. */
async function enter(trade: () => Promise<View>) {
  const asked = vi.fn(trade)
  const dropToken = vi.fn()
  const entrance = { code: 'GAME', trade: asked, dropToken, resume: trade }
  const entered = enterOrComeBack(entrance).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return { entered: await entered, times: asked.mock.calls.length, dropToken }
}

test('[GAME-12] an answer that was lost is asked for again, and the token leaves the address', async () => {
  const answers = [Promise.reject(new StudioUnreachable()), Promise.resolve({ session: 's' })]
  answers[0]?.catch(() => undefined)
  const { entered, times, dropToken } = await enter(() => answers.shift() ?? Promise.reject())
  expect(entered).toMatchObject({ session: 's' })
  expect([times, dropToken.mock.calls.length]).toEqual([2, 1])
})

test('[GAME-12] a line that stays cut is told of, and the token stays for the next try', async () => {
  const { entered, times, dropToken } = await enter(() => Promise.reject(new StudioUnreachable()))
  expect(entered).toBeInstanceOf(StudioUnreachable)
  expect([times, dropToken.mock.calls.length]).toEqual([5, 0])
})

test('[GAME-12] a line that says nothing for long is told of at once', async () => {
  const { entered, times } = await enter(async () => {
    await new Promise((resolve) => setTimeout(resolve, 12_000))
    throw new StudioUnreachable()
  })
  expect(entered).toBeInstanceOf(StudioUnreachable)
  expect(times).toBe(1)
})

test('[GAME-12] a refusal is not asked for again', async () => {
  const failure = { message: '', code: 'PLAYER_BLOCKED', request_id: '' }
  const { times } = await enter(() => Promise.reject(new StudioRefusal(failure)))
  expect(times).toBe(1)
})
