/** What the scripts of one file of faults came to. */
export type FaultFigures = {
  scripts: number
  seed: number
  lost: number
  doubled: number
  /** Clearing accounts that were held against the sandbox's own ledgers, and how many of them differ. */
  accounts: number
  differences: number
}

/** An account of the house, and what the other side's ledger says of the same money. Minor units. */
export type Held = { ourMinor: bigint; theirMinor: bigint }

/** Leaves the figures with the test, for whoever runs it as a measurement, whatever it asserts then. */
export function leaveFigures(
  { meta }: { meta: object },
  { held = [], ...figures }: Omit<FaultFigures, 'accounts' | 'differences'> & { held?: Held[] },
): void {
  const differences = held.filter(({ ourMinor, theirMinor }) => ourMinor !== theirMinor).length
  const faults: FaultFigures = { ...figures, accounts: held.length, differences }
  Object.assign(meta, { faults })
}
