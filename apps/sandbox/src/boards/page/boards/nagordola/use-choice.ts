import {
  DOLA_SEATS,
  DOLA_USUAL,
  type DolaRisk,
  type DolaSeats,
  type DolaSetup,
} from '@maidan/casino'
import { useSetup, type SetupChoice } from '../../turns/use-setup.ts'
import type { DolaProps } from './props.ts'

/** What is chosen for the turns to come, and what can be done about it. */
export type Choice = SetupChoice<DolaSetup> & {
  setSeats: (seats: DolaSeats) => void
  setRisk: (risk: DolaRisk) => void
  /** To the next larger or smaller wheel, if there is one. */
  stepSeats: (step: 1 | -1) => void
}

export function useChoice(table: DolaProps): Choice {
  const choice = useSetup(table, DOLA_USUAL)
  const { setup, canChange } = choice
  const change = (next: DolaSetup) => {
    if (!canChange || (next.seats === setup.seats && next.risk === setup.risk)) return
    table.sounds.play('press')
    choice.change(next)
  }
  return {
    ...choice,
    setSeats: (seats) => change({ ...setup, seats }),
    setRisk: (risk) => change({ ...setup, risk }),
    stepSeats: (step) => {
      const seats = DOLA_SEATS[DOLA_SEATS.indexOf(setup.seats) + step]
      if (seats !== undefined) change({ ...setup, seats })
    },
  }
}
