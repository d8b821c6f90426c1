import { commonText } from '@maidan/locales'
import { CircleCheck, CircleX, Clock3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import type { Tone } from './badge.tsx'
import { useText } from '../language.tsx'

export type Status = 'processing' | 'success' | 'fail'

const tones = { processing: 'waiting', success: 'good', fail: 'bad' } as const satisfies Record<
  Status,
  Tone
>
const icons = { processing: Clock3, success: CircleCheck, fail: CircleX } as const

/** The state of a request, in colour, sign and word; `children` replaces the word. */
export function StatusPill(props: { status: Status; children?: ReactNode }) {
  const t = useText(commonText)
  const Icon = icons[props.status]
  return (
    <Badge tone={tones[props.status]}>
      <Icon aria-hidden className="size-3.5" />
      {props.children ?? t(props.status)}
    </Badge>
  )
}
