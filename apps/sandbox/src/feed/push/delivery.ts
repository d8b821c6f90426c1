import type { Faults } from './faults.ts'
import type { Addressed } from './push-message.ts'

type Parcel = Readonly<{ message: Addressed; frame: Buffer }>

/** Hands a message to everyone it is for; half of it, if that is the fault. */
export type Deliver = (parcel: Parcel, isHalf: boolean) => void

export type Delivery = {
  hand: (parcel: Parcel) => void
  /** Hands over what a fault that is over held back. */
  release: () => void
}

const LATE_MS = 3_000
/** Messages held back by a silence; beyond, the oldest are lost and listeners see a gap. */
const HELD_MAX = 4_000

/** The way of a message to the listeners, with the faults that tests put in it. */
export function createDelivery(faults: Faults, deliver: Deliver): Delivery {
  let silenced: Parcel[] = []
  let swapped: Parcel | null = null

  const isHeld = ({ eventId }: Addressed) =>
    faults.strikes('silence', eventId) || faults.strikes('error', eventId)

  function hand(parcel: Parcel): void {
    const { eventId } = parcel.message
    if (isHeld(parcel.message)) {
      silenced = [...silenced.slice(1 - HELD_MAX), parcel]
      return
    }
    release()
    if (!faults.strikes('late', eventId)) return pass(parcel)
    setTimeout(() => deliver(parcel, false), LATE_MS).unref()
  }

  function pass(parcel: Parcel): void {
    const { eventId } = parcel.message
    if (faults.strikes('reorder', eventId) && swapped === null) {
      swapped = parcel
      return
    }
    deliver(parcel, faults.strikes('half', eventId))
    if (faults.strikes('duplicate', eventId)) deliver(parcel, false)
    const before = swapped
    swapped = null
    if (before) deliver(before, false)
  }

  function release(): void {
    const free = silenced.filter(({ message }) => !isHeld(message))
    silenced = silenced.filter(({ message }) => isHeld(message))
    free.forEach((parcel) => deliver(parcel, false))
    if (swapped && !faults.strikes('reorder', swapped.message.eventId)) {
      deliver(swapped, false)
      swapped = null
    }
  }

  return { hand, release }
}
