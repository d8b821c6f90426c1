/** What staff may stop of the games: one game by its code, or a provider by its platform. */
export type StopTarget = { of: 'game' | 'provider'; key: string }

/** What requests and the audit call it. */
export function stopSubject({ of, key }: StopTarget): string {
  return `${of}:${key}`
}

/** What the audit calls its stop. */
export function stopAct({ of }: Pick<StopTarget, 'of'>): string {
  return `${of}.stop`
}
