import { clsx } from 'clsx'

/** How many deposits have no known end: any is one to look at. */
export function Unknown({ count }: { count: number }) {
  return <span className={clsx(count > 0 && 'font-semibold text-amber')}>{count}</span>
}
