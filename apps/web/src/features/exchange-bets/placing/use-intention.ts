import { isApiFailure } from '@maidan/client'
import { useState } from 'react'

/** Refusals from here on leave open what the server did. */
const SERVER_FAULT = 500

export type Intention = ReturnType<typeof newIntention>

/**
 * The reference of what the player means to do. Sent again unchanged after a lost answer it is the
 * same one, so that the server does it once; after an answer, or changed, it is a new one.
 */
export function newIntention() {
  let last: { meant: string; ref: string } | null = null
  const refOf = (meant: object): string => {
    const text = JSON.stringify(meant)
    if (last?.meant !== text) last = { meant: text, ref: crypto.randomUUID() }
    return last.ref
  }
  const settle = (error?: unknown) => {
    if (!isUnsure(error)) last = null
  }
  return { refOf, settle }
}

/** One intention that lives as long as the component that asks for it. */
export function useIntention(): Intention {
  const [intention] = useState(newIntention)
  return intention
}

/** Whether a failure leaves it open if the server did what was asked. */
export function isUnsure(error: unknown): boolean {
  return isApiFailure(error) && (error.kind === 'network' || error.status >= SERVER_FAULT)
}
