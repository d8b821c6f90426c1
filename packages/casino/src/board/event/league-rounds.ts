/**
 * Fixtures of so many rounds of a league, everybody once a round: one keeps their place, the others go
 * round it. Who is named first changes from round to round. An odd one out of a round has no fixture.
 */
export function leagueRounds<Key>(keys: readonly Key[], rounds: number): readonly Fixture<Key>[] {
  return Array.from({ length: rounds }, (_, round) => roundOf(keys, round)).flat()
}

type Fixture<Key> = { first: Key; second: Key }

function roundOf<Key>(keys: readonly Key[], round: number): readonly Fixture<Key>[] {
  const others = keys.slice(1)
  const turn = round % Math.max(1, others.length)
  const row = [...keys.slice(0, 1), ...others.slice(turn), ...others.slice(0, turn)]
  return row.slice(0, Math.floor(row.length / 2)).flatMap((key, place): readonly Fixture<Key>[] => {
    const other = row.at(-1 - place)
    if (other === undefined) return []
    return round % 2 === 0 ? [{ first: key, second: other }] : [{ first: other, second: key }]
  })
}
