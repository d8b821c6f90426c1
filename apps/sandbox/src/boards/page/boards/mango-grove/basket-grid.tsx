import { type KeyboardEvent, useRef } from 'react'
import type { BoardVoice } from '../../board.ts'
import { BasketFigure, MangoFigure, WaspFigure } from './figures.tsx'
import type { BasketLook } from './grove-of.ts'
import type { GroveWord } from './words/grove-words.ts'

type GridProps = {
  voice: BoardVoice<GroveWord>
  looks: readonly BasketLook[]
  canOpen: boolean
  /** The basket that the studio was asked for. */
  asked: number | null
  onOpen: (basket: number) => void
}

const ROW = 5

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -ROW,
  ArrowDown: ROW,
}

const NAMES = {
  closed: 'closed',
  mango: 'mango',
  stung: 'stung',
  'left-mango': 'leftMango',
  'left-wasp': 'leftWasp',
} as const satisfies Record<BasketLook, GroveWord>

/** The 25 baskets; the arrow keys move among them. */
export function BasketGrid({ voice, looks, canOpen, asked, onOpen }: GridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent, basket: number) => {
    const step = STEPS[event.key]
    const next = basket + (step ?? 0)
    const isSideways = Math.abs(step ?? 0) === 1
    const leavesRow = isSideways && Math.floor(next / ROW) !== Math.floor(basket / ROW)
    if (step === undefined || leavesRow || next < 0 || next >= looks.length) return
    event.preventDefault()
    const button = grid.current?.children[next]
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    <div className="grove-grid" role="group" aria-label={voice.say('grove')} ref={grid}>
      {looks.map((look, basket) => (
        <button
          // The baskets stand where they stand; a basket is its place.
          key={`basket-${basket + 1}`}
          type="button"
          className="grove-basket"
          data-look={look}
          data-asked={asked === basket && look === 'closed'}
          aria-disabled={!canOpen || look !== 'closed'}
          aria-label={voice.say(NAMES[look], { place: basket + 1 })}
          onKeyDown={(event) => move(event, basket)}
          onClick={() => canOpen && look === 'closed' && onOpen(basket)}
        >
          <Inside look={look} />
        </button>
      ))}
    </div>
  )
}

function Inside({ look }: { look: BasketLook }) {
  if (look === 'closed') return <BasketFigure className="grove-figure" />
  if (look === 'mango' || look === 'left-mango') return <MangoFigure className="grove-figure" />
  return <WaspFigure className="grove-figure" />
}
