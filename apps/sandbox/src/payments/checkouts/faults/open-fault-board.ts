import type { CheckoutPartner } from '../checkout.ts'
import type { Fault, FaultKind, Step } from './fault.ts'

type Place = { partner: CheckoutPartner; step: Step }

/** The faults that were ordered and have not struck as often as they shall. */
export type FaultBoard = {
  add: (fault: Fault) => void
  clear: (partner?: CheckoutPartner) => void
  list: () => readonly Fault[]
  /** Lets a fault of this kind strike now, if one is ordered for this place. */
  strike: (place: Place, kind: FaultKind) => Fault | undefined
}

/** An empty board; it lives as long as its process. */
export function openFaultBoard(): FaultBoard {
  let faults: Fault[] = []
  return {
    add: (fault) => {
      faults.push({ ...fault })
    },
    clear: (partner) => {
      faults = faults.filter((fault) => partner !== undefined && fault.partner !== partner)
    },
    list: () => faults,
    strike: ({ partner, step }, kind) => {
      const fault = faults.find(
        (one) => one.partner === partner && one.step === step && one.kind === kind,
      )
      if (!fault || fault.timesLeft === null) return fault
      fault.timesLeft -= 1
      faults = faults.filter(({ timesLeft }) => timesLeft !== 0)
      return fault
    },
  }
}
