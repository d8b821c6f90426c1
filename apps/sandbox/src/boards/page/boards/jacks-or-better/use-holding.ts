import { bestHold, worthOfHold, type Hold, type HoldWorth } from '@maidan/casino'
import { useMemo, useState } from 'react'
import type { HandView } from './hand-steps.ts'
import type { JacksProps } from './props.ts'
import { knownCards } from './use-hand.ts'

/** What the player holds, and what the board advises if they ask for it. */
export type Holding = {
  hold: Hold
  /** The player may hold now. */
  isOpen: boolean
  canGo: boolean
  flip: (place: number) => void
  /** Deals or draws, as it is time for. */
  go: () => void
  isHinting: boolean
  flipHint: () => void
  /** The best hold and what the player's own brings; null unless asked for and open. */
  advice: { best: HoldWorth; own: HoldWorth } | null
}

const NONE: Hold = [false, false, false, false, false]

export function useHolding(table: JacksProps, view: HandView): Holding {
  const { phase, round, isReplay, sounds, place, choose } = table
  const [kept, setKept] = useState({ id: '', hold: NONE })
  const [isHinting, setIsHinting] = useState(false)
  const id = round?.id ?? ''
  const mine = kept.id === id ? kept.hold : NONE
  const isOpen = phase === 'open' && !isReplay
  const canGo = !isReplay && (phase === 'ready' || phase === 'open')
  const flip = (at: number): void => {
    if (!isOpen) return
    sounds.play('press')
    setKept({ id, hold: mine.map((held, index) => (index === at ? !held : held)) })
  }
  const go = (): void => {
    if (!canGo) return
    sounds.play('press')
    if (isOpen) choose({ hold: mine })
    else place({})
  }
  return {
    hold: view.hold ?? (round?.totalMinor === null ? mine : NONE),
    isOpen,
    canGo,
    flip,
    go,
    isHinting,
    flipHint: () => setIsHinting(!isHinting),
    advice: useAdvice(view, mine, isHinting && isOpen),
  }
}

function useAdvice(view: HandView, own: Hold, isAsked: boolean): Holding['advice'] {
  return useMemo(() => {
    const cards = isAsked ? knownCards(view) : null
    if (cards === null) return null
    return { best: bestHold(cards), own: { hold: own, worth: worthOfHold(cards, own) } }
  }, [view, own, isAsked])
}
