/** The pictures that stand under the foil, the dearest first. */
export const PICTURES = [
  'rickshaw',
  'tiger',
  'peacock',
  'lotus',
  'bell',
  'mango',
  'tea',
  'kite',
] as const

export type Picture = (typeof PICTURES)[number]

export type Prize = {
  readonly picture: Picture
  /** Three of the picture pay the price of the ticket times this. */
  readonly multiple: number
  /** How many of a million tickets win this prize. */
  readonly weight: number
}

/** A draw is a number below this: so many different tickets there are. */
export const TICKETS_IN_TABLE = 1_000_000

/** The whole prize table. A ticket wins one of these prizes or none. */
export const PRIZES: readonly Prize[] = [
  { picture: 'rickshaw', multiple: 500, weight: 200 },
  { picture: 'tiger', multiple: 100, weight: 1_000 },
  { picture: 'peacock', multiple: 25, weight: 4_000 },
  { picture: 'lotus', multiple: 10, weight: 12_000 },
  { picture: 'bell', multiple: 5, weight: 30_000 },
  { picture: 'mango', multiple: 3, weight: 45_000 },
  { picture: 'tea', multiple: 2, weight: 90_000 },
  { picture: 'kite', multiple: 1, weight: 76_000 },
]
