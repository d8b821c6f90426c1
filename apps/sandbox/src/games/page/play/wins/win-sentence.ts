import type { SlotWin } from '@maidan/contract'
import { groupName } from '../../words/symbol-names.ts'
import type { Table } from '../table.ts'

/** What one win is called, with what it was multiplied by. */
export function winSentence({ game, speech, money }: Table, win: SlotWin): string {
  const sentence = speech.say(`${win.kind}Win`, {
    amount: money(BigInt(win.winMinor)),
    line: (win.line ?? 0) + 1,
    count: win.count,
    symbol: groupName(game.code, win.symbol, speech.language()),
  })
  if (win.multiplier <= 1) return sentence
  return `${sentence} · ${speech.say('multiplierOf', { times: String(win.multiplier) })}`
}
