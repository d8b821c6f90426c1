import { MARBLE_USUAL, type MarbleSetup, type MarbleSide } from '@maidan/casino'
import { useSetup, type SetupChoice } from '../../turns/use-setup.ts'
import { lineAt, onSide } from './move-line.ts'
import type { MarbleProps } from './props.ts'

/** What is chosen for the marbles to come, and what can be done about it. */
export type Choice = SetupChoice<MarbleSetup> & {
  setLine: (line: number) => void
  setSide: (side: MarbleSide) => void
}

export function useChoice(table: MarbleProps): Choice {
  const choice = useSetup(table, MARBLE_USUAL)
  const { setup, canChange, change } = choice
  return {
    ...choice,
    setLine: (line) => change(lineAt(setup, line)),
    setSide: (side) => {
      if (canChange) table.sounds.play('press')
      change(onSide(setup, side))
    },
  }
}
