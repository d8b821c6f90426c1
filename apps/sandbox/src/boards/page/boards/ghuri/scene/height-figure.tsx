import { useRef } from 'react'
import { useFrames } from '../../../clock/use-frames.ts'
import { heightNow } from '../height-now.ts'
import { heightText } from '../height-text.ts'

type HeightProps = {
  elapsedMs: () => number
  /** The height of the end; null while the kite climbs. */
  endedAtCenti: number | null
}

/** How high the kite is, the largest thing in the picture. */
export function HeightFigure({ elapsedMs, endedAtCenti }: HeightProps) {
  const figure = useRef<HTMLOutputElement>(null)
  useFrames(endedAtCenti === null, () => {
    const written = heightText(endedAtCenti ?? heightNow(elapsedMs()))
    if (figure.current && figure.current.textContent !== written) {
      figure.current.textContent = written
    }
  })
  return <output ref={figure} className="ghuri-height" aria-live="off" />
}
