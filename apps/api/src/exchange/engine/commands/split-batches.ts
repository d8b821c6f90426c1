import type { MatcherCommand } from './command.ts'

/**
 * Splits commands into waves, in their order: what a player asks of a market in which he has asked
 * for something before waits for the next wave, since what he needs depends on what became of that.
 */
export function splitBatches(commands: readonly MatcherCommand[]): MatcherCommand[][] {
  const batches: Batch[] = []
  for (const command of commands) {
    const keys = keysOf(command)
    const after = batches.findLastIndex(({ taken }) => keys.some((key) => taken.has(key)))
    const batch = batches[after + 1] ?? newBatch(batches)
    batch.commands.push(command)
    for (const key of keys) batch.taken.add(key)
  }
  return batches.map((batch) => batch.commands)
}

type Batch = { commands: MatcherCommand[]; taken: Set<string> }

function newBatch(batches: Batch[]): Batch {
  const batch: Batch = { commands: [], taken: new Set() }
  batches.push(batch)
  return batch
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
