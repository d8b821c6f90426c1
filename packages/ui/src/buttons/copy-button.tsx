import { commonText } from '@maidan/locales'
import { clsx } from 'clsx'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'
import { useText } from '../language.tsx'

const shownMs = 2000

/** Copies `value`, says so for two seconds, and tells the screen how it went. */
export function CopyButton(props: {
  value: string
  /** What is copied, for screen readers: "Copy account number". */
  label?: string
  className?: string
  onCopied?: (done: boolean) => void
}) {
  const t = useText(commonText)
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return undefined
    const timer = setTimeout(() => setDone(false), shownMs)
    return () => clearTimeout(timer)
  }, [done])
  const copy = async () => {
    const copied = await copyText(props.value)
    setDone(copied)
    props.onCopied?.(copied)
  }
  return (
    <button
      aria-label={props.label}
      className={clsx(
        'inline-flex h-11 shrink-0 items-center gap-1.5 rounded-full bg-field-700 px-4 text-sm font-semibold transition hover:bg-field-600',
        done && 'text-grass',
        props.className,
      )}
      onClick={() => void copy()}
      type="button"
    >
      {done ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
      <span aria-live="polite">{done ? t('copied') : t('copy')}</span>
    </button>
  )
}
