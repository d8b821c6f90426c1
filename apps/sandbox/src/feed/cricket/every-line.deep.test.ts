import { expect, test } from 'vitest'
import type { CricketFormat } from './rules/cricket-rules.ts'
import { betOnMatch } from './testing/bet-on-match.ts'

/**
 * `EVERY_LINE_MATCHES` (T20s; half as many one-day matches) and `EVERY_LINE_BALLS` (1 bets
 * before every ball) make the sample larger than the one that every test run takes;
 * `EVERY_LINE_SEED` plays other matches.
 */
const MATCHES = Number(process.env['EVERY_LINE_MATCHES'] ?? 240)
const EVERY_BALLS = Number(process.env['EVERY_LINE_BALLS'] ?? 17)
const SEED = process.env['EVERY_LINE_SEED'] ?? 'every line'
const ODI_SHARE = 2
const Z_MAX = 3
/** Of what has been seen in fewer matches than this nothing is said. */
const MATCHES_MIN = 30
const MINUTES_MAX = 9

/** Of one match: what was risked, each bet 1, and what it gained. */
type OfMatch = { risked: number; gained: number }

function playAll(format: CricketFormat, matches: number): Map<string, OfMatch[]> {
  const byKey = new Map<string, OfMatch[]>()
  for (let number = 0; number < matches; number += 1) {
    const ofMatch = new Map<string, OfMatch>()
    for (const { key, gain } of betOnMatch(format, SEED, number, EVERY_BALLS)) {
      const sum = ofMatch.get(key) ?? { risked: 0, gained: 0 }
      ofMatch.set(key, { risked: sum.risked + 1, gained: sum.gained + gain })
    }
    for (const [key, sum] of ofMatch) byKey.set(key, [...(byKey.get(key) ?? []), sum])
  }
  return byKey
}

/** How sure it is that a side wins: bets of one match stand or fall together, matches do not. */
function winnings(matches: readonly OfMatch[]): { gain: number; z: number } {
  const risked = matches.reduce((sum, one) => sum + one.risked, 0)
  const gain = matches.reduce((sum, one) => sum + one.gained, 0) / risked
  const strayed = matches.reduce((sum, one) => sum + (one.gained - gain * one.risked) ** 2, 0)
  return { gain, z: (gain * risked) / Math.sqrt(strayed) }
}

test.each([
  { format: 'T20', matches: MATCHES },
  { format: 'ODI', matches: Math.ceil(MATCHES / ODI_SHARE) },
] as const)(
  'nobody who bets one side of every line of $format wins',
  { timeout: MINUTES_MAX * 60_000 },
  ({ format, matches }) => {
    const all = [...playAll(format, matches)]
      .filter(([, sums]) => sums.length >= MATCHES_MIN)
      .map(([key, sums]) => ({ key, matches: sums.length, ...winnings(sums) }))
    const sentence = ({ key, matches, gain, z }: (typeof all)[number]) =>
      `${key}: z ${z.toFixed(1)}, gains ${(100 * gain).toFixed(1)} % in ${matches} matches of seed "${SEED}"`
    expect(all.length).toBeGreaterThan(50)
    if (process.env['EVERY_LINE_LISTED'])
      console.log(
        all
          .toSorted((one, other) => other.z - one.z)
          .map(sentence)
          .join('\n'),
      )
    expect(all.filter(({ z }) => z > Z_MAX).map(sentence)).toEqual([])
  },
)
