import { Link, type LinkProps } from '@tanstack/react-router'
import { OctagonAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Note } from '../../parts/notes/note.tsx'

type Props = Pick<LinkProps, 'to' | 'search'> & { children: ReactNode }

/** What cannot wait, with the way to where it is dealt with. */
export function AlarmNote({ to, search, children }: Props) {
  return (
    <div role="alert">
      <Note icon={OctagonAlert} tone="bad">
        <Link className="underline underline-offset-2" search={search} to={to}>
          {children}
        </Link>
      </Note>
    </div>
  )
}
