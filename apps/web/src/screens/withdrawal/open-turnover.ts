import type { Turnover } from '../../lib/session/turnovers.ts'

type Asked = Pick<Turnover, 'status' | 'required_turnover' | 'remaining_turnover'>

export type OpenTurnover = ReturnType<typeof openTurnover>

/** What is left to stake over all open turnovers, and how far it is done. */
export function openTurnover(turnovers: readonly Asked[], readMinor: (amount: string) => bigint) {
  const open = turnovers.filter(({ status }) => status === 'active')
  const sum = (amounts: string[]) => amounts.reduce((total, next) => total + readMinor(next), 0n)
  const requiredMinor = sum(open.map(({ required_turnover }) => required_turnover))
  const remainingMinor = sum(open.map(({ remaining_turnover }) => remaining_turnover))
  const doneMinor = requiredMinor > remainingMinor ? requiredMinor - remainingMinor : 0n
  const donePercent = requiredMinor > 0n ? Number((doneMinor * 100n) / requiredMinor) : 0
  return { requiredMinor, remainingMinor, doneMinor, donePercent }
}
