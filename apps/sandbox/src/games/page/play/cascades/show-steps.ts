import type { Table } from '../table.ts'

type Step = { free: boolean; at: number }

/** Writes what the wins of each view of a spin are multiplied by, and where it is; other games have none. */
export function showSteps({ game, hud, speech }: Table, { free, at }: Step): void {
  const { mechanic } = game
  if (mechanic.kind !== 'cascades') return
  const multipliers = free ? mechanic.freeMultipliers : mechanic.multipliers
  const texts = multipliers.map((times) => speech.say('multiplierOf', { times: String(times) }))
  hud.steps.show(speech.say('stepsName'), texts, Math.min(at, texts.length - 1))
}
