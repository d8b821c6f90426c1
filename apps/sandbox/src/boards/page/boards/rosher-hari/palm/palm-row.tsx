import { HARI_FOOTHOLDS, hariMultipleCenti } from '@maidan/casino'
import type { KeyboardEvent } from 'react'
import type { BoardVoice } from '../../../board.ts'
import { lookOfFoothold, type FootholdLook } from '../look-of-foothold.ts'
import { countText, footholdValues, multipleText } from '../texts.ts'
import type { Moves } from '../use-moves.ts'
import type { HariKey } from '../words/en.ts'
import { Stump } from './stump.tsx'

type RowProps = { voice: BoardVoice<HariKey>; moves: Moves; row: number }

const NAMES = {
  later: 'foothold',
  next: 'foothold',
  passed: 'foothold',
  tried: 'foothold',
  held: 'footholdHeld',
  fell: 'footholdFell',
  sound: 'footholdSound',
  rotten: 'footholdRotten',
} as const satisfies Record<FootholdLook, HariKey>

/** One row: its footholds and what it pays. */
export function PalmRow({ voice, moves, row }: RowProps) {
  const { level, view, isPlayed } = moves
  const multiple = multipleText(hariMultipleCenti(level, row))
  const values = { row: countText(voice, row), multiple }
  const isNext = isPlayed && row === view.climbed.length + 1
  const state = row <= view.climbed.length ? 'held' : isNext ? 'next' : 'later'
  return (
    <div className="hari-row" role="group" aria-label={voice.say('row', values)} data-state={state}>
      {Array.from({ length: HARI_FOOTHOLDS[level].all }, (_, foothold) => (
        <FootholdButton
          key={`foothold-${foothold + 1}`}
          voice={voice}
          moves={moves}
          row={row}
          foothold={foothold}
        />
      ))}
      <span className="hari-pays-tag" aria-hidden="true">
        ×{multiple}
      </span>
    </div>
  )
}

function FootholdButton({ voice, moves, row, foothold }: RowProps & { foothold: number }) {
  const { level, view, isPlayed, canChoose, asked, step } = moves
  const look = lookOfFoothold(view, row, foothold)
  const isNext = look === 'next' && isPlayed
  return (
    <button
      type="button"
      className="hari-foothold"
      data-look={look === 'next' && !isPlayed ? 'later' : look}
      data-asked={isNext && asked === foothold}
      aria-disabled={!isNext || !canChoose}
      aria-label={voice.say(NAMES[look], footholdValues(voice, level, row, foothold))}
      tabIndex={isNext ? 0 : -1}
      onKeyDown={moveSideways}
      onClick={() => isNext && step(foothold)}
    >
      <Stump look={look} />
    </button>
  )
}

/** The arrows go to the foothold beside this one. */
function moveSideways(event: KeyboardEvent<HTMLButtonElement>): void {
  const { currentTarget, key } = event
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
  const { previousElementSibling, nextElementSibling } = currentTarget
  const beside = key === 'ArrowLeft' ? previousElementSibling : nextElementSibling
  if (!(beside instanceof HTMLButtonElement)) return
  event.preventDefault()
  beside.focus()
}
