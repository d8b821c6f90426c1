import { useEffect, useRef } from 'react'

/** Acts at the first showing alone, also where effects run twice: for a look that voids the one before. */
export function useOnce(act: () => void) {
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    act()
  })
}
