import { svgElement } from './element.ts'

/** Strokes of the controls' pictures on a 24 × 24 field. */
export const STROKES = {
  menu: ['M4 7h16', 'M4 12h16', 'M4 17h16'],
  close: ['M6 6l12 12', 'M18 6L6 18'],
  minus: ['M6 12h12'],
  plus: ['M6 12h12', 'M12 6v12'],
  info: ['M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18', 'M12 11v5', 'M12 7.6v.2'],
  clock: ['M4 12a8 8 0 1 0 2.6-5.9', 'M4 4v4h4', 'M12 8v4.4l3 1.8'],
  shield: [
    'M12 3l7 2.6v5.2c0 4.6-2.9 8-7 10.2c-4.1-2.2-7-5.6-7-10.2V5.6z',
    'M9 11.8l2.2 2.2l4-4.4',
  ],
  soundOn: [
    'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z',
    'M15.5 9a4.2 4.2 0 0 1 0 6',
    'M18 6.5a8 8 0 0 1 0 11',
  ],
  soundOff: ['M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z', 'M16 9.5l5 5', 'M21 9.5l-5 5'],
  spin: ['M19.6 9.2A8 8 0 1 0 20 13.6', 'M20.4 4.4v5h-5'],
  stop: ['M7 7h10v10H7z'],
  language: [
    'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18',
    'M3.4 9.5h17.2',
    'M3.4 14.5h17.2',
    'M12 3c-5 5-5 13 0 18',
    'M12 3c5 5 5 13 0 18',
  ],
  check: ['M5 12.5l4.5 4.5L19 7.5'],
  arrow: ['M9 6l6 6l-6 6'],
} as const satisfies Record<string, readonly string[]>

export type IconName = keyof typeof STROKES

/** A picture for a control; it says nothing to a screen reader, the control's label does. */
export function icon(name: IconName): SVGElement {
  const strokes = STROKES[name].map((d) => svgElement('path', { d }))
  return svgElement(
    'svg',
    { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' },
    ...strokes,
  )
}
