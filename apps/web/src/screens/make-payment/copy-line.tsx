import { paymentText } from '@maidan/locales'
import { Button, copyText, showToast } from '@maidan/ui'
import { clsx } from 'clsx'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../lib/text/language.ts'

type Props = {
  label: string
  /** What is copied; empty if there is nothing. */
  value: string
  copied: string
  nothing: string
  /** Wraps a long value instead of cutting it. */
  whole?: boolean
  children: ReactNode
}

/** A fact with its copy button, which says how it went in the documents' own alerts. */
export function CopyLine({ label, value, copied, nothing, whole = false, children }: Props) {
  const t = useText(paymentText)
  const copy = async () => {
    const done = value !== '' && (await copyText(value))
    if (done) showToast(copied, 'good')
    // The documents ask for an alert; the toast stays for a moment after it is closed.
    window.alert(done ? copied : value === '' ? nothing : t('copyRefused'))
  }
  return (
    <div className="mt-2 flex min-h-14 items-center gap-3 rounded-card border border-field-700 bg-field-900 py-1.5 pr-1.5 pl-4">
      <div
        className={clsx(
          'tabular min-w-0 flex-1 text-lg font-bold tracking-wide',
          whole ? 'break-all' : 'truncate',
        )}
      >
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
