import type { MatcherCommand } from './command.ts'

/**
 * Splits commands into waves, in their order: what a player asks of a market in which he has asked
 * for something before waits for the next wave, since what he needs depends on what became of that.
 */
export function splitWaves(commands: readonly MatcherCommand[]): MatcherCommand[][] {
  const waves: Wave[] = []
  for (const command of commands) {
    const keys = keysOf(command)
    const after = waves.findLastIndex(({ taken }) => keys.some((key) => taken.has(key)))
    const wave = waves[after + 1] ?? newWave(waves)
    wave.commands.push(command)
    for (const key of keys) wave.taken.add(key)
  }
  return waves.map((wave) => wave.commands)
}

type Wave = { commands: MatcherCommand[]; taken: Set<string> }

function newWave(waves: Wave[]): Wave {
  const wave: Wave = { commands: [], taken: new Set() }
  waves.push(wave)
  return wave
}

function keysOf(command: MatcherCommand): string[] {
  switch (command.type) {
    case 'place':
      return [
        `ref ${command.bettor.playerId} ${command.clientRef}`,
        ...command.orders.map(({ code }) => `${command.bettor.playerId} ${code}`),
      ]
    case 'cancel':
    case 'persist':
      return [`${command.bettor.playerId} ${command.code}`]
    case 'price':
    case 'ready':
    case 'suspend':
    case 'resume':
    case 'close':
    case 'reload':
      return []
  }
}
