import type { ProviderFault } from './provider-faults.ts'

const HOUR_MS = 3_600_000
const ROUNDS = 5
const PAGE_LENGTH = 2

/** When the little provider's rounds began: over the last day, none of them this moment. */
const OPENED_MS = Date.now()

type Asked = Readonly<Record<string, string | null>>

/** A page of the little provider's rounds that began in a span. */
export function listLittleRounds({ from, to, cursor }: Asked, fault: ProviderFault | null) {
  const [fromMs, toMs] = [Date.parse(String(from)), Date.parse(String(to))]
  const all = Array.from({ length: ROUNDS }, (_, index) => round(index, fault))
  const inSpan = all.filter(({ began_at: at }) => {
    const ms = Date.parse(at)
    return (ms >= fromMs && ms < toMs) || fault === 'heeds no span'
  })
  if (fault === 'lists the latest first') inSpan.reverse()
  const start = Number(cursor ?? 0)
  const isSlow = fault === 'lists a round on two pages'
  const next = start + PAGE_LENGTH
  const end = isSlow ? next + 1 : next
  return {
    rounds: inSpan.slice(start, end),
    next: next < inSpan.length ? String(next) : null,
  }
}

function round(index: number, fault: ProviderFault | null) {
  const isCancelled = index === ROUNDS - 1
  const isPaid = !isCancelled || fault === 'lists cancelled rounds with money'
  const state = isCancelled ? 'cancelled' : 'closed'
  return {
    round_id: `r${index}`,
    player: 'p'.repeat(32),
    currency: 'BDT',
    bet: isPaid ? '1000' : '0',
    win: '0',
    ...(fault !== 'lists rounds without their state' && { state }),
    began_at: new Date(OPENED_MS - (ROUNDS - index) * 4 * HOUR_MS).toISOString(),
  }
}
