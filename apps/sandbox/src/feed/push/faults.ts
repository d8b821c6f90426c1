export const FAULT_KINDS = ['silence', 'late', 'duplicate', 'reorder', 'half', 'error'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** A fault that tests ask for: on one event, or on everything when no event is named. */
export type Fault = Readonly<{ kind: FaultKind; eventId: string | null; untilMs: number }>

/** Faults at work at once; the oldest makes way. */
const FAULTS_MAX = 50

export type Faults = {
  add: (fault: Fault) => void
  clear: () => void
  /** Whether a message or call about this event (null: about none) is struck now. */
  strikes: (kind: FaultKind, eventId: string | null) => boolean
}

export function createFaults(now: () => number): Faults {
  let faults: Fault[] = []
  return {
    add(fault) {
      faults = [...faults.filter(({ untilMs }) => untilMs > now()), fault].slice(-FAULTS_MAX)
    },
    clear() {
      faults = []
    },
    strikes: (kind, eventId) =>
      faults.some(
        (fault) =>
          fault.kind === kind &&
          fault.untilMs > now() &&
          (fault.eventId === null || fault.eventId === eventId),
      ),
  }
}
