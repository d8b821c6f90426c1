import { LEAVES } from '@maidan/casino'
import { useKeys } from '../../show/use-keys.ts'
import { DewStrip } from './card/dew-strip.tsx'
import { Floor } from './card/floor.tsx'
import { LeafTray } from './card/leaf-tray.tsx'
import { OwnNumbers } from './card/own-numbers.tsx'
import { Deck } from './deck.tsx'
import type { LeavesProps } from './props.ts'
import { StatusLine } from './status-line.tsx'
import { useCard } from './use-card.ts'
import { useScratch } from './use-scratch.ts'
import '../../turns/side/side.css'
import './card/card.css'
import './card/tray.css'
import './controls.css'

/** The tray with its nine leaves, the numbers that pay, the dew, and what can be done. */
export function Table(table: LeavesProps) {
  const { view, hurry } = useCard(table)
  const scratch = useScratch(table, view)
  const isShowing = table.phase === 'showing'
  const go = scratch.isPlayed ? scratch.all : scratch.start
  useKeys({ Go: isShowing ? hurry : go, ...leafKeys(scratch.leaf) })
  return (
    <section className="leaves" onPointerDown={isShowing ? hurry : undefined}>
      <Floor />
      <div className="leaves-board">
        <OwnNumbers voice={table.voice} view={view} />
        <LeafTray voice={table.voice} view={view} scratch={scratch} />
        <div className="side leaves-side">
          <DewStrip voice={table.voice} dew={view.dew} />
          <StatusLine table={table} view={view} scratch={scratch} />
          <Deck table={table} scratch={scratch} />
        </div>
      </div>
    </section>
  )
}

/** The digits of both languages, so that no keyboard has to be changed for a leaf. */
function leafKeys(scratch: (leaf: number) => void): Record<string, () => void> {
  const leaves = Array.from({ length: LEAVES }, (_, leaf) => leaf)
  const keys = leaves.flatMap((leaf) =>
    ['en', 'bn-BD'].map((locale) => [(leaf + 1).toLocaleString(locale), leaf] as const),
  )
  return Object.fromEntries(keys.map(([key, leaf]) => [key, () => scratch(leaf)]))
}
