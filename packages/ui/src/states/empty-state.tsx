import { commonText } from '@maidan/locales'
import type { ReactNode } from 'react'
import { useText } from '../language.tsx'

/** Nothing to show: a small drawing, the plain fact, and the one next step. */
export function EmptyState(props: {
  /** "No Data" in the player's language unless said otherwise. */
  title?: ReactNode
  hint?: ReactNode
  /** Address of a picture; a drawn empty stand is used without one. */
  picture?: string
  action?: ReactNode
}) {
  const t = useText(commonText)
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-10 text-center">
      {props.picture === undefined ? (
        <EmptyPitch />
      ) : (
        <img
          alt=""
          className="h-28 w-40 object-contain"
          height={112}
          src={props.picture}
          width={160}
        />
      )}
      <p className="text-base font-semibold">{props.title ?? t('noData')}</p>
      {props.hint !== undefined && <p className="max-w-xs text-sm text-quiet">{props.hint}</p>}
      {props.action}
    </div>
  )
}

function EmptyPitch() {
  return (
    <svg aria-hidden className="h-28 w-40" fill="none" viewBox="0 0 160 112">
      <ellipse className="fill-field-900" cx="80" cy="84" rx="76" ry="24" />
      <ellipse className="stroke-field-700" cx="80" cy="84" rx="52" ry="15" strokeWidth="2" />
      <path className="fill-floodlight/10" d="M34 22 6 92a76 24 0 0 0 92 8L44 20Z" />
      <path className="fill-floodlight/10" d="m126 22 28 70a76 24 0 0 1-92 8l54-80Z" />
      <path
        className="stroke-field-600"
        d="M38 24v52M122 24v52"
        strokeLinecap="round"
        strokeWidth="4"
      />
      <rect className="fill-field-700" height="14" rx="4" width="30" x="23" y="10" />
      <rect className="fill-field-700" height="14" rx="4" width="30" x="107" y="10" />
      <g className="fill-floodlight">
        <circle cx="31" cy="17" r="3" />
        <circle cx="45" cy="17" r="3" />
        <circle cx="115" cy="17" r="3" />
        <circle cx="129" cy="17" r="3" />
      </g>
      <path
        className="stroke-quiet"
        d="M73 62v26M80 61v27M87 62v26M72 61h16"
        strokeLinecap="round"
        strokeWidth="3"
      />
    </svg>
  )
}
