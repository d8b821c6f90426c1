import type { NodeSight, TronNode } from './tron-node.ts'

/** The height of the block that a node shows to who asks for one: another one, or none, by its faults. */
export function shownHeight(
  { faults }: TronNode,
  { top }: NodeSight,
  asked: number,
): number | null {
  if (asked < 0 || asked > top) return null
  if (faults.strike('hole')) return null
  if (asked < top && faults.strike('out_of_order')) return asked + 1
  return asked > 0 && faults.strike('twice') ? asked - 1 : asked
}
