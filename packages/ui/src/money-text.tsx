import { moneyText } from '@maidan/money'
import type { Currency } from '@maidan/money'
import { clsx } from 'clsx'

/** An amount in tabular figures; `signed` colours it and writes + or −. */
export function MoneyText(props: {
  minor: bigint
  currency?: Currency
  signed?: boolean
  className?: string
}) {
  const { minor, currency = 'BDT', signed = false } = props
  const size = minor < 0n ? -minor : minor
  return (
    <span
      className={clsx(
        'tabular whitespace-nowrap',
        signed && minor > 0n && 'text-grass',
        signed && minor < 0n && 'text-clay-soft',
        props.className,
      )}
    >
      {minor < 0n ? '−' : signed && minor > 0n && '+'}
      {moneyText(size, currency)}
    </span>
  )
}
