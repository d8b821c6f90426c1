import type { PointerEvent } from 'react'
import type { BoardVoice } from '../../../board.ts'
import type { Bared, CardView } from '../card-steps.ts'
import { prizeText } from '../texts.ts'
import type { Scratch } from '../use-scratch.ts'
import type { LeavesKey } from '../words/en.ts'
import { BetelLeaf } from './betel-leaf.tsx'

type TrayProps = { voice: BoardVoice<LeavesKey>; view: CardView; scratch: Scratch }

/** The brass tray: nine leaves, to be tapped one by one or wiped with a finger. */
export function LeafTray({ voice, view, scratch }: TrayProps) {
  // The finger itself is followed: a touch tells of all its way to where it began.
  const wipe = (event: PointerEvent) => {
    const under = event.buttons === 1 && document.elementFromPoint(event.clientX, event.clientY)
    const leaf = under && under.closest<HTMLElement>('[data-leaf]')?.dataset['leaf']
    if (leaf) scratch.leaf(Number(leaf))
  }
  return (
    <div className="leaves-tray-room">
      <div
        className="leaves-tray"
        role="group"
        aria-label={voice.say('tray')}
        onPointerDown={wipe}
        onPointerMove={wipe}
      >
        {view.leaves.map((bared, leaf) => (
          <button
            // The leaves lie where they lie; a leaf is its place.
            key={`leaf-${leaf + 1}`}
            type="button"
            className="leaves-place"
            data-leaf={leaf}
            data-look={bared === null ? 'covered' : bared.pays ? 'pays' : 'other'}
            data-wished={scratch.wished.has(leaf)}
            aria-disabled={!scratch.isPlayed || bared !== null}
            aria-label={nameOf(voice, leaf, bared)}
            onClick={() => scratch.leaf(leaf)}
          >
            {bared !== null && (
              <span className="leaves-tile">
                <b>{bared.number}</b>
                <span>×{prizeText(bared.prizeTenths)}</span>
              </span>
            )}
            <BetelLeaf />
          </button>
        ))}
      </div>
    </div>
  )
}

function nameOf(voice: BoardVoice<LeavesKey>, leaf: number, bared: Bared | null): string {
  const place = leaf + 1
  if (bared === null) return voice.say('covered', { place })
  const { number, prizeTenths, pays } = bared
  const values = { place, number: String(number), prize: prizeText(prizeTenths) }
  return voice.say(pays ? 'paysLeaf' : 'otherLeaf', values)
}
