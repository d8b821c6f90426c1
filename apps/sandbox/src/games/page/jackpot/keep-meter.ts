import type { JackpotAnswer, JackpotView } from '../../studio-api.ts'
import { getStudio } from '../studio/call-studio.ts'
import type { Table } from '../play/table.ts'

const ASK_EVERY_MS = 10_000

/**
 * Keeps the jackpot's meter up to what the operator says, while the page is looked at. What is not heard
 * changes nothing: the meter decides nothing, and the next answer puts it right.
 */
export function keepMeter(table: Table, session: string, first: JackpotView | null) {
  if (first === null) return
  draw(table, first)
  setInterval(() => {
    if (!document.hidden) void ask(table, session)
  }, ASK_EVERY_MS)
}

async function ask(table: Table, session: string) {
  const answer = await getStudio<JackpotAnswer>('/studio/jackpot', session).catch(() => null)
  if (answer?.jackpot) draw(table, answer.jackpot)
}

function draw({ hud, money }: Table, { title, amountMinor }: JackpotView) {
  if (amountMinor !== null) hud.meter.show(title, money(BigInt(amountMinor)))
}
