import { useNavigate, useSearch } from '@tanstack/react-router'

export type Address = Readonly<Record<string, string>>

/** The query part of the address, where lists keep what they show. */
export function useAddress(): Address {
  return useSearch({ strict: false })
}

/**
 * Changes parts of the query part; an empty text removes one. `step` keeps the present address in
 * the browser's history, so that its back button returns here.
 */
export function useChangeAddress() {
  const navigate = useNavigate()
  return (change: Address, { step = false } = {}) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, ...change }), replace: !step })
}

/** The page that the address names; the first one for anything else. */
export function pageOf(address: Address): number {
  const page = Number(address['page'] ?? '1')
  return Number.isInteger(page) && page >= 1 ? page : 1
}
