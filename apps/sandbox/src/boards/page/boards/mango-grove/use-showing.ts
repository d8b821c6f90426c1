import type { GroveChoice, GroveEvent, GroveSetup } from '@maidan/casino'
import { useEffect, useRef, useState } from 'react'
import type { TurnTable } from '../../board.ts'
import type { GroveWord } from './words/grove-words.ts'

export type GroveTable = TurnTable<GroveSetup, GroveChoice, GroveEvent, GroveWord>

const SHOWN_MS: Readonly<Record<GroveEvent['type'], number>> = {
  mango: 240,
  stung: 900,
  taken: 700,
}

/** Shows new events one after the other, and says so when the last is on the board. */
export function useShowing({ phase, round, sounds, isStill, shown }: GroveTable): {
  seenCount: number
  told: GroveEvent | null
} {
  const [seen, setSeen] = useState({ roundId: round?.id, count: round?.seen ?? 0 })
  const [told, setTold] = useState<GroveEvent | null>(null)
  const showingOf = useRef('')
  useEffect(() => {
    const key = `${round?.id}:${round?.events.length}`
    if (phase !== 'showing' || !round || showingOf.current === key) return
    showingOf.current = key
    const show = async () => {
      for (const [at, event] of [...round.events.entries()].slice(round.seen)) {
        setSeen({ roundId: round.id, count: at + 1 })
        setTold(event)
        playEvent(sounds, event, at)
        await pause(isStill ? 0 : SHOWN_MS[event.type])
      }
      shown()
    }
    void show()
  }, [phase, round, sounds, isStill, shown])
  return { seenCount: seen.roundId === round?.id ? seen.count : (round?.seen ?? 0), told }
}

function playEvent(sounds: GroveTable['sounds'], event: GroveEvent, step: number): void {
  if (event.type === 'mango') sounds.play('pluck', Math.min(step, 10))
  else if (event.type === 'stung') sounds.play('sting')
  else sounds.play('win')
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
