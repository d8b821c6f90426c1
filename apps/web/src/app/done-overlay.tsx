import { Check } from 'lucide-react'

/** The success over the whole page, until the next page opens. */
export function DoneOverlay({ children }: { children: string }) {
  return (
    <div
      className="fixed inset-0 z-50 flex animate-fade flex-col items-center justify-center gap-5 bg-field-950 p-6 text-center"
      role="status"
    >
      <span className="flex size-20 animate-rise items-center justify-center rounded-full bg-grass text-field-950">
        <Check aria-hidden className="size-11" strokeWidth={3} />
      </span>
      <p className="text-xl font-semibold text-balance">{children}</p>
    </div>
  )
}
