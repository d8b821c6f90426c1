import { useRef } from 'react'
import { isApiFailure } from '../../lib/api-failure.ts'

/** Refusals from here on leave open what the server did. */
const SERVER_FAULT = 500

/**
 * The reference of what the player means to do. Sent again unchanged after a lost answer it is the
 * same one, so that the server does it once; after an answer, or changed, it is a new one.
 */
export function useIntention() {
  const last = useRef<{ meant: string; ref: string } | null>(null)
  const refOf = (meant: object): string => {
    const text = JSON.stringify(meant)
    if (last.current?.meant !== text) last.current = { meant: text, ref: crypto.randomUUID() }
    return last.current.ref
  }
  const settle = (error?: unknown) => {
    if (!isUnsure(error)) last.current = null
  }
  return { refOf, settle }
}

/** Whether a failure leaves it open if the server did what was asked. */
export function isUnsure(error: unknown): boolean {
  return isApiFailure(error) && (error.kind === 'network' || error.status >= SERVER_FAULT)
}
