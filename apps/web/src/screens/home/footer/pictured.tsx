import type { ReactNode } from 'react'
import { storageUrl } from '../../../lib/calls/origins.ts'

/** A few words beside a small picture. */
export function Pictured({ picture, children }: { picture: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-4">
      <img
        alt=""
        className="size-18 shrink-0"
        height={72}
        loading="lazy"
        src={storageUrl(picture)}
        width={72}
      />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
