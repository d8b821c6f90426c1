/** The sports of the exchange, in the order of the screens; the words of the host's own calls. */
export const sports = ['cricket', 'soccer', 'tennis'] as const

export type Sport = (typeof sports)[number]

export function isSport(value: unknown): value is Sport {
  return sports.some((sport) => sport === value)
}
