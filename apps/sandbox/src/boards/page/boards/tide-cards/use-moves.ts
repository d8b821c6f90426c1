import { tideOffersAt, type TideGuess, type TideOffer } from '@maidan/casino'
import { useState } from 'react'
import type { TideProps } from './props.ts'
import type { TideView } from './tide-steps.ts'

/** What the player may do now. */
export type Moves = {
  /** A round waits for a choice, or the studio was asked for one. */
  isPlayed: boolean
  canStart: boolean
  canChoose: boolean
  canSkip: boolean
  /** The guesses at the open card, the one towards the king first; none while no card is open. */
  offers: readonly TideOffer[]
  /** The guess that the studio was asked for. */
  asked: TideGuess | null
  start: () => void
  guess: (offer: TideOffer | undefined) => void
  skip: () => void
  take: () => void
}

export function useMoves(props: TideProps, view: TideView): Moves {
  const { phase, round, isReplay, sounds, place, choose } = props
  const [asked, setAsked] = useState<TideGuess | null>(null)
  const open = view.trail.at(-1)
  const isPlayed = round !== null && view.end === null && !isReplay
  const canStart = phase === 'ready' && !isReplay
  const canChoose = isPlayed && phase === 'open'
  const canSkip = canChoose && view.skipsLeft > 0
  const ask = (guess: TideGuess | null, choice: Parameters<typeof choose>[0]) => {
    sounds.play('press')
    setAsked(guess)
    choose(choice)
  }
  return {
    isPlayed,
    canStart,
    canChoose,
    canSkip,
    offers: open === undefined || view.end !== null ? [] : tideOffersAt(open.card, view.row),
    asked: phase === 'asking' ? asked : null,
    start: () => {
      if (!canStart) return
      sounds.play('press')
      place({})
    },
    guess: (offer) => {
      if (canChoose && offer?.isOpen) ask(offer.guess, { guess: offer.guess })
    },
    skip: () => canSkip && ask(null, { skip: true }),
    take: () => canChoose && ask(null, { take: true }),
  }
}
