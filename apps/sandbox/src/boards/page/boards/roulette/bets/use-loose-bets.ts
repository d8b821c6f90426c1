import type { RouletteSpot } from '@maidan/casino'
import { useEffect, useRef, useState } from 'react'
import type { LooseBet } from './loose-bet.ts'

type LooseBetsOptions = {
  /** The round on the table. */
  number: number
  /** Bets are taken now. */
  isBetting: boolean
  /** How many more bets the round takes from this player. */
  room: number
  place: (spot: RouletteSpot, stakeMinor: bigint) => void
}

type Laid = { spot: RouletteSpot; stakeMinor: bigint }

export type LooseBets = {
  bets: readonly LooseBet[]
  isPlacing: boolean
  lay: (spot: RouletteSpot, stakeMinor: bigint) => void
  layAll: (bets: readonly Laid[]) => void
  takeBack: () => void
  clear: () => void
  placeAll: () => void
}

/** Sent in one go; the studio takes little more than this at once from one player. */
const AT_ONCE = 10
/** After that, one in this many milliseconds. */
const EVERY_MS = 240

/**
 * Chips are laid first and bet together. What has not been sent when the betting ends stays loose
 * for the next round, so that nothing is lost and nothing is bet unasked.
 */
export function useLooseBets({ number, isBetting, room, place }: LooseBetsOptions): LooseBets {
  const [bets, setBets] = useState<readonly LooseBet[]>([])
  const [placingIn, setPlacingIn] = useState<number | null>(null)
  const ids = useRef(0)
  const isPlacing = placingIn === number && isBetting
  const send = (count: number) => {
    for (const { spot, stakeMinor } of bets.slice(0, count)) place(spot, stakeMinor)
    setBets(bets.slice(count))
    setPlacingIn(bets.length > count ? number : null)
  }
  useSlowly(isPlacing, bets, () => send(1))
  const layAll = (more: readonly Laid[]) => {
    const named = more.slice(0, Math.max(0, room - bets.length)).map(({ spot, stakeMinor }) => {
      ids.current += 1
      return { id: ids.current, spot, stakeMinor }
    })
    setBets([...bets, ...named])
  }
  return {
    bets,
    isPlacing,
    layAll,
    lay: (spot, stakeMinor) => layAll([{ spot, stakeMinor }]),
    takeBack: () => setBets(bets.slice(0, -1)),
    clear: () => setBets([]),
    placeAll: () => send(AT_ONCE),
  }
}

/** Does something a moment after each change of `bets`, as long as it is wanted. */
function useSlowly(isWanted: boolean, bets: readonly LooseBet[], act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!isWanted || bets.length === 0) return undefined
    const timer = setTimeout(() => latest.current(), EVERY_MS)
    return () => clearTimeout(timer)
  }, [isWanted, bets])
}
