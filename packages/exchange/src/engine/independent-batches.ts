import type { EngineCommand } from './command.ts'

/**
 * Splits commands, in their order, into batches of commands that do not depend on each other's money:
 * a command waits for the batch after the last one with which it shares a key.
 */
export function independentBatches<Command>(
  commands: readonly Command[],
  keysOf: (command: Command) => readonly string[],
): Command[][] {
  const batches: Batch<Command>[] = []
  for (const command of commands) {
    const keys = keysOf(command)
    const after = batches.findLastIndex(({ taken }) => keys.some((key) => taken.has(key)))
    const batch = batches[after + 1] ?? newBatch(batches)
    batch.commands.push(command)
    for (const key of keys) batch.taken.add(key)
  }
  return batches.map((batch) => batch.commands)
}

type Batch<Command> = { commands: Command[]; taken: Set<string> }

function newBatch<Command>(batches: Batch<Command>[]): Batch<Command> {
  const batch: Batch<Command> = { commands: [], taken: new Set() }
  batches.push(batch)
  return batch
}

/** Whose money on which market a command is about; what a player may do next depends on it. */
export function moneyKeysOf(command: EngineCommand): string[] {
  switch (command.type) {
    case 'place':
      return command.orders.map(({ code }) => `${command.bettor.playerId} ${code}`)
    case 'cancel':
    case 'persist':
      return [`${command.bettor.playerId} ${command.code}`]
    case 'bar':
      return [`${command.playerId} ${command.code}`]
    case 'price':
    case 'ready':
    case 'suspend':
    case 'resume':
    case 'close':
      return []
  }
}
