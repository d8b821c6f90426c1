import { Money } from '../../parts/facts/money.tsx'
import { readShares } from './approval.ts'

/** What each undecided entry of a contest gets back, a line for each size of stake. */
export function EntryShares({ value, currency }: { value: string; currency: string }) {
  return readShares(value).map(({ count, stake, back }) => (
    <span className="block" key={stake}>
      <span className="tabular">{count}</span> × <Money amount={stake} currency={currency} /> →{' '}
      <Money amount={back} currency={currency} />
    </span>
  ))
}
