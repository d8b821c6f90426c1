import { KANTHA_CHOSEN_MAX, KANTHA_PATCHES } from '@maidan/casino'
import { type KeyboardEvent, useRef } from 'react'
import type { BoardVoice } from '../../board.ts'
import { Motif } from './motif.tsx'
import type { KanthaKey } from './words/en.ts'

type QuiltProps = {
  voice: BoardVoice<KanthaKey>
  chosen: readonly number[]
  stitched: readonly number[]
  canChange: boolean
  onToggle: (patch: number) => void
}

const ROW = 8

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -ROW,
  ArrowDown: ROW,
}

const PATCHES = Array.from({ length: KANTHA_PATCHES }, (_, index) => index + 1)

/** The forty patches; the arrow keys move among them. */
export function Quilt({ voice, chosen, stitched, canChange, onToggle }: QuiltProps) {
  const quilt = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent, place: number) => {
    const step = STEPS[event.key]
    const next = place + (step ?? 0)
    const isSideways = Math.abs(step ?? 0) === 1
    const leavesRow = isSideways && Math.floor(next / ROW) !== Math.floor(place / ROW)
    if (step === undefined || leavesRow || next < 0 || next >= KANTHA_PATCHES) return
    event.preventDefault()
    const button = quilt.current?.children[next]
    if (button instanceof HTMLElement) button.focus()
  }
  const isFull = chosen.length >= KANTHA_CHOSEN_MAX
  return (
    <div className="kantha-quilt" role="group" aria-label={voice.say('quilt')} ref={quilt}>
      {PATCHES.map((patch, place) => {
        const isChosen = chosen.includes(patch)
        const isStitched = stitched.includes(patch)
        const isOpen = canChange && (isChosen || !isFull)
        return (
          <button
            key={patch}
            type="button"
            className="kantha-patch"
            data-cloth={(place + Math.floor(place / ROW) * 3) % 5}
            data-stitched={isStitched}
            aria-pressed={isChosen}
            aria-disabled={!isOpen}
            aria-label={voice.say(nameOf(isChosen, isStitched), { patch })}
            onKeyDown={(event) => move(event, place)}
            onClick={() => isOpen && onToggle(patch)}
          >
            {isStitched && <Motif kind={patch % 4} />}
            <b aria-hidden="true">{patch}</b>
          </button>
        )
      })}
    </div>
  )
}

function nameOf(isChosen: boolean, isStitched: boolean): KanthaKey {
  if (!isStitched) return 'patch'
  return isChosen ? 'patchHit' : 'patchStitched'
}
