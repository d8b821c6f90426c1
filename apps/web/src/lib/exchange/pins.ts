import type { Language } from '@maidan/locales'
import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '../session/session.ts'
import { readKept, writeKept } from './device-store.ts'

/** A market that a player has pinned, with what is needed to show and open it. */
export type Pin = {
  marketId: string
  eventId: string
  sport: string
  names: Readonly<Record<Language, string>>
}

/** More markets than this on one screen serve nobody; the oldest pin makes way. */
const PINS_MAX = 20

const none: readonly Pin[] = []

/** One player's pins on this device; another one who logs in has his own. */
let known: { player: string; pins: readonly Pin[] } | undefined
let asked: string | undefined
/** What was pressed before the device had answered. */
let early: Pin[] = []
const listeners = new Set<() => void>()

/** The present player's pins; undefined until the device has answered. */
export function usePins(): readonly Pin[] | undefined {
  const session = useSession()
  const player = session?.remoteId ?? session?.username ?? ''
  const held = useSyncExternalStore(watch, () => known)
  useEffect(() => {
    if (asked !== player) void load(player)
  }, [player])
  return held?.player === player ? held.pins : undefined
}

export function useIsPinned(marketId: string): boolean {
  return (usePins() ?? none).some((pin) => pin.marketId === marketId)
}

/** Pins a market for the present player, or takes its pin away. */
export function togglePin({ marketId, eventId, sport, names }: Pin): void {
  const pin = { marketId, eventId, sport, names }
  if (known === undefined || known.player !== asked) {
    early.push(pin)
    return
  }
  const others = known.pins.filter((other) => other.marketId !== marketId)
  const isPinned = others.length < known.pins.length
  const pins = isPinned ? others : [...known.pins, pin].slice(-PINS_MAX)
  known = { player: known.player, pins }
  announce()
  void writeKept(nameOf(known.player), pins)
}

async function load(player: string): Promise<void> {
  asked = player
  early = []
  const kept = await readKept(nameOf(player))
  if (asked !== player) return
  known = { player, pins: Array.isArray(kept) ? kept.filter(isPin) : none }
  announce()
  for (const pin of early.splice(0)) togglePin(pin)
}

function isPin(value: unknown): value is Pin {
  if (typeof value !== 'object' || value === null) return false
  const { marketId, eventId, sport, names } = value as Partial<Record<keyof Pin, unknown>>
  const texts = [marketId, eventId, sport]
  return texts.every((text) => typeof text === 'string') && typeof names === 'object'
}

function nameOf(player: string): string {
  return `pins of ${player}`
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function announce(): void {
  for (const listener of listeners) listener()
}
