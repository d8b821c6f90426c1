import {
  type FishKind,
  fishMultiple,
  type NetChoice,
  type NetEvent,
  type NetSetup,
} from '@maidan/casino'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { TurnTable } from '../../board.ts'
import type { River } from './river/river.ts'
import type { NetWord } from './words/net-words.ts'

export type NetTable = TurnTable<NetSetup, NetChoice, NetEvent, NetWord>

/** A net that was thrown in the picture; `isAsked` once the studio was asked what it brings. */
type Throw = { castId: number; fish: FishKind; isAsked: boolean }

/** One net may be asked for and so many more wait behind it. */
const WAITING_MAX = 3
/** Between two casts that are shown one after the other. */
const PAUSE_MS = 260

/**
 * Nets in the air: each is asked for when the one before is known, shown when its answer is here,
 * and taken back when no answer came.
 */
export function useCasts(table: NetTable, river: RefObject<River | null>) {
  const { phase, round, choose, shown } = table
  const waiting = useRef<Throw[]>([])
  const [waitingCount, setWaitingCount] = useState(0)
  const [seen, setSeen] = useState({ roundId: round?.id, count: round?.seen ?? 0 })
  const [told, setTold] = useState<NetEvent | null>(null)
  const showingOf = useRef('')
  const wasAsking = useRef(false)
  const eventCount = round?.events.length ?? 0
  const seenCount = seen.roundId === round?.id ? seen.count : (round?.seen ?? 0)

  const ask = useCallback(() => {
    const [next] = waiting.current
    if (phase !== 'open' || !next || next.isAsked) return
    next.isAsked = true
    choose({ fish: next.fish })
  }, [phase, choose])

  useEffect(() => {
    const came = wasAsking.current
    wasAsking.current = phase === 'asking'
    const isLost = phase === 'open' && came && waiting.current[0]?.isAsked === true
    const isOver = phase === 'ready' || phase === 'held'
    if (waiting.current.length > 0 && (isLost || isOver)) {
      waiting.current = []
      setWaitingCount(0)
      river.current?.takeBack()
    }
    ask()
  }, [phase, ask, river])

  useEffect(() => {
    const key = `${round?.id}:${eventCount}`
    if (phase !== 'showing' || !round || showingOf.current === key) return
    showingOf.current = key
    const show = async () => {
      for (const [at, event] of [...round.events.entries()].slice(round.seen)) {
        if (event.type === 'cast') await showCast(event)
        setSeen({ roundId: round.id, count: at + 1 })
        setTold(event)
        if (at < round.events.length - 1) await pause(table.isStill ? 0 : PAUSE_MS)
      }
      shown()
    }
    const showCast = async (event: Extract<NetEvent, { type: 'cast' }>) => {
      const first = waiting.current[0]
      const isOwn = first?.isAsked === true && first.fish === event.fish
      if (isOwn) waiting.current.shift()
      setWaitingCount(waiting.current.length)
      const castId = isOwn ? first.castId : river.current?.throwAtKind(event.fish)
      await river.current?.settle(castId ?? 0, resultOf(table, event))
      playResult(table, event)
    }
    void show()
  }, [phase, round, eventCount, shown, river, table])

  const add = (fish: FishKind, castId: number) => {
    waiting.current.push({ castId, fish, isAsked: false })
    setWaitingCount(waiting.current.length)
    ask()
  }
  return { add, waitingCount, waitingMax: 1 + WAITING_MAX, seenCount, told }
}

/** Fish of these multiples and more are large catches, and the largest. */
const LARGE = 12
const LARGEST = 80

function tierOf(fish: FishKind): 0 | 1 | 2 {
  const multiple = fishMultiple(fish)
  if (multiple >= LARGEST) return 2
  return multiple >= LARGE ? 1 : 0
}

type CastEvent = Extract<NetEvent, { type: 'cast' }>

function resultOf({ voice }: NetTable, { caught, fish, winMinor }: CastEvent) {
  const text = caught ? `+${voice.money(BigInt(winMinor))}` : voice.say('slipped')
  return { caught, text, tier: tierOf(fish) }
}

function playResult({ sounds }: NetTable, { caught, fish }: CastEvent): void {
  if (!caught) return sounds.play('slip')
  const tier = tierOf(fish)
  sounds.play(tier === 2 ? 'bigWin' : 'win', tier)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
