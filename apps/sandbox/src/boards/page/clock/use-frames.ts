import { useEffect, useRef } from 'react'

/** Calls `draw` at every frame of the screen while `isRunning`, and once more when that ends. */
export function useFrames(isRunning: boolean, draw: () => void): void {
  const latest = useRef(draw)
  useEffect(() => {
    latest.current = draw
    draw()
  })
  useEffect(() => {
    if (!isRunning) return undefined
    let frame = requestAnimationFrame(function next() {
      latest.current()
      frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [isRunning])
}
