import type { BookFailure, CashOutView } from '../../book-api.ts'
import type { MoneyWriter } from '../../../games/page/hud/money-text.ts'
import { secondsOf } from '../time/seconds-of.ts'
import type { Said, WordKey } from '../words/speech.ts'

/**
 * choosing   the player looks at what the bet is worth
 * asking     it is being given back
 * lost       nothing was heard; asking again is safe
 * over       the bet is decided
 */
export type CashOutPhase = 'choosing' | 'asking' | 'lost' | 'over'

export type CashOutState = {
  /** What the bet is worth now; null before the first answer and while it cannot be said. */
  offer: CashOutView | null
  /** Whether the book has answered at all. */
  heard: boolean
  phase: CashOutPhase
  /** Why the last try was refused, until the worth moves on. */
  refusal: BookFailure | null
}

export type CashOutShown = {
  worth: string
  note: { said: Said; tone: 'plain' | 'busy' | 'bad' }
  button: { said: Said; enabled: boolean; busy: boolean }
}

/** What the sheet shows in a state. */
export function cashOutView(state: CashOutState, money: MoneyWriter): CashOutShown {
  const { offer, phase } = state
  const worth = offer === null ? '–' : money(BigInt(offer.worthMinor))
  return { worth, note: noteOf(state, money), button: buttonOf(phase, offer && worth) }
}

function buttonOf(phase: CashOutPhase, amount: string | null): CashOutShown['button'] {
  if (phase === 'lost') return { said: { key: 'askAgain' }, enabled: true, busy: false }
  if (phase === 'asking') return { said: { key: 'cashingOut' }, enabled: false, busy: true }
  if (amount === null || phase === 'over')
    return { said: { key: 'cashOut' }, enabled: false, busy: false }
  return { said: { key: 'cashOutFor', values: { amount } }, enabled: true, busy: false }
}

function noteOf({ offer, heard, phase, refusal }: CashOutState, money: MoneyWriter) {
  const waitMs = offer?.waitMs ?? 0
  const seconds = secondsOf(waitMs)
  if (phase === 'over') return note('bad', 'cashTooLate')
  if (phase === 'lost') return note('bad', 'cashLost')
  if (phase === 'asking')
    return waitMs > 0 ? note('busy', 'cashWaiting', { seconds }) : note('busy', 'placingNote')
  if (refusal?.code === 'CASH_OUT_CHANGED' && refusal.worthMinor !== undefined)
    return note('bad', 'cashChanged', { amount: money(BigInt(refusal.worthMinor)) })
  if (refusal !== null && refusal.code !== 'CASH_OUT_NOT_OFFERED') return note('bad', 'cashRefused')
  if (!heard) return note('plain', 'placingNote')
  if (offer === null) return note('bad', 'cashNotOffered')
  return waitMs > 0 ? note('plain', 'cashInPlay', { seconds }) : note('plain', 'cashNote')
}

function note(
  tone: CashOutShown['note']['tone'],
  key: WordKey,
  values: Said['values'] = {},
): CashOutShown['note'] {
  return { said: { key, values }, tone }
}
