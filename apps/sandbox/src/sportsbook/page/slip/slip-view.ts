import type { MoneyWriter } from '../../../games/page/hud/money-text.ts'
import { oddsMoved } from '../matches/odds-moved.ts'
import { secondsOf } from '../time/seconds-of.ts'
import type { Said } from '../words/speech.ts'
import { betReturn, type BetReturn } from './bet-return.ts'
import { refusalWords } from './outcome/refusal-words.ts'
import { isUnderWay, type SlipState, type StakeBounds } from './slip-state.ts'

export type SlipNote = { said: Said; tone: 'plain' | 'busy' | 'bad' }

/** Everything on the slip that changes. */
export type SlipView = {
  /** What is the matter, or what happens now. */
  note: SlipNote | null
  /** Below the stake: its bounds, or which of them it breaks. */
  hint: { said: Said; bad: boolean }
  /** Null until a stake can be read. */
  returns: BetReturn | null
  button: { said: Said; enabled: boolean; busy: boolean }
}

export type SlipTerms = StakeBounds & { money: MoneyWriter; inPlayDelayMs: number }

/** What the slip shows in a state. */
export function slipView(state: SlipState, terms: SlipTerms): SlipView {
  const { stake, offer, agreedOdds } = state
  const hint = stakeHint(state, terms)
  const odds = offer.odds ?? agreedOdds
  return {
    note: slipNote(state, terms),
    hint,
    returns: stake.kind === 'amount' ? betReturn(stake.minor, odds) : null,
    button: slipButton(state, stake.kind === 'amount' && !hint.bad),
  }
}

function slipButton(state: SlipState, stakeFits: boolean): SlipView['button'] {
  const { phase, offer, agreedOdds } = state
  if (isUnderWay(state)) {
    const key = offer.inPlay ? 'waiting' : 'placing'
    return { said: { key }, enabled: false, busy: true }
  }
  if (phase === 'lost') return { said: { key: 'askAgain' }, enabled: true, busy: false }
  const open = offer.odds !== null && offer.live && offer.connected
  const said: Said =
    offer.odds === null || oddsMoved(agreedOdds, offer.odds) === null
      ? { key: 'placeBet' }
      : { key: 'acceptAndBet', values: { odds: offer.odds } }
  return { said, enabled: open && stakeFits, busy: false }
}

function slipNote(state: SlipState, { money, inPlayDelayMs }: SlipTerms): SlipNote | null {
  const { phase, offer, refusal } = state
  const seconds = secondsOf(inPlayDelayMs)
  if (phase === 'slow') return note('busy', 'slowNote')
  if (phase === 'lost') return note('bad', 'lostNote')
  if (phase === 'asking')
    return offer.inPlay ? note('busy', 'waitingNote', { seconds }) : note('busy', 'placingNote')
  if (refusal !== null && refusal.code !== 'ODDS_CHANGED')
    return { said: refusalWords(refusal, money), tone: 'bad' }
  if (!offer.connected) return note('bad', 'offlineNote')
  if (!offer.live) return note('bad', 'oddsPaused')
  if (offer.odds === null) return note('bad', 'selectionClosed')
  return oddsNote(state) ?? (offer.inPlay ? note('plain', 'inPlayNote', { seconds }) : null)
}

function oddsNote({ agreedOdds, offer, refusal }: SlipState): SlipNote | null {
  const moved = oddsMoved(agreedOdds, offer.odds)
  if (moved === null || offer.odds === null) return null
  const values = { was: agreedOdds, odds: offer.odds }
  if (refusal !== null) return note('bad', 'refusedOdds', values)
  return moved === 'up' ? note('plain', 'oddsRose', values) : note('bad', 'oddsFell', values)
}

function stakeHint({ stake }: SlipState, terms: SlipTerms): SlipView['hint'] {
  const { money, minMinor, maxMinor, balanceMinor } = terms
  const bad = (key: Said['key'], values: Record<string, string> = {}) => ({
    said: { key, values },
    bad: true,
  })
  const limits = { min: money(minMinor), max: money(maxMinor) }
  if (stake.kind === 'unreadable') return bad('stakeUnreadable')
  if (stake.kind === 'amount') {
    if (stake.minor < minMinor) return bad('stakeLow', { min: limits.min })
    if (stake.minor > maxMinor) return bad('stakeHigh', { max: limits.max })
    if (stake.minor > balanceMinor) return bad('notEnough', { balance: money(balanceMinor) })
  }
  return { said: { key: 'limits', values: limits }, bad: false }
}

function note(tone: SlipNote['tone'], key: Said['key'], values: Said['values'] = {}): SlipNote {
  return { said: { key, values }, tone }
}
