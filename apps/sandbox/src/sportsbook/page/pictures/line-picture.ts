import { svgElement } from '../../../games/page/dom/element.ts'

/** Strokes of the book's own pictures on a 24 × 24 field. */
const STROKES = {
  cricket: [
    'M14.6 3.6l5.8 5.8l-8.2 8.2a1.6 1.6 0 0 1-2.3 0l-3.5-3.5a1.6 1.6 0 0 1 0-2.3z',
    'M8 16l-4.4 4.4',
    'M19 16.6a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 0 0 0-4.4',
  ],
  soccer: [
    'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18',
    'M12 8.2l3.7 2.7l-1.4 4.3H9.7l-1.4-4.3z',
    'M12 3.2v5',
    'M20.4 9.6l-4.7 1.3',
    'M17.2 19.2l-2.9-4',
    'M6.8 19.2l2.9-4',
    'M3.6 9.6l4.7 1.3',
  ],
  tennis: [
    'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18',
    'M5.6 5.7c3.8 3.3 3.8 9.3 0 12.6',
    'M18.4 5.7c-3.8 3.3-3.8 9.3 0 12.6',
  ],
  lock: ['M6.5 11h11v8.5h-11z', 'M8.8 11V8.2a3.2 3.2 0 0 1 6.4 0V11'],
  question: ['M9 9.4a3 3 0 1 1 4.6 2.5c-1 .7-1.6 1.3-1.6 2.5', 'M12 17.6v.2'],
  slip: ['M6 3.5h12v17l-3-1.8l-3 1.8l-3-1.8l-3 1.8z', 'M9 8.5h6', 'M9 12.5h6'],
} as const satisfies Record<string, readonly string[]>

export type LinePictureName = keyof typeof STROKES

/** A picture in lines; it says nothing to a screen reader, the words beside it do. */
export function linePicture(name: LinePictureName): SVGElement {
  const lines = STROKES[name].map((d) => svgElement('path', { d }))
  const attributes = { viewBox: '0 0 24 24', class: `icon picture-${name}`, 'aria-hidden': 'true' }
  return svgElement('svg', attributes, ...lines)
}
