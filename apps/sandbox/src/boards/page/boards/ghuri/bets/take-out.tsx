import { ghuri, type GhuriSpot } from '@maidan/casino'
import { useEffect, useRef } from 'react'
import type { BoardVoice, OwnStake } from '../../../board.ts'
import { useFrames } from '../../../clock/use-frames.ts'
import { heightText } from '../height-text.ts'
import { heightNow } from '../height-now.ts'
import type { GhuriWord } from '../words/en.ts'
import { useAsked } from './use-asked.ts'

type TakeOutProps = {
  voice: BoardVoice<GhuriWord>
  bet: OwnStake<GhuriSpot>
  /** Which of the player's bets it is, from 1. */
  place: number
  elapsedMs: () => number
  takeOut: () => void
}

/** The one gold button of a flight: the amount grows on it, and it asks for it wherever it is tapped. */
export function TakeOut({ voice, bet, place, elapsedMs, takeOut }: TakeOutProps) {
  const button = useRef<HTMLButtonElement>(null)
  const amount = useRef<HTMLElement>(null)
  const { askedAtCenti, isLate, ask } = useAsked(bet.state === 'standing')
  const isWaiting = askedAtCenti !== null && !isLate
  const written = useRef(0)
  useFrames(askedAtCenti === null, () => {
    const heightCenti = askedAtCenti ?? heightNow(elapsedMs())
    if (!amount.current || heightCenti === written.current) return
    amount.current.textContent = voice.money(worthOf(bet, heightCenti))
    written.current = heightCenti
  })
  useEffect(() => {
    // The button that the player bet with is gone: the keyboard goes on here.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  const press = () => {
    ask(heightNow(elapsedMs()))
    takeOut()
  }
  return (
    <button
      ref={button}
      type="button"
      className="ghuri-action ghuri-take-out"
      disabled={isWaiting}
      onClick={press}
      aria-label={voice.say('takeOutNamed', { bet: place })}
    >
      <span>{takeOutText(voice, bet, askedAtCenti, isLate)}</span>
      <b ref={amount} />
    </button>
  )
}

/** What a stake is worth at a height; an automatic one no more than at its own. */
function worthOf(bet: OwnStake<GhuriSpot>, heightCenti: number): bigint {
  const autoCenti = Math.min(heightCenti, bet.spot.autoCenti ?? heightCenti)
  return ghuri.payMinor(bet.stakeMinor, { autoCenti }, { brokenAtCenti: autoCenti })
}

function takeOutText(
  voice: BoardVoice<GhuriWord>,
  { spot }: OwnStake<GhuriSpot>,
  askedAtCenti: number | null,
  isLate: boolean,
): string {
  if (askedAtCenti !== null) {
    return isLate
      ? voice.say('askAgain')
      : voice.say('askedAt', { height: heightText(askedAtCenti) })
  }
  if (spot.autoCenti === null) return voice.say('takeOut')
  return `${voice.say('takeOut')} · ${voice.say('autoShort')} ${heightText(spot.autoCenti)}`
}
