import { useEffect, useRef, useState } from 'react'

/**
 * A value that is read anew before each frame, such as what a clock says. The part is drawn again
 * only when the value has changed, so it should be a number, a text or a truth.
 */
export function useEachFrame<T extends number | string | boolean>(read: () => T): T {
  const [value, setValue] = useState(read)
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    let frame = 0
    const look = () => {
      setValue(latest.current())
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [])
  return value
}
