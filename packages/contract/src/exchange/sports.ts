/** The sports of the exchange, in the order of the screens; the words of the odds calls. */
export const sports = ['cricket', 'soccer', 'tennis'] as const

export type Sport = (typeof sports)[number]

/** Whether a value of an answer or an address names a sport of the exchange. */
export function isSport(value: unknown): value is Sport {
  return sports.some((sport) => sport === value)
}
