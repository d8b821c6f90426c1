import { shellText } from '@maidan/locales'
import { useText } from '@maidan/ui'

/** Lets the keyboard pass over the header. */
export function SkipLink() {
  const t = useText(shellText)
  return (
    <a
      className="sr-only rounded-card bg-floodlight font-semibold text-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-3"
      href="#content"
    >
      {t('skipToContent')}
    </a>
  )
}
