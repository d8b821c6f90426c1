import { useState } from 'react'
import { useGeneral } from '../../features/site/queries.ts'
import { readSession, useSession } from '../../lib/session/session.ts'

const enteredKey = 'entered'

/** A browser that keeps nothing remembers for as long as the page lives. */
let entered = false

/**
 * Whether `/` meets a visitor with the coming-soon block; undefined while the site's settings are on
 * their way. Whoever enters the site is past it for this visit; a player never sees it (SIL-002).
 */
export function useLanding(): { isShown: boolean | undefined; enter: () => void } {
  const guest = useSession() === null
  const general = useGeneral()
  const [passed, setPassed] = useState(hasEntered)
  const enter = () => {
    rememberEntered()
    setPassed(true)
  }
  if (!guest || passed) return { isShown: false, enter }
  if (general.isPending) return { isShown: undefined, enter }
  return { isShown: general.data?.wide_home !== 'lobby', enter }
}

/** Whether `/` may meet whoever is here with the block, before the settings have said so. */
export function mayLand(): boolean {
  return readSession() === null && !hasEntered()
}

function hasEntered(): boolean {
  try {
    return entered || sessionStorage.getItem(enteredKey) !== null
  } catch {
    return entered
  }
}

function rememberEntered(): void {
  entered = true
  try {
    sessionStorage.setItem(enteredKey, '1')
  } catch (error) {
    console.error('The browser refuses to keep settings', error)
  }
}
