/** A system as it is read on slips everywhere: "2/3" for any two of three, "2–4/4" for any two, three or four. */
export function systemName(sizes: readonly number[], legs: number): string {
  const [fewest, most] = [sizes[0], sizes.at(-1)]
  return `${fewest === most ? fewest : `${fewest}–${most}`}/${legs}`
}
