const KEY = 'sandbox_own_number'

/** The number that the person at this browser paid from last; empty when there is none. */
export function ownNumber(): string {
  return localStorage.getItem(KEY) ?? ''
}

export function keepOwnNumber(number: string): void {
  localStorage.setItem(KEY, number)
}
