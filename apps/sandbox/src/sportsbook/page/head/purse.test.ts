import { expect, test, vi } from 'vitest'
import { createPurse } from './purse.ts'

test('a changed balance is shown and told to the site, the same one is not', () => {
  const show = vi.fn<(balanceMinor: bigint) => void>()
  const tell = vi.fn<(message: unknown) => void>()
  const purse = createPurse(50_000n, show, tell)
  purse.set('50000')
  purse.set(null)
  expect(tell).not.toHaveBeenCalled()
  purse.set('40000')
  expect(purse.balanceMinor()).toBe(40_000n)
  expect(show.mock.calls).toEqual([[50_000n], [40_000n]])
  expect(tell.mock.calls).toEqual([[{ type: 'maidan:balance', balanceMinor: '40000' }]])
})
