import { CopyValue } from '../../../parts/facts/copy-value.tsx'

/** An address or a transaction of the chain, with a button that copies it. */
export function TronValue({ value, what }: { value: string; what: string }) {
  return (
    <span className="tabular inline-flex min-w-0 items-center gap-1 text-xs wrap-anywhere">
      <span className="min-w-0">{value}</span>
      <CopyValue value={value} what={what} />
    </span>
  )
}
