import { useState } from 'react'

/**
 * Whether something has been open at least once. Its code is fetched then, and it stays in place
 * afterwards, so that it can also be seen closing.
 */
export function useOpened(isOpen: boolean): boolean {
  const [opened, setOpened] = useState(isOpen)
  if (isOpen && !opened) setOpened(true)
  return opened
}
