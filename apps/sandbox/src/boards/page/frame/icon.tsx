import { STROKES, type IconName } from '../../../games/page/dom/icon.ts'

/** A picture for a control; the control's label speaks for it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
      {STROKES[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  )
}
