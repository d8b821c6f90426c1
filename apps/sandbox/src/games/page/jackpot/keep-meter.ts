import type { JackpotAnswer, JackpotView } from '../../studio-api.ts'
import { getStudio } from '../studio/call-studio.ts'
import type { Table } from '../play/table.ts'

const ASK_EVERY_MS = 10_000

type Kept = {
  table: Table
  session: string
  first: JackpotView | null
  /** The game waits for its player. A pot that falls while a round is shown would tell who has won it. */
  isIdle: () => boolean
}

/**
 * Keeps the jackpot's meter up to what the operator says, while the page is looked at and the game waits;
 * what it answers asks at once. What is not heard changes nothing: the meter decides nothing, and the next
 * answer puts it right.
 */
export function keepMeter({ table, session, first, isIdle }: Kept): () => void {
  if (first === null) return () => undefined
  draw(table, first)
  let asks = 0
  const look = async () => {
    if (document.hidden || !isIdle()) return
    asks += 1
    const ask = asks
    const answer = await getStudio<JackpotAnswer>('/studio/jackpot', session).catch(() => null)
    // Of two answers the one that was asked for later knows better.
    if (answer?.jackpot && isIdle() && ask === asks) draw(table, answer.jackpot)
  }
  setInterval(() => void look(), ASK_EVERY_MS)
  document.addEventListener('visibilitychange', () => void look())
  window.addEventListener('online', () => void look())
  return () => void look()
}

function draw({ hud, money }: Table, { title, amountMinor }: JackpotView) {
  if (amountMinor !== null) hud.meter.show(title, money(BigInt(amountMinor)))
}
