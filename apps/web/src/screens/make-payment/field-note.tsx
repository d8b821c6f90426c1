import { CircleAlert } from 'lucide-react'

/** One of the documents' Bengali texts below its field, marked as Bengali in either language. */
export function FieldNote({ children }: { children: string }) {
  return (
    <p className="mt-1.5 flex items-start gap-1.5 text-sm text-clay-soft" lang="bn" role="alert">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  )
}
