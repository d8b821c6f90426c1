import { useMemo, useState } from 'react'
import type { SoundName } from '../../../games/page/sound/sounds.ts'
import type { TurnTable } from '../board.ts'
import { cheer } from '../show/cheer.ts'
import { useSteps, type Step } from '../show/use-steps.ts'

/** Rounds from before that stay on the board. */
const LAST_MAX = 6

/** The event of a past round, with what tells it from the others of this visit. */
export type Last<Event> = { key: number; event: Event }

/** What is heard as an event begins to be shown, and once it is shown whole. */
export type HeardEvent = { begin: () => void; done: () => void }

/** How a game shows the one event of its rounds; it stays the same for as long as the page is open. */
export type EventShow<Event, View> = {
  atRest: View
  /** The sound as it begins. */
  sound: SoundName
  /** The looks of an event; one that was seen before is whole at once. */
  stepsOf: (event: Event, isSeen: boolean, heard: HeardEvent) => [Step<View>, ...Step<View>[]]
}

type Table<Event> = Pick<
  TurnTable<never, never, Event, never>,
  'phase' | 'sounds' | 'isStill' | 'shown'
> & {
  round: { id: string; betMinor: bigint; events: readonly Event[]; seen: number } | null
}

/** The event as it is shown now, and those of this visit before it, the newest first. */
export function useSingleEvent<Event extends { winMinor: string }, View>(
  { round, phase, sounds, isStill, shown }: Table<Event>,
  { atRest, sound, stepsOf }: EventShow<Event, View>,
) {
  const [last, setLast] = useState<readonly Last<Event>[]>([])
  const event = round?.events[0]
  const steps = useMemo((): readonly [Step<View>, ...Step<View>[]] => {
    const [only] = round?.events ?? []
    if (!round || !only) return [{ view: atRest, waitMs: 0 }]
    return stepsOf(only, round.seen > 0, {
      begin: () => sounds.play(sound),
      done: () => {
        if (cheer(sounds, BigInt(only.winMinor), round.betMinor) === 'none') sounds.play('stop')
      },
    })
  }, [round, sounds, atRest, sound, stepsOf])
  const name = round === null ? '' : `${round.id} ${round.seen}`
  const onDone = () => {
    if (event) setLast([{ key: (last[0]?.key ?? 0) + 1, event }, ...last].slice(0, LAST_MAX))
    shown()
  }
  return { last, ...useSteps({ steps, name, isRunning: phase === 'showing', isStill, onDone }) }
}
