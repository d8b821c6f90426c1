import { MARBLE_LINE_MAX, MARBLE_LINE_MIN, type MarbleSetup } from '@maidan/casino'

/** How far the buttons beside the line move it, in hundredths. */
export const LINE_STEPS = [1, 100] as const

/** How far the slider moves it. */
export const SLIDER_STEP = 50

/** The setup with its line somewhere else, as near to there as lines may stand. */
export function lineAt(setup: MarbleSetup, line: number): MarbleSetup {
  const whole = Math.round(line)
  return { ...setup, line: Math.min(MARBLE_LINE_MAX, Math.max(MARBLE_LINE_MIN, whole)) }
}

/** The other side of as large a part of the scale, so that chance and pay stay what they are. */
export function onSide(setup: MarbleSetup, side: MarbleSetup['side']): MarbleSetup {
  return side === setup.side
    ? setup
    : { side, line: MARBLE_LINE_MIN + MARBLE_LINE_MAX - setup.line }
}
