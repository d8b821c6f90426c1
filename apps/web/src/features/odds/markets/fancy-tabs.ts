import type { Fancy, FancyCode } from '../events/event-lines.ts'

export type FancyTab = 'all' | 'fancy' | 'ballByBall' | 'khadda' | 'lottery' | 'oddEven'

/** The tabs in the documents' order, each with its code (EXCH-11, EXCH-12). */
export const fancyTabs = [
  { tab: 'all', code: 1 },
  { tab: 'fancy', code: 2 },
  { tab: 'ballByBall', code: 6 },
  { tab: 'khadda', code: 3 },
  { tab: 'lottery', code: 4 },
  { tab: 'oddEven', code: 5 },
] as const satisfies readonly { tab: FancyTab; code: 1 | FancyCode }[]

/** The entries of a tab; one without a code is an ordinary fancy (SIL-114). */
export function fanciesOf(fancies: readonly Fancy[], tab: FancyTab): readonly Fancy[] {
  const code = fancyTabs.find((one) => one.tab === tab)?.code
  return code === 1 ? fancies : fancies.filter((fancy) => (fancy.code ?? 2) === code)
}
