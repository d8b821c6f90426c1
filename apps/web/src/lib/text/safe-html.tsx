import { useEffect, useState } from 'react'

/**
 * Text that staff write as HTML. It passes through a sanitiser, which is fetched only for text
 * that holds markup; until it is there the bare words stand in its place.
 */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  const [clean, setClean] = useState<{ of: string; html: string } | null>(null)
  const marked = /[<&]/.test(html)
  useEffect(() => {
    if (!marked) return
    void import('dompurify').then(({ default: purify }) =>
      setClean({ of: html, html: purify.sanitize(html, { USE_PROFILES: { html: true } }) }),
    )
  }, [html, marked])
  if (!marked) return <span className={className}>{html}</span>
  if (clean?.of !== html) return <span className={className}>{bareText(html)}</span>
  return <span className={className} dangerouslySetInnerHTML={{ __html: clean.html }} />
}

/** The words of a piece of HTML, without its tags. */
export function bareText(html: string): string {
  return html.replace(/<[^>]*>/g, '')
}
