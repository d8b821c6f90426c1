import { securityText } from '@maidan/locales'
import { useEffect, useRef } from 'react'
import { useText } from '../../lib/text/language.ts'

type Props = { step?: 1 | 2 | 3; title: string; lead: string }

/** The head of a step; it takes the focus, so that a screen reader goes on from here. */
export function StepHead({ step, title, lead }: Props) {
  const t = useText(securityText)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <header className="flex flex-col gap-1">
      {step !== undefined && (
        <p className="text-sm font-medium text-quiet">{t('step', { step })}</p>
      )}
      <h2 className="text-xl font-bold text-balance outline-none" ref={head} tabIndex={-1}>
        {title}
      </h2>
      <p className="text-quiet">{lead}</p>
    </header>
  )
}
