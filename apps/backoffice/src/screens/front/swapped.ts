/** A list with two of its things in each other's place; as it is where one of them is not in it. */
export function swapped<Thing>(
  list: readonly Thing[],
  one: number,
  other: number,
): readonly Thing[] {
  const [a, b] = [list[one], list[other]]
  if (a === undefined || b === undefined) return list
  return list.with(one, b).with(other, a)
}
