import { useState } from 'react'

/** Of which events the bookmaker and fancy lines stand below their match odds. */
export type OpenLines = {
  isOpen: (eventId: string) => boolean
  toggle: (eventId: string) => void
}

export function useOpenLines(): OpenLines {
  const [open, setOpen] = useState<readonly string[]>([])
  return {
    isOpen: (eventId) => open.includes(eventId),
    toggle: (eventId) =>
      setOpen(open.includes(eventId) ? open.filter((one) => one !== eventId) : [...open, eventId]),
  }
}
