import { paymentText } from '@maidan/locales'
import { Button, copyText } from '@maidan/ui'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../lib/language.ts'

type Props = {
  label: string
  /** What is copied; empty if there is nothing. */
  value: string
  copied: string
  nothing: string
  children: ReactNode
}

/** A fact with its copy button, which says how it went in the documents' own alerts. */
export function CopyLine({ label, value, copied, nothing, children }: Props) {
  const t = useText(paymentText)
  const copy = async () => {
    if (value === '') return window.alert(nothing)
    return window.alert((await copyText(value)) ? copied : t('copyRefused'))
  }
  return (
    <div className="mt-2 flex min-h-14 items-center gap-3 rounded-card border border-field-700 bg-field-900 py-1.5 pr-1.5 pl-4">
      <div className="tabular min-w-0 flex-1 truncate text-lg font-bold tracking-wide">
        {children}
      </div>
      <Button
        aria-label={label}
        className="h-11! px-4"
        look="secondary"
        onClick={() => void copy()}
        size="small"
      >
        <Copy aria-hidden className="size-4" />
        {t('copy')}
      </Button>
    </div>
  )
}
