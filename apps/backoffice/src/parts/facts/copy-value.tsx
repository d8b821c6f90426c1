import { commonText, deskText } from '@maidan/locales'
import { copyText, showToast, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'

const shownMs = 2000

/** A small button that copies one value of a record. */
export function CopyValue(props: { value: string; what: string; className?: string }) {
  const t = useText(deskText)
  const common = useText(commonText)
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return undefined
    const timer = setTimeout(() => setDone(false), shownMs)
    return () => clearTimeout(timer)
  }, [done])
  const copy = async () => {
    const copied = await copyText(props.value)
    setDone(copied)
    if (!copied) showToast(common('copyFailed'), 'bad')
  }
  const label = done ? common('copied') : t('copyWhat', { what: props.what })
  const Icon = done ? Check : Copy
  return (
    <button
      aria-label={label}
      className={clsx(
        'relative inline-grid size-7 shrink-0 place-content-center rounded-md align-middle transition',
        "before:absolute before:-inset-1.5 before:content-['']",
        done ? 'text-grass' : 'text-quiet hover:bg-field-700 hover:text-text',
        props.className,
      )}
      onClick={() => void copy()}
      title={label}
      type="button"
    >
      <Icon aria-hidden className="size-3.5" />
    </button>
  )
}
