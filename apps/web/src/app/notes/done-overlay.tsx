import { Check, LoaderCircle } from 'lucide-react'

/** A success over the whole page until the next page opens; `note` says what still goes on. */
export function DoneOverlay({ children, note }: { children: string; note?: string | undefined }) {
  return (
    <div
      className="fixed inset-0 z-50 flex animate-fade flex-col items-center justify-center gap-5 bg-field-950 p-6 text-center"
      role="status"
    >
      <span className="flex size-20 animate-rise items-center justify-center rounded-full bg-grass text-ink">
        <Check aria-hidden className="size-11" strokeWidth={3} />
      </span>
      <p className="text-xl font-semibold text-balance">{children}</p>
      {note !== undefined && (
        <p className="flex items-center gap-2 text-sm text-quiet">
          <LoaderCircle aria-hidden className="size-5 animate-spin" />
          {note}
        </p>
      )}
    </div>
  )
}
