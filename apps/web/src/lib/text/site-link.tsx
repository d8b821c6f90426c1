import type { ReactNode } from 'react'
import { Link } from '../router/link.tsx'

type Props = { to: string; className: string; children: ReactNode }

/** A link to an address of this site that somebody typed, with its query and its anchor. */
export function SiteLink({ to, className, children }: Props) {
  const { pathname, searchParams, hash } = new URL(to, location.origin)
  return (
    <Link
      className={className}
      hash={hash.slice(1)}
      search={Object.fromEntries(searchParams)}
      to={pathname}
    >
      {children}
    </Link>
  )
}
