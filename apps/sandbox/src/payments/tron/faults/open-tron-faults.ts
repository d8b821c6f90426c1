import {
  TRANSFER_FAULTS,
  type OrderedFault,
  type TransferFault,
  type TronFault,
} from './tron-faults.ts'

/** The faults that were ordered and have not struck as often as they shall. */
export type TronFaults = {
  /** Orders a fault anew; `times` null is until it is taken away. */
  order: (fault: TronFault, times: number | null) => void
  /** Takes one away, or all of them. */
  clear: (fault?: TronFault) => void
  list: () => OrderedFault[]
  /** Whether a fault is there, which does not use it up. */
  has: (fault: TronFault) => boolean
  /** Lets a fault strike once, if it is there. */
  strike: (fault: TronFault) => boolean
  /** Lets the first fault of a transaction that is there strike. */
  strikeTransfer: () => TransferFault | null
}

/** No faults at first; they live as long as their process. */
export function openTronFaults(): TronFaults {
  const left = new Map<TronFault, number | null>()

  function strike(fault: TronFault): boolean {
    const times = left.get(fault)
    if (times === undefined) return false
    if (times === 1) left.delete(fault)
    else if (times !== null) left.set(fault, times - 1)
    return true
  }
  return {
    order: (fault, times) => {
      left.set(fault, times)
    },
    clear: (fault) => {
      if (fault === undefined) left.clear()
      else left.delete(fault)
    },
    list: () => Array.from(left, ([fault, times_left]) => ({ fault, times_left })),
    has: (fault) => left.has(fault),
    strike,
    strikeTransfer: () => TRANSFER_FAULTS.find(strike) ?? null,
  }
}
