import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '../session/session.ts'
import { readKept, writeKept } from './device-store.ts'
import { isStake, readStakeButtons, STAKE_BUTTONS } from './stake-buttons.ts'

export type BetSettings = {
  /** Stakes of the buttons, in taka. */
  stakes: readonly string[]
  /** A tap on a price places at once, without the slip. */
  oneClick: boolean
  oneClickStake: string
}

const plain: BetSettings = { stakes: STAKE_BUTTONS, oneClick: false, oneClickStake: '100' }

/** One player's settings on this device; another one who logs in has his own. */
let known: { player: string; settings: BetSettings } | undefined
const listeners = new Set<() => void>()

/** The present player's settings for betting; undefined until the device has answered. */
export function useBetSettings(): BetSettings | undefined {
  const session = useSession()
  const player = session?.remoteId ?? session?.username ?? ''
  const held = useSyncExternalStore(watch, () => known)
  useEffect(() => {
    if (known?.player !== player) void load(player)
  }, [player])
  return held?.player === player ? held.settings : undefined
}

/** Changes the settings of the present player and keeps them on this device. */
export function keepBetSettings(changed: Partial<BetSettings>): void {
  if (known === undefined) return
  const settings = { ...known.settings, ...changed }
  known = { player: known.player, settings }
  announce()
  void writeKept(nameOf(known.player), settings)
}

async function load(player: string): Promise<void> {
  const settings = readSettings(await readKept(nameOf(player)))
  known = { player, settings }
  announce()
}

function readSettings(kept: unknown): BetSettings {
  if (typeof kept !== 'object' || kept === null) return plain
  const { stakes, oneClick, oneClickStake } = kept as Partial<Record<keyof BetSettings, unknown>>
  return {
    stakes: readStakeButtons(Array.isArray(stakes) ? stakes.map(String) : []),
    oneClick: oneClick === true,
    oneClickStake:
      typeof oneClickStake === 'string' && isStake(oneClickStake)
        ? oneClickStake
        : plain.oneClickStake,
  }
}

function nameOf(player: string): string {
  return `betting of ${player}`
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function announce(): void {
  for (const listener of listeners) listener()
}
